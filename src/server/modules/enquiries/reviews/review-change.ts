/** @file Makes the changes of the contract's table (`#domain/reviews/review-changes.ts`). Only this file compares a status. */
import { and, eq, inArray, sql } from '#platform/db/drizzle.ts';
import {
  allowsChange,
  reviewChanges,
  type ReviewChange,
  type ReviewChangeName,
} from '#domain/reviews/review-changes.ts';
import { shownReviews } from '#domain/reviews/review-statuses.ts';
import type { ReviewReason } from '#domain/reviews/review-reasons.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { reviews } from '#platform/db/tables.ts';
import { recordEvent, system, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { removePictures } from './review-pictures.ts';
import type { ReviewDependencies, ReviewRow } from './reviews.types.ts';

/** The content of a review, and its metadata. */
export type ReviewText = Pick<
  ReviewRow,
  | 'stars'
  | 'text'
  | 'author'
  | 'mentions'
  | 'flags'
  | 'textHash'
  | 'networkHash'
  | 'booked'
  | 'askedAt'
  | 'locale'
>;
type ReviewChangeBy = { by: Actor; reason?: ReviewReason; answer?: string; written?: ReviewText };

/** The family's content, emptied; the day and the existence of the review stay. */
export const withoutWords = {
  stars: null,
  text: null,
  author: null,
  mentions: [],
  flags: [],
  textHash: null,
  networkHash: null,
} satisfies Partial<ReviewRow>;

const emptied = {
  decidedAt: { decidedAt: null },
  publishedAt: { publishedAt: null },
  answeredAt: { answeredAt: null },
  reason: { reason: null },
  answer: { answer: null },
  words: withoutWords,
} as const;

/** Returns the refusal of a change that the table does not allow. */
export const refusal = () =>
  new Problem('conflict', {
    message: t('This cannot be done with the review as it is now. Somebody may have changed it meanwhile.'),
  });

/** Returns the columns that a change writes. @throws Problem invalid_input when a required value is missing */
function columnsOf(
  row: ReviewRow,
  change: ReviewChange,
  given: ReviewChangeBy,
  at: Date,
): Partial<ReviewRow> {
  const { to, toIfAnswered, wants, moments = [], clears = [], by, tells, soonAfter } = change;
  if (wants === 'reason' && !given.reason)
    throw new Problem('invalid_input', {
      fieldErrors: { reason: t('Please choose one of the published reasons.') },
    });
  return {
    status: toIfAnswered && row.answer !== null ? toIfAnswered : to,
    ...Object.fromEntries(moments.map((moment) => [moment, at])),
    ...Object.assign({}, ...clears.map((name) => emptied[name])),
    ...(wants === 'reason' && { reason: given.reason! }),
    ...(wants === 'answer' && { answer: given.answer! }),
    ...(wants === 'review' && given.written),
    ...(by === 'staff' && { memberId: given.by.kind === 'staff' ? (given.by.id ?? null) : null }),
    ...(by === 'staff' && { memberName: given.by.name ?? '' }),
    // Mails wait until the decision is final; an undone decision is not mailed.
    ...(tells && { toldAt: null }),
    ...(soonAfter === 'decidedAt' && { toldAt: at }),
  };
}

/** Creates changes of single reviews, within a transaction. */
export function createReviewLifecycle({
  clock,
  keepRating,
}: Pick<ReviewDependencies, 'clock' | 'keepRating'>) {
  /** Recomputes the public rating, so that no change can make the sum wrong. */
  const count = (tx: Tx, vendorId: string): Promise<void> =>
    keepRating(tx, vendorId, async () => {
      const [found] = await tx
        .select({
          sum: sql<number>`coalesce(sum(${reviews.stars}), 0)::int`,
          count: sql<number>`count(*)::int`,
        })
        .from(reviews)
        .where(and(eq(reviews.vendorId, vendorId), inArray(reviews.status, [...shownReviews])));
      return found!;
    });

  /** Locks a review until the end of the transaction. */
  async function lock(tx: Tx, id: string): Promise<ReviewRow | undefined> {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    return row;
  }

  return {
    count,
    lock,

    /** Creates the row of an introduction's review, if there is none. Resolves to the id of a new row. */
    async begin(
      tx: Tx,
      { id: introductionId, enquiryId, vendorId }: { id: string; enquiryId: string; vendorId: string },
      { invited = false }: { invited?: boolean } = {},
    ): Promise<string | null> {
      const at = clock();
      const { to, event } = reviewChanges.invite;
      const [begun] = await tx
        .insert(reviews)
        .values({
          introductionId,
          enquiryId,
          vendorId,
          status: to,
          invitedAt: invited ? at : null,
          createdAt: at,
        })
        .onConflictDoNothing({ target: reviews.introductionId })
        .returning({ id: reviews.id });
      if (!begun) return null;
      const on = { kind: 'review', id: begun.id } as const;
      if (invited) await recordEvent(tx, { type: event, by: system, on, at, facts: { vendorId } });
      return begun.id;
    },

    /** Makes a change of the table on a locked row. @throws Problem conflict when the table does not allow it now */
    async change(tx: Tx, row: ReviewRow, name: ReviewChangeName, given: ReviewChangeBy): Promise<void> {
      const at = clock();
      const change: ReviewChange = reviewChanges[name];
      if (!allowsChange(name, row, at)) throw refusal();
      const set = columnsOf(row, change, given, at);
      await tx.update(reviews).set(set).where(eq(reviews.id, row.id));
      if (change.clears?.includes('words')) await removePictures(tx, row.id, at);
      await recordEvent(tx, {
        type: change.event,
        by: given.by,
        on: { kind: 'review', id: row.id },
        at,
        facts: {
          vendorId: row.vendorId,
          from: row.status,
          to: set.status!,
          ...(given.reason && { reason: given.reason }),
          ...(given.written && { flags: given.written.flags.length }),
        },
      });
      await count(tx, row.vendorId);
    },
  };
}
export type ReviewLifecycle = ReturnType<typeof createReviewLifecycle>;
