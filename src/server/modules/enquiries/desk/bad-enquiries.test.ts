import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import type { BadEnquiries } from '#contract/desk/bad-enquiries.ts';
import type { Today } from '#contract/desk/today.ts';
import type { ReportReason } from '#domain/enquiries/introduction-changes.ts';
import { introductions, enquiries } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { asStaff } from '#support/as-staff.ts';
import { sawAll } from '#support/seen.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const now = new Date('2026-11-20T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
beforeEach(() => site.reset());

async function passedOn(sourcePage: string | null, reason?: ReportReason, sentAt: Date | null = now) {
  const [reference] = await storeEnquiries(site, [{ sourcePage }]);
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.reference, reference!));
  const id = newId();
  await site.db.insert(introductions).values({
    id,
    enquiryId: enquiry!.id,
    vendorId: newId(),
    vendorName: 'Kesar Mithai Ghar',
    memberName: 'Rohan',
    status: sentAt ? 'seen' : 'proposed',
    sentAt,
    ...(reason && { reportReason: reason, reportedAt: now }),
  });
  return { reference: reference!, id };
}
const read = async (months = 1) =>
  (await asStaff(site, `GET /api/staff/bad-enquiries?months=${months}`)).json<BadEnquiries>();
const none = { 'wrong-number': 0, 'not-mine': 0, duplicate: 0, abusive: 0 };

it('counts by page, whatever the record and the language, and by reason', async () => {
  await passedOn('/profile/0192f000-0000-7000-8000-000000000000', 'wrong-number');
  await passedOn('/hi/profile/0192f000-0000-7000-8000-000000000001');
  await passedOn('/catering', 'abusive');
  await passedOn('/catering', 'duplicate');
  await passedOn('/no/such/page');
  await passedOn(null);
  expect(await read()).toEqual({
    sources: [
      { page: '/catering', requests: 2, reports: { ...none, abusive: 1, duplicate: 1 } },
      { page: '/profile/:vendorId', requests: 2, reports: { ...none, 'wrong-number': 1 } },
      { page: null, requests: 2, reports: none },
    ],
    unanswered: 3,
  });
});

it('counts by the calendar of Delhi, and only what a vendor was told of', async () => {
  await passedOn('/catering', 'abusive', new Date('2026-10-31T18:29:59Z'));
  await passedOn('/catering', undefined, new Date('2026-10-31T18:30:00Z'));
  await passedOn('/catering', undefined, null);
  expect(await read()).toMatchObject({ sources: [{ requests: 1, reports: none }], unanswered: 0 });
  expect(await read(2)).toMatchObject({ sources: [{ requests: 2 }], unanswered: 1 });
});

it('waits on the sheet until the staff has answered the vendor', async () => {
  const { reference, id } = await passedOn('/catering', 'wrong-number');
  const waiting = async () =>
    (await asStaff(site, 'GET /api/staff/sheet')).json<Today>().groups.find(({ name }) => name === 'reports');
  expect(await waiting()).toMatchObject({
    count: 1,
    lines: [{ id: reference, who: 'Kesar Mithai Ghar', note: 'Wrong number' }],
  });
  const at = `/api/staff/enquiries/${reference}/introductions/${id}/report`;
  expect(
    (await asStaff(site, `POST ${at}`, { answer: 'We called: a digit was wrong.', seen: sawAll })).status,
  ).toBe(200);
  expect(await waiting()).toBeUndefined();
  expect((await read()).unanswered).toBe(0);
});
