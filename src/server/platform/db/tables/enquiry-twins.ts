import { index, pgTable, primaryKey, uuid } from '#platform/db/drizzle.ts';
import { enquiries } from './enquiries.ts';

const enquiryIdOf = () =>
  uuid()
    .notNull()
    .references(() => enquiries.id, { onDelete: 'cascade' });

/** Pairs of enquiries whose texts are nearly the same, found once by a job: a text never changes. The ids alone, in the order of sending. */
export const enquiryTwins = pgTable(
  'enquiry_twins',
  { laterId: enquiryIdOf(), earlierId: enquiryIdOf() },
  (table) => [
    primaryKey({ name: 'enquiry_twins_pkey', columns: [table.laterId, table.earlierId] }),
    index('enquiry_twins_earlier_idx').on(table.earlierId),
  ],
);
