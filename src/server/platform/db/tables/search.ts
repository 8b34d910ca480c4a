/** @file Data for the search of vendors: the staff's meanings of words, and searches without a result. */
import { index, integer, pgTable, text, uuid } from '#platform/db/drizzle.ts';
import { bytes, instant, updatedAt } from './columns.ts';
import { staffMembers } from './staff.ts';

/** The staff's meanings of everyday words; they take precedence over the program's own. */
export const searchMeanings = pgTable('search_meanings', {
  /** `searchKey` of one or more words. */
  words: text().primaryKey(),
  /** `category:catering`, `area:Rajouri Garden`, `with:food:jain`, or words to search for instead, with spaces between. */
  meaning: text().notNull(),
  memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

/** Searches without a result: the words and their count, and nothing about the searchers. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** `searchKey` of the typed words. */
    words: text().primaryKey(),
    times: integer().notNull(),
    /** A keyed hash of the first visitor, to recognise a second one; emptied as soon as there is one. */
    firstVisitor: bytes(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index('search_misses_times_idx').on(table.times.desc().nullsFirst(), table.words)],
);
