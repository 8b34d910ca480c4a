/**
 * @file Finds enquiries with nearly the same text. A text never changes, so each is compared once, by a job, with those of its kind within a
 * few days.
 */
import { and, desc, eq, ne, sql } from '#platform/db/drizzle.ts';
import { duplicates } from '#contract/desk/duplicates.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries, enquiryTwins } from '#platform/db/tables.ts';
import { isUncompared, sentAround } from './duplicate-candidates.ts';
import { isBefore, likenessOf, other } from './enquiry-likeness.ts';

/** The job runs each minute. */
const runsForMs = 40_000;

const laterOf = sql`case when ${isBefore(other, enquiries)} then ${enquiries.id} else ${other.id} end`;
const earlierOf = sql`case when ${isBefore(other, enquiries)} then ${other.id} else ${enquiries.id} end`;

/**
 * Stores the pairs of an enquiry and those with nearly its text, at most so many as a list shows, the nearest in time: a text that
 * everybody sends has no end of them.
 */
const compare = (db: Database, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [one] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('no key update');
    if (!one) return;
    const alike = tx
      .select({ laterId: laterOf.as('later_id'), earlierId: earlierOf.as('earlier_id') })
      .from(enquiries)
      .innerJoin(other, and(eq(other.kind, enquiries.kind), ne(other.id, enquiries.id)))
      .where(
        and(
          eq(enquiries.id, id),
          eq(other.quarantine, false),
          sentAround(one, other.createdAt),
          likenessOf(enquiries, other).text,
        ),
      )
      .orderBy(sql`abs(extract(epoch from ${other.createdAt} - ${enquiries.createdAt}))`)
      .limit(duplicates.listMax);
    await tx.insert(enquiryTwins).select(alike).onConflictDoNothing();
    // No change that anybody sees.
    await tx
      .update(enquiries)
      .set({ textCompared: true, updatedAt: sql`${enquiries.updatedAt}` })
      .where(eq(enquiries.id, id));
  });

/** Returns the task of the job: it compares the enquiries that were not compared yet, the newest first. */
export const createComparing = (db: Database) => async (): Promise<void> => {
  const end = performance.now() + runsForMs;
  while (performance.now() < end) {
    const [next] = await db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(isUncompared(enquiries))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(1);
    if (!next) return;
    await compare(db, next.id);
  }
};
