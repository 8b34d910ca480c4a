/** @file The words of all vendors, stored beside them: a search looks up those that contain the typed text or are spelt like it. */
import { sql } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendors, vendorWords } from '#platform/db/tables.ts';

/** Adds the words of search texts to the known ones, in one order, so that two concurrent changes wait instead of deadlocking. */
export async function learnWords(tx: Tx, ...searchTexts: string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${vendorWords} (word)
    select distinct word from unnest(${sql.param(searchTexts)}::text[]) as text, unnest(search_words(text)) as word
    order by word on conflict do nothing`);
}

/**
 * Deletes the words of a former text that no vendor contains any more, so that no erased text remains. Call it after the change; `now` is
 * the new text.
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
