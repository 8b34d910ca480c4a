import fc from 'fast-check';
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, expect, it } from 'vitest';
import { minuteMs } from '#facts/time.ts';
import {
  allowsChange,
  reviewChanges,
  reviewUndoMinutes,
  staffReviewChanges,
  type ReviewChange,
  type ReviewChangeName,
} from '#domain/reviews/review-changes.ts';
import { shownReviews } from '#domain/reviews/review-statuses.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import { events, introductions, enquiries, reviews, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
let other: TestVendor;
let secret: string;
let introductionId: string;

beforeAll(async () => {
  vendor = await registerVendor(site);
  other = await registerVendor(site);
  const body = { name: 'Meena Kumari', email: 'meena@example.in', phone: '9811000001' };
  const receipt = (await site.post('/api/contacts', body)).json<EnquiryReceipt>();
  secret = receipt.statusUrl!.split('/').at(-1)!;
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.reference, receipt.reference));
  const [introduction] = await site.db
    .insert(introductions)
    .values({
      enquiryId: enquiry!.id,
      vendorId: vendor.id,
      vendorName: 'Amaltas Farm',
      status: 'replied',
      memberName: 'asha',
      sentAt: start,
      repliedAt: start,
    })
    .returning();
  introductionId = introduction!.id;
});

const words = 'They answered within an hour and kept to what was agreed; the food was warm and on time.';
const answerWords = 'Thank you for coming to us.';
const changes: Readonly<Record<ReviewChangeName, ReviewChange>> = reviewChanges;

/** Each change as a call; the id is that of the review, or of none. */
const calls: Partial<Record<ReviewChangeName, (id: string, token: string) => Promise<{ status: number }>>> = {
  write: () =>
    site.post(`/api/reviews/${secret}`, { introductionId, stars: 4, text: words, name: 'first', met: true }),
  withdraw: () => site.post(`/api/reviews/${secret}/withdraw`, { introductionId }),
  answer: (id, token) =>
    call(site, `PUT /api/workshop/reviews/${id}/answer`, { token, body: { text: answerWords } }),
  unanswer: (id, token) => call(site, `DELETE /api/workshop/reviews/${id}/answer`, { token }),
  ...Object.fromEntries(
    staffReviewChanges.map((change) => [
      change,
      (id: string) => asStaff(site, `PUT /api/staff/reviews/${id}`, { change, reason: 'abuse' }),
    ]),
  ),
};

const names = Object.keys(calls) as ReviewChangeName[];
const act = fc.record({
  /** Mostly a change that the state allows, or allowed a while ago: a purely random walk never leaves its start. */
  wild: fc.constantFrom(false, false, false, true),
  pick: fc.nat(),
  stranger: fc.constantFrom(false, false, false, true),
  minutes: fc.constantFrom(0, 1, reviewUndoMinutes - 1, reviewUndoMinutes, 60),
});
const none = '0192f000-0000-7000-8000-000000000000';

it(
  'a review changes only as its table says, and nobody reads an unpublished one, in any order of acts',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
        now = start;
        await site.db.delete(reviews);
        await site.db.delete(events);
        await site.db.update(vendors).set({ ratingSum: 0, ratingCount: 0 });
        await site.drop([`vendor:${vendor.id}`, 'vendors'], { hard: true });
        for (const { wild, pick, stranger, minutes } of acts) {
          now = new Date(now.getTime() + minutes * minuteMs);
          await site.notifyReviews();
          const [before] = await site.db.select().from(reviews);
          const leading = names.filter((one) => changes[one].from.includes(before?.status ?? 'none'));
          const open = wild || leading.length === 0 ? names : leading;
          const name = open[pick % open.length]!;
          const foreign = stranger && changes[name].by === 'vendor';
          const may = !foreign && allowsChange(name, before ?? null, now);
          const { status } = await calls[name]!(before?.id ?? none, (foreign ? other : vendor).token);
          const [after] = await site.db.select().from(reviews);
          expect([name, status < 300]).toEqual([name, may]);
          if (!may) expect(after?.status).toBe(before?.status);
          const { soonAfter } = changes[name];
          if (may && soonAfter)
            expect(now.getTime() - before![soonAfter]!.getTime()).toBeLessThan(reviewUndoMinutes * minuteMs);
          const isShown = shownReviews.some((one) => one === after?.status);
          const page = (await site.get(`/api/vendor/${vendor.id}/reviews`)).json<VendorReviews>();
          expect(JSON.stringify(page).includes(words)).toBe(isShown);
          expect(JSON.stringify(page).includes(answerWords)).toBe(after?.status === 'answered');
          expect(page.count).toBe(isShown ? 1 : 0);
          if (after?.status === 'withdrawn') expect([after.text, after.stars]).toEqual([null, null]);
        }
      }),
      { numRuns: 20 },
    ),
  60_000,
);
