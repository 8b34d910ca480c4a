import { index, pgTable, text } from '#platform/db/drizzle.ts';

/**
 * Every word that some vendor's search text holds, once. What was typed is looked up among these few short ones, by its letters and for
 * typos, because comparing it with every vendor's long text takes seconds when there are many.
 */
export const vendorWords = pgTable('vendor_words', { word: text().primaryKey() }, (table) => [
  index('vendor_words_word_idx').using('gin', table.word.op('gin_trgm_ops')),
]);
