/** @postgres two uses race for one link */
import { beforeEach, expect, it } from 'vitest';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { MyEnquiries } from '#contract/my-links.ts';
import { myLinks } from '#platform/db/tables.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date('2026-11-20T06:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
  await forgetMails(site);
});

const email = 'kavita@family.example';
async function sent(address = email) {
  const payload = { ...samplePayload(enquiryKinds.catering, 'required'), email: address };
  const { reference, statusUrl } = (
    await site.post('/api/catering', payload, { 'x-form': 'share=1&elapsedMs=60000' })
  ).json<EnquiryReceipt>();
  return { reference, path: new URL(statusUrl!).pathname };
}
const ask = (address: string, language = '') => site.post(`${language}/api/my/links`, { email: address });
const mailed = async () => (await outgoingMails(site)).filter(({ text }) => /\/my\/[\w-]{43}/.test(text));
/** The job runs by itself; an empty job was queued after it. */
const link = async () => {
  await expect.poll(async () => (await mailed()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return /\/my\/([\w-]{43})/.exec((await mailed()).at(-1)!.text)![1]!;
};
const open = (secret: string) => site.post(`/api/my/links/${secret}`, {});

it('gathers all requests of an address by a mail, once', async () => {
  const first = await sent();
  now = new Date(now.getTime() + 60_000);
  const second = await sent('Kavita@Family.Example');
  await sent('somebody@else.example');
  const asked = await ask(email, '/hi');
  expect(asked.status).toBe(202);
  const secret = await link();
  const rows = await site.db.select().from(myLinks);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await mailed())[0]!.text).toContain(`http://site.test/hi/my/${secret}`);
  const opened = await open(secret);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(opened.json<MyEnquiries>().enquiries.map(({ path }) => path)).toEqual([second.path, first.path]);
  expect((await open(secret)).status).toBe(404);
  expect(await site.db.$count(myLinks)).toBe(0);
});

it('answers the same for an address that nobody used, and mails nothing', async () => {
  await sent();
  const unknown = await ask('nobody@else.example');
  const known = await ask(email);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await link();
  expect((await mailed()).map(({ to }) => to[0]!.address)).toEqual([email]);
  expect((await ask('no address')).status).toBe(422);
});

it('is good for fifteen minutes, of two at once for one, and forgets addresses after that', async () => {
  await sent();
  await ask(email);
  const secret = await link();
  now = new Date(now.getTime() + 15 * 60_000 - 1);
  const both = await Promise.all([open(secret), open(secret)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await ask(email);
  await expect.poll(async () => (await mailed()).length, { timeout: 15_000 }).toBe(2);
  const later = await link();
  now = new Date(now.getTime() + 15 * 60_000);
  expect((await open(later)).status).toBe(404);
  expect((await open('nothing')).status).toBe(404);
  await ask(email);
  await site.destroyWhatIsOld();
  expect((await site.db.select().from(myLinks)).every(({ expiresAt }) => expiresAt > now)).toBe(true);
});

it('shows nothing of a withdrawn, an erased or a flagged request', async () => {
  const kept = await sent();
  const withdrawn = await sent();
  const erased = await sent();
  await site.post(
    '/api/catering',
    { ...samplePayload(enquiryKinds.catering, 'required'), email },
    {
      'x-form': 'share=1&elapsedMs=60000&honeypot=x',
    },
  );
  await site.post(withdrawn.path.replace('/enquiry/', '/api/enquiries/') + '/withdraw', {});
  await site.post(erased.path.replace('/enquiry/', '/api/enquiries/') + '/erase', {});
  await ask(email);
  const opened = await open(await link());
  expect(opened.json<MyEnquiries>().enquiries.map(({ path }) => path)).toEqual([kept.path]);
});
