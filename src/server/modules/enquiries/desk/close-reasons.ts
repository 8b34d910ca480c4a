/** @file Why enquiries are closed, in the words that are offered. */
import { asc, sql } from '#platform/db/drizzle.ts';
import { defaultCloseReasons } from '#domain/enquiries/default-words.ts';
import { closeReasons } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';

/** Listing and setting them; while nobody has set any, those that the house begins with stand. */
export const createCloseReasons = ({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) => ({
  async list(): Promise<string[]> {
    const stored = await db
      .select({ label: closeReasons.label })
      .from(closeReasons)
      .orderBy(asc(closeReasons.position));
    return stored.length > 0 ? stored.map(({ label }) => label) : [...defaultCloseReasons];
  },

  async set(reasons: string[], by: Actor): Promise<string[]> {
    await db.transaction(async (tx) => {
      // Of two who set them at once, the later list stands whole.
      await tx.execute(sql`lock table ${closeReasons} in share row exclusive mode`);
      await tx.delete(closeReasons);
      await tx.insert(closeReasons).values(reasons.map((label, position) => ({ label, position })));
      await recordEvent(tx, { type: 'reasons.changed', by, on: { kind: 'desk' }, at: clock() });
    });
    return reasons;
  },
});
