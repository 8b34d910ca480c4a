/** @file The words of all vendors, kept beside them for searches that are misspelt. */
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/handle.ts';
import { vendors, vendorWords } from '#platform/db/tables.ts';

/** Words of letters alone: numbers are not misspelt, they are other numbers. */
const indexedWord = /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}]{2,39}(?![\p{L}\p{M}\p{N}])/gu;

/** Each word once, in one order: two changes at the same time then wait for each other instead of locking up. */
const wordsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(indexedWord) ?? []))].toSorted();

/** Adds the words of search texts to those that are known. */
export async function learnWords(tx: Tx, ...searchTexts: string[]): Promise<void> {
  const words = wordsIn(searchTexts).map((word) => ({ word }));
  if (words.length > 0) await tx.insert(vendorWords).values(words).onConflictDoNothing();
}

/**
 * Drops those words of a former text that no vendor holds any more, so that nothing erased stays. Call it after the change;
 * `now` is the text that stands in its place.
 */
export async function forgetWords(tx: Tx, former: string, now = ''): Promise<void> {
  const kept = new Set(wordsIn([now]));
  const words = wordsIn([former]).filter((word) => !kept.has(word));
  if (words.length === 0) return;
  await tx.delete(vendorWords).where(sql`
    ${vendorWords.word} = any(${sql.param(words)}::text[])
    and not exists (select 1 from ${vendors} where ${vendors.search} like '%' || ${vendorWords.word} || '%')`);
}
