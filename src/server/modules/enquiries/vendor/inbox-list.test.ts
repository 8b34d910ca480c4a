import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { inboxLimits } from '#facts/limits.ts';
import { hourMs } from '#facts/time.ts';
import { accounts } from '#platform/db/tables.ts';
import { samplePayload, sender } from '#support/enquiry-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
beforeEach(async () => {
  now = start;
  await site.reset();
  vendor = await registerVendor(site);
  await site.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.vendorId, vendor.id));
});

const kind = enquiryKinds.business;
/** Sends a request from the vendor's own page with consent, an hour after the previous one. */
async function asked(message: string) {
  now = new Date(now.getTime() + hourMs);
  const payload = { ...samplePayload(kind, 'all'), vendorId: vendor.id };
  const field = kind.fields.find(({ role }) => role === 'message')!.name;
  const answer = await site.post(
    kind.path,
    { ...payload, [field]: message },
    { 'x-form': 'share=1&elapsedMs=60000' },
  );
  expect(answer.status, answer.text).toBe(201);
}
const list = async () => (await call(site, 'GET /api/workshop/enquiries', vendor)).json<Inbox>().entries;
const gists = async () => (await list()).map(({ gist }) => gist);

it('begins with what is to be answered, the most urgent first; the others follow, the newest first', async () => {
  for (const message of ['First', 'Second', 'Third', 'Fourth']) await asked(message);
  expect(await gists()).toEqual(['First', 'Second', 'Third', 'Fourth']);
  const answer = async (wanted: string) => {
    const { id } = (await list()).find(({ gist }) => gist === wanted)!;
    const body = { text: 'With pleasure.', key: `answer-to-${wanted}` };
    const sent = await call(site, `POST /api/workshop/enquiries/${id}/messages`, { ...vendor, body });
    expect(sent.status, sent.text).toBeLessThan(300);
  };
  await answer('First');
  await answer('Third');
  expect(await gists()).toEqual(['Second', 'Fourth', 'Third', 'First']);
});

it('says how each begins on one line, and never how to reach the family', async () => {
  const message = `${sender.name} here.\nCall ${sender.phone} or write to ${sender.email}.\n\n${'🎉'.repeat(200)}`;
  await asked(message);
  const [entry] = await list();
  expect(entry).toMatchObject({ holdsContact: true });
  for (const word of [...sender.name.split(' '), sender.phone, sender.email])
    expect(entry!.gist).not.toContain(word);
  expect(entry!.gist).toMatch(/^••• ••• here\. Call ••• or write to •••/);
  expect(entry!.gist.length).toBeLessThanOrEqual(inboxLimits.gist);
  expect(entry!.gist.isWellFormed()).toBe(true);
});
