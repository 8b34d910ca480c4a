import { sql, type SQL } from '#platform/db/drizzle.ts';
import { searchWeights, type SearchField } from '#domain/finding/search-weights.ts';
import { holdsAny } from '#platform/db/search-terms.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { holdsWord, type Word } from './directory-words.ts';

/** The text of each search field; everything in none of these is in the rest of the text. Made once for all words of a search. */
const texts: Readonly<Record<Exclude<SearchField, 'description'>, SQL>> = {
  name: sql`${vendors.sortName}`,
  service: sql`(array_to_string(${vendors.categories}, ' ') || ' ' || lower(jsonb_path_query_array(${vendors.services}, '$[*].name')::text))`,
  place: sql`lower(coalesce(${vendors.area}, '') || ' ' || array_to_string(${vendors.areasServed}, ' '))`,
  facts: sql`translate(array_to_string(${vendors.factTokens}, ' '), ':', ' ')`,
};
const columnOf = (field: string): SQL => sql`${sql.identifier(`text of ${field}`)}`;

/** The columns that `scoreFor` reads. */
export const scoredTexts: SQL = sql.join(
  Object.entries(texts).map(([field, text]) => sql`${text} as ${columnOf(field)}`),
  sql`, `,
);

/** Returns the condition for vendors with all of these words in the business name. */
export const inName = (words: readonly Word[]): SQL =>
  sql.join(
    words.map(({ forms }) => holdsAny(forms, texts.name)),
    sql` and `,
  );

/** Returns the weight of one word. */
function scoreOf(word: Word): SQL {
  const cases = searchWeights.map(({ field, weight }) => {
    const held = field === 'description' ? holdsWord(word) : holdsAny(word.forms, columnOf(field));
    return sql`when ${held} then ${sql.raw(String(weight))}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

/** Returns the score of a vendor for the words: the sum of their weights. */
export const scoreFor = (words: readonly Word[]): SQL => sql.join(words.map(scoreOf), sql` + `);
