/** @file Acts that wait for some seconds before they are done. */
import { index, jsonb, pgTable, text, unique } from '#platform/db/drizzle.ts';
import type { FamilyHeld, VendorHeld } from '#contract/held-acts.ts';
import { createdAt, idColumn, instant, localeColumn } from './columns.ts';

/** With whose request it is done: ids, and nothing that opens a page. `leadId` is the id of an enquiry, under the name that is stored. */
export type StoredAct =
  | (FamilyHeld & { leadId: string })
  | (VendorHeld & { introductionId: string; vendorId: string; name: string | null });

export const heldActs = pgTable(
  'held_acts',
  {
    id: idColumn(),
    /** Of one subject, a family's request or a vendor's part in it, one act waits. */
    subject: text().notNull(),
    act: jsonb().$type<StoredAct>().notNull(),
    /** The language of the person, for the reason why it was not done. */
    locale: localeColumn(),
    dueAt: instant().notNull(),
    /** Set when it begins: then nobody takes it back. */
    begunAt: instant(),
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [unique('held_acts_subject_key').on(table.subject), index('held_acts_due_idx').on(table.dueAt)],
);
