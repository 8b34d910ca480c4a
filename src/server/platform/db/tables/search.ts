/** @file What the search of vendors learns: words that the staff has explained to it, and words that found nobody. */
import { index, integer, pgTable, text, uuid } from '#platform/db/drizzle.ts';
import { bytes, instant, updatedAt } from './columns.ts';
import { staffMembers } from './staff.ts';

/** What a word of the street means, as the staff has said; these win over the words that come with the program. */
export const searchMeanings = pgTable('search_meanings', {
  /** `searchKey` of one or more words. */
  words: text().primaryKey(),
  /** `category:catering`, `area:Rajouri Garden`, `with:food:jain`, or words to look for instead, with spaces between. */
  meaning: text().notNull(),
  memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
});

/** Searches that found nobody: the words and how often, and nothing of who asked. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** `searchKey` of what was typed. */
    words: text().primaryKey(),
    times: integer().notNull(),
    /** A keyed hash of the first visitor, so that a second one is known as another; gone as soon as there is one. */
    firstVisitor: bytes(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index('search_misses_times_idx').on(table.times.desc().nullsFirst(), table.words)],
);
