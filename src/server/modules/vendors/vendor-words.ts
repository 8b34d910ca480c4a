/** @file The words of all vendors, kept beside them: a search looks up which of them hold what was typed, or are spelt like it. */
import { sql } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendors, vendorWords } from '#platform/db/tables.ts';

/** Adds the words of search texts to those that are known, in one order: two changes at once then wait for each other and do not lock up. */
export async function learnWords(tx: Tx, ...searchTexts: string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${vendorWords} (word)
    select distinct word from unnest(${sql.param(searchTexts)}::text[]) as text, unnest(search_words(text)) as word
    order by word on conflict do nothing`);
}

/**
 * Drops those words of a former text that no vendor holds any more, so that nothing erased stays. Call it after the change;
 * `now` is the text that stands in its place.
 */
export async function forgetWords(tx: Tx, former: string, now = ''): Promise<void> {
  await tx.execute(sql`
    delete from ${vendorWords}
    where ${vendorWords.word} = any(array(
      select unnest(search_words(${former})) except select unnest(search_words(${now}))
    )) and not exists (
      select 1 from ${vendors} where ${vendors.terms} @@ quote_literal(${vendorWords.word})::tsquery
    )`);
}
