/** @file Reviews at the desk: those that wait, with the findings of the checks, and the decision. */
import { and, asc, desc, eq, ilike, inArray, isNotNull, type SQL } from '#platform/db/drizzle.ts';
import { hourMs, minuteMs } from '#facts/time.ts';
import type { HandlerInput } from '#contract/kit.ts';
import { reviewMentions } from '#domain/reviews/review-mentions.ts';
import {
  changesOf,
  isUndoable,
  reviewDecisionHours,
  reviewUndoMinutes,
  type StaffReviewChange,
} from '#domain/reviews/review-changes.ts';
import { shownReviews, type ReviewStatus } from '#domain/reviews/review-statuses.ts';
import type { ReviewReason } from '#domain/reviews/review-reasons.ts';
import {
  reviewListMax,
  type deskReviewEndpoints,
  type ReviewView,
  type StaffReview,
} from '#contract/desk/reviews.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { likeEscaped } from '#platform/db/search-terms.ts';
import { enquiries, reviews, vendors } from '#platform/db/tables.ts';
import { recordLook, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { TodayReader } from '#platform/module.ts';
import { instantOf } from '#platform/clock.ts';
import type { ReviewLifecycle } from './review-change.ts';
import { picturesOfReviews, shownPictures } from './review-pictures.ts';
import type { ReviewDependencies, ReviewRow } from './reviews.types.ts';

type ListQuery = HandlerInput<typeof deskReviewEndpoints.staffReviewList>['query'];

const views: Readonly<Record<ReviewView, { statuses: readonly ReviewStatus[]; order: SQL }>> = {
  waiting: { statuses: ['written'], order: asc(reviews.writtenAt) },
  public: { statuses: shownReviews, order: desc(reviews.publishedAt) },
  refused: { statuses: ['refused'], order: desc(reviews.decidedAt) },
  gone: { statuses: ['removed', 'withdrawn'], order: desc(reviews.updatedAt) },
};

const isOverdue = ({ status, writtenAt }: ReviewRow, now: Date) =>
  status === 'written' &&
  writtenAt !== null &&
  now.getTime() >= writtenAt.getTime() + reviewDecisionHours * hourMs;

type ReviewOfVendor = { review: ReviewRow; vendor: string; reference: string | null };
type Pictures = Awaited<ReturnType<typeof picturesOfReviews>>;

const shown = (
  { review: row, vendor, reference }: ReviewOfVendor,
  { now, pictures }: { now: Date; pictures: Pictures },
): StaffReview => ({
  id: row.id,
  vendorId: row.vendorId,
  vendorName: vendor,
  reference,
  status: row.status,
  locale: row.locale,
  stars: row.stars,
  text: row.text,
  author: row.author,
  mentions: row.mentions.map((one) => reviewMentions[one]),
  pictures: shownPictures(pictures.get(row.id), row.author ?? '').map(({ picture }) => picture.src),
  flags: row.flags,
  booked: row.booked,
  askedAt: instantOf(row.askedAt),
  writtenAt: instantOf(row.writtenAt),
  overdue: isOverdue(row, now),
  decidedAt: instantOf(row.decidedAt),
  by: row.memberName,
  reason: row.reason,
  answer: row.answer,
  changes: changesOf('staff', row, now) as StaffReviewChange[],
  undoableUntil:
    row.decidedAt && isUndoable(row.decidedAt, now)
      ? new Date(row.decidedAt.getTime() + reviewUndoMinutes * minuteMs).toISOString()
      : null,
});

/** Creates reading and deciding reviews. */
export function createReviewDesk(
  { db, clock }: Pick<ReviewDependencies, 'db' | 'clock'>,
  lifecycle: ReviewLifecycle,
) {
  const read = (where: SQL | undefined, order: SQL, limit = reviewListMax): Promise<ReviewOfVendor[]> =>
    db
      .select({ review: reviews, vendor: vendors.companyName, reference: enquiries.reference })
      .from(reviews)
      .innerJoin(vendors, eq(vendors.id, reviews.vendorId))
      .leftJoin(enquiries, eq(enquiries.id, reviews.enquiryId))
      .where(and(isNotNull(reviews.writtenAt), where))
      .orderBy(order, reviews.id)
      .limit(limit);

  async function drawn(found: readonly ReviewOfVendor[]): Promise<StaffReview[]> {
    const pictures = await picturesOfReviews(
      db,
      found.map(({ review }) => review.id),
    );
    return found.map((one) => shown(one, { now: clock(), pictures }));
  }

  async function one(id: string): Promise<StaffReview> {
    const [found] = await read(eq(reviews.id, id), asc(reviews.id), 1);
    if (!found) throw new Problem('not_found');
    return (await drawn([found]))[0]!;
  }

  const waiting = eq(reviews.status, 'written');

  return {
    /** Returns the reviews of a view, or a single one in any state. */
    async list({ view, review, q }: ListQuery, by: Actor): Promise<StaffReview[]> {
      await recordLook(db, { type: 'reviews.listed', by, on: { kind: 'desk' }, at: clock() });
      if (review) return [await one(review)];
      const { statuses, order } = views[view];
      const words = likeEscaped(q?.trim() ?? '');
      const where = and(
        inArray(reviews.status, [...statuses]),
        words === '' ? undefined : ilike(vendors.companyName, `%${words}%`),
      );
      return drawn(await read(where, order));
    },

    /** Decides, or undoes a decision. Resolves to the changed review. @throws Problem not_found, conflict */
    async change(
      id: string,
      { change, reason, pictures }: { change: StaffReviewChange; reason?: ReviewReason; pictures?: number },
      by: Actor,
    ): Promise<StaffReview> {
      await db.transaction(async (tx) => {
        const row = await lifecycle.lock(tx, id);
        if (!row) throw new Problem('not_found');
        const there = (await picturesOfReviews(tx, [row.id])).get(row.id)?.length ?? 0;
        if (pictures !== undefined && pictures !== there)
          throw new Problem('conflict', {
            message: 'The family has changed the pictures meanwhile. Please look again.',
          });
        await lifecycle.change(tx, row, change, { by, reason });
      });
      return one(id);
    },

    /** Returns the waiting reviews, the longest wait first, for the page Today. */
    async today(now: Date): ReturnType<TodayReader> {
      const found = await read(waiting, asc(reviews.writtenAt), todayCountMax);
      return {
        count: found.length,
        lines: found.slice(0, todayLinesMax).map(({ review, vendor }) => ({
          id: review.id,
          title: `${review.stars} of 5 stars${review.flags.length > 0 ? ', flagged' : ''}`,
          who: vendor,
          at: instantOf(review.writtenAt),
          urgent: isOverdue(review, now),
          note: null,
        })),
      };
    },
  };
}
