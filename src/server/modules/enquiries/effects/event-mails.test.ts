import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { dayInDelhi, dayMs, minuteMs } from '#facts/time.ts';
import { accounts } from '#platform/db/tables.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
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
  await forgetMails(site);
});

const kind = enquiryKinds.catering;
let families = 0;

/** Sends a request for a day so many days from now, and asks the vendor. */
async function asked(days: number, prefix = '') {
  const email = `family${(families += 1)}@family.example`;
  const eventDate = dayInDelhi(new Date(now.getTime() + days * dayMs));
  const body = { ...samplePayload(kind, 'required'), email, eventDate };
  const answer = await site.post(prefix + kind.path, body, { 'x-form': 'share=1&elapsedMs=60000' });
  expect(answer.status, answer.text).toBe(201);
  const { statusUrl, reference } = answer.json<EnquiryReceipt>();
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const made = await site.post(`${family}/vendors`, { vendorIds: [vendor.id] });
  expect(made.status, made.text).toBe(200);
  return { email, reference, id: made.json<EnquiryThreads>().vendors[0]!.introductionId };
}
const mailsTo = async (address: string) =>
  (await outgoingMails(site)).filter(({ to }) => to[0]!.address === address);

describe('a request to a vendor', () => {
  it('for a day within 48 hours is mailed at once by itself; others of the minute share a mail', async () => {
    for (const days of [30, 31, 0, 1, 2, 3]) await asked(days);
    const first = await mailsTo(vendor.email);
    expect(first.map(({ headings }) => headings)).toEqual([undefined, undefined, undefined, undefined]);
    now = new Date(now.getTime() + minuteMs);
    await site.sendHeldMails();
    const [bundle] = (await mailsTo(vendor.email)).slice(4);
    expect(bundle!.headings).toHaveLength(2);
  });

  it('says in subject and first line which day and what, and holds no contact detail there', async () => {
    const { email } = await asked(86);
    const [mail] = await mailsTo(vendor.email);
    expect(mail!.subject).toContain('A family asks about 14 February 2027');
    expect(mail!.preview).toContain('A family asks about 14 February 2027');
    for (const detail of [email, ...Object.values(samplePayload(kind, 'required')).map(String)].filter(
      (value) => value.length > 4 && !value.startsWith('20'),
    ))
      expect(mail!.subject + mail!.preview).not.toContain(detail);
  });

  it('that is declined is told to the family, once, in its language, with the way to others', async () => {
    const { email, reference, id } = await asked(30, '/hi');
    const decline = () =>
      call(site, `POST /api/workshop/enquiries/${id}/acts`, {
        token: vendor.token,
        body: { act: 'declined', reason: 'date' },
      });
    for (const answer of [await decline(), await decline()]) expect(answer.status, answer.text).toBe(200);
    const [, told, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(told!.subject).toContain(reference);
    expect(told!.subject).toMatch(/नहीं ले सकते/);
    expect(told!.button!.url).toContain('/hi/enquiry/');
  });
});
