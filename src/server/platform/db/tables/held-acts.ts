/** @file Acts delayed by some seconds, so that they can be undone. */
import { index, jsonb, pgTable, text, unique } from '#platform/db/drizzle.ts';
import type { FamilyHeld, VendorHeld } from '#contract/held-acts.ts';
import { createdAt, idColumn, instant, localeColumn } from './columns.ts';

/**
 * The data of the act: ids, and nothing that opens a page. `leadId` is the id of an enquiry, under its stored name; `link` the numbers of
 * its private link and of the one that follows.
 */
export type StoredAct =
  | (FamilyHeld & { leadId: string; link?: { from: number; to: number } })
  | (VendorHeld & { introductionId: string; vendorId: string; name: string | null });

export const heldActs = pgTable(
  'held_acts',
  {
    id: idColumn(),
    /** At most one act waits for a subject: a family's request or a vendor's part in it. */
    subject: text().notNull(),
    act: jsonb().$type<StoredAct>().notNull(),
    /** The person's language, for the reason of a failure. */
    locale: localeColumn(),
    dueAt: instant().notNull(),
    /** Set at the start: from then on it cannot be undone. */
    begunAt: instant(),
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [unique('held_acts_subject_key').on(table.subject), index('held_acts_due_idx').on(table.dueAt)],
);
