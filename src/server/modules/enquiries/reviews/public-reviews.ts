/** @file The reviews of a vendor for the public, and for the vendor itself. */
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from '#platform/db/drizzle.ts';
import { maxItems, reviewLimits } from '#facts/limits.ts';
import { changesOf, isUndoable, reviewUndoMinutes } from '#domain/reviews/review-changes.ts';
import { shownReviews } from '#domain/reviews/review-statuses.ts';
import { reviewMentions, type ReviewMention } from '#domain/reviews/review-mentions.ts';
import type { ReviewOrder } from '#domain/reviews/review-orders.ts';
import { reviewReasons } from '#domain/reviews/review-reasons.ts';
import { averageOf } from '#domain/reviews/star-average.ts';
import type { ShownReview, VendorReviews, WorkshopReview } from '#contract/reviews.ts';
import { minuteMs } from '#facts/time.ts';
import { t, translated } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { reviews, vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';
import { Problem } from '#platform/problem.ts';
import { picturesOfReviews, shownPictures } from './review-pictures.ts';
import type { ReviewRow } from './reviews.types.ts';

const orders: Readonly<Record<ReviewOrder, SQL[]>> = {
  newest: [],
  highest: [desc(reviews.stars)],
  lowest: [sql`${reviews.stars} asc`],
};
const isShown = inArray(reviews.status, [...shownReviews]);
/** The condition of a formerly public review. */
const isGone = and(inArray(reviews.status, ['withdrawn', 'removed']), isNotNull(reviews.publishedAt));

const instantOrEpoch = (at: Date | null): string => (at ?? new Date(0)).toISOString();

const shown = (row: ReviewRow, pictures: Parameters<typeof shownPictures>[0]): ShownReview => ({
  id: row.id,
  stars: row.stars ?? 0,
  text: row.text ?? '',
  author: row.author ?? '',
  lang: row.locale,
  writtenAt: instantOrEpoch(row.writtenAt),
  proof: { booked: row.booked, at: instantOrEpoch(row.askedAt) },
  mentions: row.mentions.map((one) => translated(reviewMentions[one])),
  answer:
    row.status === 'answered' && row.answer ? { text: row.answer, at: instantOrEpoch(row.answeredAt) } : null,
  pictures: shownPictures(pictures, row.author ?? ''),
});

/** Reads a page of public reviews. @throws Problem not_found for a vendor that is not public */
export async function publicReviews(
  db: Database,
  vendorId: string,
  { order, page: asked }: { order: ReviewOrder; page: number },
): Promise<VendorReviews> {
  const [vendor] = await db
    .select({ sum: vendors.ratingSum, count: vendors.ratingCount })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), isPublic(vendors)));
  if (!vendor) throw new Problem('not_found', { message: t('Vendor not found') });
  const ofVendor = eq(reviews.vendorId, vendorId);
  const latest = [desc(reviews.writtenAt), desc(reviews.id)];
  const pages = Math.min(reviewLimits.pagesMax, Math.max(1, Math.ceil(vendor.count / reviewLimits.shown)));
  const page = Math.min(asked, pages);
  const rows = await db
    .select()
    .from(reviews)
    .where(and(ofVendor, isShown))
    .orderBy(...orders[order], ...latest)
    .limit(reviewLimits.shown)
    .offset((page - 1) * reviewLimits.shown);
  const pictures = await picturesOfReviews(
    db,
    rows.map(({ id }) => id),
  );
  const byStars = await db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(ofVendor, isShown))
    .groupBy(reviews.stars);
  const mention = sql<ReviewMention>`unnest(${reviews.mentions})`;
  const mentioned = await db
    .select({ mention, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(ofVendor, isShown))
    .groupBy(mention)
    .orderBy(sql`2 desc`, sql`1`);
  const gone =
    page > 1
      ? []
      : await db
          .select()
          .from(reviews)
          .where(and(ofVendor, isGone))
          .orderBy(...latest)
          .limit(reviewLimits.shown);
  return {
    count: vendor.count,
    average: averageOf(vendor),
    distribution: [1, 2, 3, 4, 5].map((stars) => byStars.find((one) => one.stars === stars)?.count ?? 0),
    mentioned: mentioned.flatMap((one) =>
      one.mention in reviewMentions
        ? { label: translated(reviewMentions[one.mention]), count: one.count }
        : [],
    ),
    page,
    pages,
    reviews: rows.map((row) => shown(row, pictures.get(row.id))),
    gone: gone.map((row) => ({
      id: row.id,
      writtenAt: instantOrEpoch(row.writtenAt),
      by: row.status === 'removed' ? 'staff' : 'family',
      reason: row.reason && translated(reviewReasons[row.reason].label),
    })),
  };
}

/** Returns the reviews for the workshop: those that are or were public. */
export async function workshopReviews(db: Database, vendorId: string, now: Date): Promise<WorkshopReview[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.vendorId, vendorId), isNotNull(reviews.publishedAt)))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(maxItems.list);
  const pictures = await picturesOfReviews(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const isThere = (shownReviews as readonly string[]).includes(row.status);
    const { answeredAt } = row;
    return {
      ...shown(
        isThere ? row : { ...row, text: null, author: null, mentions: [] },
        isThere ? pictures.get(row.id) : [],
      ),
      stars: isThere ? row.stars : null,
      status: row.status as WorkshopReview['status'],
      reason: row.reason,
      mayAnswer: changesOf('vendor', row, now).includes('answer'),
      undoableUntil:
        row.status === 'answered' && answeredAt && isUndoable(answeredAt, now)
          ? new Date(answeredAt.getTime() + reviewUndoMinutes * minuteMs).toISOString()
          : null,
    };
  });
}
