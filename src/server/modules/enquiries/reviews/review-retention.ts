/** @file Retention of reviews, and the remainder after an enquiry's withdrawal. */
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import { reviewCheckLimits } from '#domain/reviews/review-checks.ts';
import { reviewChanges } from '#domain/reviews/review-changes.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { reviews } from '#platform/db/tables.ts';
import { system } from '#platform/events.ts';
import { removePictures } from './review-pictures.ts';
import { withoutWords, type ReviewLifecycle } from './review-change.ts';

/** Withdraws all reviews of a withdrawn enquiry; a formerly public one leaves a line without text. */
export async function eraseReviewsOf(
  tx: Tx,
  enquiryId: string,
  { lifecycle: { lock, change }, now }: { lifecycle: Pick<ReviewLifecycle, 'lock' | 'change'>; now: Date },
): Promise<string[]> {
  const found = await tx.select().from(reviews).where(eq(reviews.enquiryId, enquiryId)).orderBy(reviews.id);
  for (const { id } of found) {
    const row = await lock(tx, id);
    if (!row) continue;
    if ((reviewChanges.withdraw.from as readonly string[]).includes(row.status))
      await change(tx, row, 'withdraw', { by: system });
    else if (row.status === 'invited') await tx.delete(reviews).where(eq(reviews.id, id));
    else {
      await removePictures(tx, id, now);
      await tx
        .update(reviews)
        .set({ ...withoutWords, answer: null })
        .where(eq(reviews.id, id));
    }
  }
  return found.map(({ vendorId }) => vendorId);
}

/** Deletes old reviews, the texts of unreadable ones, and network hashes. Returns the number of deleted reviews. */
export async function destroyOldReviews(
  db: Database,
  now: Date,
  { count }: Pick<ReviewLifecycle, 'count'>,
): Promise<number> {
  const unshown = daysBefore(now, retentionDays.unshownReview);
  const gone = await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(reviews)
      .where(
        or(
          lt(reviews.writtenAt, daysBefore(now, retentionDays.review)),
          and(isNull(reviews.introductionId), isNull(reviews.writtenAt)),
          and(
            inArray(reviews.status, ['refused', 'withdrawn']),
            isNull(reviews.publishedAt),
            lt(reviews.writtenAt, unshown),
          ),
        ),
      )
      .returning({ vendorId: reviews.vendorId });
    for (const vendorId of new Set(deleted.map((one) => one.vendorId))) await count(tx, vendorId);
    return deleted.length;
  });
  const untouched = { updatedAt: sql`${reviews.updatedAt}` };
  await db
    .update(reviews)
    .set({ ...withoutWords, answer: null, ...untouched })
    .where(and(eq(reviews.status, 'removed'), lt(reviews.decidedAt, unshown), isNotNull(reviews.text)));
  await db
    .update(reviews)
    .set({ networkHash: null, ...untouched })
    .where(
      and(
        isNotNull(reviews.networkHash),
        lt(reviews.writtenAt, daysBefore(now, reviewCheckLimits.networkFlood.days)),
      ),
    );
  return gone;
}
