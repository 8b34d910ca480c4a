import { sql, type SQL } from 'drizzle-orm';
import { searchWeights, type SearchField } from '#contract/search-weights.ts';
import { holdsAny } from '#platform/db/search-terms.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { holdsWord, type Word } from './directory.words.ts';

/** Where each place of a word stands; what is in none of these is in the rest of the text. */
const texts: Readonly<Record<Exclude<SearchField, 'description'>, SQL>> = {
  name: sql`${vendors.sortName}`,
  service: sql`(array_to_string(${vendors.categories}, ' ') || ' ' || lower(jsonb_path_query_array(${vendors.services}, '$[*].name')::text))`,
  place: sql`lower(coalesce(${vendors.area}, '') || ' ' || array_to_string(${vendors.areasServed}, ' '))`,
  facts: sql`translate(array_to_string(${vendors.factTokens}, ' '), ':', ' ')`,
};

/** Who holds all of these words in the business name. */
export const inName = (words: readonly Word[]): SQL =>
  sql.join(
    words.map(({ forms }) => holdsAny(forms, texts.name)),
    sql` and `,
  );

/** What one word counts for; `isHeld`: every vendor of the list holds it. */
function scoreOf(word: Word, isHeld: boolean): SQL {
  const cases = searchWeights.map(({ field, weight }) => {
    const held =
      field === 'description' ? (isHeld ? sql`true` : holdsWord(word)) : holdsAny(word.forms, texts[field]);
    return sql`when ${held} then ${sql.raw(String(weight))}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

/** How well a vendor matches the words: the sum of their weights. */
export const scoreFor = (words: readonly Word[]): SQL =>
  sql.join(
    words.map((word) => scoreOf(word, words.length === 1)),
    sql` + `,
  );
