import { beforeEach, expect, it } from 'vitest';
import { responseSteps } from '#domain/vendors/response-time.ts';
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { dayMs, hourMs, minuteMs } from '#facts/time.ts';
import { introductions, enquiries, vendors } from '#platform/db/tables.ts';
import { enquiryRow } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

let now = new Date('2026-11-23T06:00:00Z');
const site = setUpTestSite({ clock: () => now });
let vendorId: string;
beforeEach(async () => {
  await site.reset();
  vendorId = (await registerVendor(site)).id;
});

type Asked = { after?: number | null; daysAgo?: number; status?: IntroductionStatus };
/** Stores introductions of the vendor, each answered after this number of milliseconds, or never. */
async function introduced(asked: readonly Asked[]) {
  for (const { after = null, daysAgo = 10, status = after === null ? 'lapsed' : 'replied' } of asked) {
    const [enquiry] = await site.db.insert(enquiries).values(enquiryRow()).returning();
    const sentAt = new Date(now.getTime() - daysAgo * dayMs);
    await site.db.insert(introductions).values({
      enquiryId: enquiry!.id,
      vendorId,
      vendorName: 'Amaltas Farm',
      memberName: 'asha',
      status,
      sentAt,
      repliedAt: after === null ? null : new Date(sentAt.getTime() + after),
    });
  }
}
const hours = (count: number): Asked => ({ after: count * hourMs });
const told = async (prefix = '') => {
  await site.countResponseTimes();
  await site.drop([`vendor:${vendorId}`, 'vendors'], { hard: true });
  return (await site.get(`${prefix}/api/vendor/${vendorId}`)).json<PublicVendor>().responseTime;
};

it('tells the middle one of five, and nothing of four', async () => {
  await introduced([hours(1), hours(1), hours(2), hours(40)]);
  expect(await told()).toBeNull();
  await introduced([hours(30)]);
  expect(await told()).toBe('Usually answers within 2 hours');
  expect(await told('/hi')).toBe('आम तौर पर 2 घंटे में जवाब');
  const { vendors: cards } = (await site.get('/api/vendors')).json<DirectoryPage>();
  expect(cards.map(({ responseTime }) => responseTime)).toEqual(['Usually answers within 2 hours']);
});

it.each([
  [0, 'Usually answers within an hour'],
  [hourMs, 'Usually answers within an hour'],
  [hourMs + 1, 'Usually answers within 2 hours'],
  [23 * hourMs, 'Usually answers within a day'],
  [25 * hourMs, 'Usually answers within 2 days'],
  [responseSteps.at(-1)! * hourMs, 'Usually answers within 3 days'],
  [responseSteps.at(-1)! * hourMs + 1, null],
])('of %i milliseconds says %s', async (after, words) => {
  await introduced(Array.from({ length: 5 }, () => ({ after })));
  expect(await told()).toBe(words);
});

it('counts who let a request lapse as slower than everybody, and nobody who only declined, waits or was taken back', async () => {
  await introduced([hours(1), hours(1), { after: null }, { after: null }, { after: null }]);
  expect(await told()).toBeNull();
  await introduced([hours(1)]);
  expect(await told()).toBe('Usually answers within an hour');
  await introduced([
    { status: 'sent' },
    { status: 'seen' },
    { status: 'declined' },
    { status: 'recalled' },
    { status: 'proposed' },
  ]);
  expect(await told()).toBe('Usually answers within an hour');
});

it('forgets what is older than ninety days, and then drops the kept page without making it newer', async () => {
  await introduced([hours(1), hours(1), hours(1), hours(1), { after: 10 * minuteMs, daysAgo: 89 }]);
  expect(await told()).toBe('Usually answers within an hour');
  const [before] = await site.db.select().from(vendors);
  now = new Date(now.getTime() + 2 * dayMs);
  await site.countResponseTimes();
  // A cached reply is served once more while it is refreshed.
  await expect
    .poll(async () => (await site.get(`/api/vendor/${vendorId}`)).json<PublicVendor>().responseTime)
    .toBeNull();
  expect(await site.db.select().from(vendors)).toEqual([{ ...before!, responseHours: null }]);
});
