/** @file Pictures of reviews: added by the author before the decision, shown and deleted with the text. */
import { and, asc, eq, inArray, isNotNull, isNull } from '#platform/db/drizzle.ts';
import { reviewLimits } from '#facts/limits.ts';
import type { OpenReview } from '#contract/family-reviews.ts';
import { t } from '#words/t.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { reviewPictures } from '#platform/db/tables.ts';
import { makePicture, storedColumns } from '#platform/images/made-pictures.ts';
import { pictureDetail } from '#platform/images/picture-detail.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import type { PictureMaker } from '#platform/images/picture-maker.ts';
import type { PictureStore } from '#platform/images/picture-store.ts';
import { photoWidths } from '#platform/images/picture-widths.ts';
import type { UploadedFile } from '#platform/images/uploaded-files.ts';
import { Problem } from '#platform/problem.ts';

type Row = typeof reviewPictures.$inferSelect;
export type ShownPictures = NonNullable<OpenReview['pictures']>;

const present = isNull(reviewPictures.removedAt);
const batchSize = 200;

/** Returns the pictures of these reviews, in the order of upload. */
export async function picturesOfReviews(
  db: Database,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, Row[]>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(reviewPictures)
    .where(and(inArray(reviewPictures.reviewId, [...reviewIds]), present))
    .orderBy(asc(reviewPictures.id));
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}

/** Returns the pictures for a page. They have no description: the alternative text names the author of the review. */
export const shownPictures = (rows: readonly Row[] | undefined, author: string): ShownPictures =>
  (rows ?? []).map((row, index) => ({
    id: row.id,
    picture: pictureDetail(
      row,
      t('Picture {number} to the review by {author}', { number: String(index + 1), author }),
    ),
  }));

/**
 * Hides the pictures at once; `destroyRemoved` destroys the files.
 * @where When are the pictures of a review deleted?
 */
export const removePictures = async (tx: Tx, reviewId: string, at: Date): Promise<void> =>
  void (await tx
    .update(reviewPictures)
    .set({ removedAt: at })
    .where(and(eq(reviewPictures.reviewId, reviewId), present)));

const tooMany = () =>
  new Problem('conflict', {
    message: t('A review holds {count} pictures. Remove one first.', {
      count: String(reviewLimits.pictures),
    }),
  });

type Dependencies = { db: Database; store: PictureStore; maker: PictureMaker };

/** Creates the pictures over a database, a file store and a picture maker. */
export function createReviewPictures({ db, store, maker }: Dependencies) {
  const noteComplete = async (key: string, bytes: number) => {
    const told = await db
      .update(reviewPictures)
      .set({ formats: ['avif', 'webp', 'jpg'], bytes })
      .where(eq(reviewPictures.storageKey, key))
      .returning({ id: reviewPictures.id });
    return told.length > 0;
  };

  /** Returns whether it was sent before, also when removed since: a repeated upload does not restore it. */
  const sentBefore = async (within: Database, reviewId: string, uploadKey: string) =>
    (await within.$count(
      reviewPictures,
      and(eq(reviewPictures.reviewId, reviewId), eq(reviewPictures.uploadKey, uploadKey)),
    )) > 0;

  async function refuseFull(within: Database, reviewId: string): Promise<void> {
    const there = await within.$count(reviewPictures, and(eq(reviewPictures.reviewId, reviewId), present));
    if (there >= reviewLimits.pictures) throw tooMany();
  }

  return {
    /**
     * Adds the single picture of a form, once for repeated requests. `change` runs the storing while the review is locked and still waits.
     * @throws Problem with a sentence when the file is not an accepted picture, the limit is reached, or the review is decided
     */
    async add(
      { reviewId, uploadKey }: { reviewId: string; uploadKey: string },
      files: AsyncIterable<UploadedFile>,
      change: (work: (tx: Tx) => Promise<void>) => Promise<void>,
    ): Promise<void> {
      const known = await sentBefore(db, reviewId, uploadKey);
      if (!known) await refuseFull(db, reviewId);
      // Reads the rest of the upload to its end, so that the answer reaches the client.
      for await (const file of files) {
        if (known) continue;
        const made = await makePicture(maker, file, photoWidths);
        await store.putAll([made]);
        let existed = false;
        await change(async (tx) => {
          existed = await sentBefore(tx, reviewId, uploadKey);
          if (existed) return;
          await refuseFull(tx, reviewId);
          await tx.insert(reviewPictures).values({ ...storedColumns(made), reviewId, uploadKey });
        }).catch(async (error: unknown) => {
          // Only after a clear refusal: when the connection broke at the commit, the row may exist, and the sweep decides.
          if (error instanceof Problem) await store.discard([made]);
          throw error;
        });
        if (existed) await store.discard([made]);
        else store.completeLater(made, noteComplete, () => {});
      }
    },

    /** Removes a picture. @throws Problem not_found */
    async remove(tx: Tx, { reviewId, pictureId }: { reviewId: string; pictureId: string }, at: Date) {
      const gone = await tx
        .update(reviewPictures)
        .set({ removedAt: at })
        .where(and(eq(reviewPictures.id, pictureId), eq(reviewPictures.reviewId, reviewId), present))
        .returning({ id: reviewPictures.id });
      if (gone.length === 0) throw new Problem('not_found');
    },

    /** Destroys removed pictures, rows first; files that stay behind are swept. */
    async destroyRemoved(): Promise<void> {
      const old = db
        .select({ id: reviewPictures.id })
        .from(reviewPictures)
        .where(isNotNull(reviewPictures.removedAt))
        .limit(batchSize);
      const gone = await db.delete(reviewPictures).where(inArray(reviewPictures.id, old)).returning();
      if (gone.length > 0) await store.remove(gone.flatMap(filesOfPicture));
    },
  };
}
export type ReviewPictures = ReturnType<typeof createReviewPictures>;
