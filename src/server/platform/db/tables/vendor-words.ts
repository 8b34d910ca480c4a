import { index, pgTable, text } from '#platform/db/drizzle.ts';

/**
 * Every word in vendors' search texts, once. Search words are looked up among these few short ones, by their letters and for
 * typos, because a comparison with every vendor's long text takes seconds when there are many.
 */
export const vendorWords = pgTable('vendor_words', { word: text().primaryKey() }, (table) => [
  index('vendor_words_word_idx').using('gin', table.word.op('gin_trgm_ops')),
]);
