/** @file Price, capacity and facts of the categories that are asked for, as SQL. */
import { and, gte, isNotNull, isNull, lte, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { categoriesAmong, kindsWithCapacity, kindsWithFact } from '#domain/vendors/own-category.ts';
import { vendorCategoryNames, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { knownFactTokens } from '#domain/vendors/vendor-facts.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { usualPrices, vendors } from '#platform/db/tables.ts';
import { anyOf, eachOf } from '#platform/db/term-query.ts';

/** Names of the tables of this product, never of a visitor. */
const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '));
/** Selects from the usual prices of a vendor in these categories; a registration choice has none. */
const usualOf = (what: SQL, kinds: readonly string[]): SQL => {
  const categories = categoriesAmong(kinds);
  if (categories.length === 0) return sql`select ${what} from ${usualPrices} where false`;
  return sql`select ${what} from ${usualPrices} where ${usualPrices.vendorId} = ${vendors.id} and ${usualPrices.category} in (${quoted(categories)})`;
};

/** Returns the lowest usual price in these categories, in rupees; without any, that of the vendor's first. Null where unknown. */
export const priceIn = (kinds: readonly string[] | undefined): SQL =>
  kinds === undefined
    ? sql`${vendors.priceFrom}`
    : sql`(${usualOf(sql`min(${usualPrices.priceFrom})`, kinds)})`;

/** Returns the condition for vendors with a usual price in one of these categories. */
export const hasPriceIn = (kinds: readonly string[]): SQL => sql`exists (${usualOf(sql``, kinds)})`;

/** Returns the condition for vendors whose usual price, in one of these categories or else in their first, is no more. */
export const costsAtMost = (price: number, kinds: readonly string[] | undefined): SQL =>
  kinds === undefined
    ? lte(vendors.priceFrom, price)
    : sql`exists (${usualOf(sql``, kinds)} and ${lte(usualPrices.priceFrom, price)})`;

/** Selects the category of a vendor that its one capacity belongs to, as `factsAs` has it. */
const capacityKind = sql`(
  select own.kind from unnest(${vendors.categories}) with ordinality as own (kind, at)
  where own.kind in (${quoted(kindsWithCapacity)}) order by own.at limit 1
)`;

/** Matches a capacity of this category. */
export const isCapacityOf = (category: string): SQL => sql`${capacityKind} = ${category}`;

/**
 * Returns the condition for vendors whose capacity is that of one of these kinds; none where they are all that have one. The planner expects
 * half of all to meet a `case`, and one in two hundred to meet the comparison alone: then it would sort a whole category, not walk an index.
 */
const ownsCapacity = (kinds: readonly VendorCategory[]): SQL | undefined =>
  kinds.length > 0 && kinds.length < kindsWithCapacity.length
    ? sql`case when ${capacityKind} in (${quoted(kinds)}) then true else false end`
    : undefined;

/** Returns the condition for vendors of those kinds that have a fact; none where all of them have it, or where no kind is asked for. */
export function haveFact(fact: string, kinds: readonly string[] | undefined): SQL | undefined {
  const having = kinds && kindsWithFact(fact, kinds);
  if (!having) return undefined;
  const haveIt = having.length < kinds.length ? hasTerms(anyOf('category', having)) : undefined;
  return fact === 'capacity' ? and(haveIt, ownsCapacity(having)) : haveIt;
}

/** Returns the condition for vendors with room for so many guests; either end of their range may be open. */
export const takes = (guests: number, kinds: readonly string[] | undefined): SQL =>
  and(
    haveFact('capacity', kinds),
    or(isNotNull(vendors.capacityFrom), isNotNull(vendors.capacityTo)),
    or(isNull(vendors.capacityFrom), lte(vendors.capacityFrom, guests)),
    or(isNull(vendors.capacityTo), gte(vendors.capacityTo, guests)),
  )!;

/** Returns the largest number of guests in these categories; null where unknown. */
export function capacityIn(kinds: readonly string[] | undefined): SQL {
  const having = kinds && kindsWithFact('capacity', kinds);
  if (having?.length === 0) return sql`null::int`;
  return having === undefined || having.length === kindsWithCapacity.length
    ? sql`${vendors.capacityTo}`
    : sql`case when ${capacityKind} in (${quoted(having)}) then ${vendors.capacityTo} end`;
}

const factOf = (token: string): string => token.split(':')[0]!;

/** Returns the condition for vendors of whom all of these facts are true, each in a category that is asked for. */
export const holdsFacts = (tokens: readonly string[], kinds: readonly string[] | undefined): SQL =>
  and(
    hasTerms(eachOf('with', tokens)),
    ...tokens.filter((token) => token !== checkedToken).map((token) => haveFact(factOf(token), kinds)),
  )!;

/** Returns the facts of a vendor as tokens, without those that none of its categories asked for has. */
export function tokensIn(kinds: readonly string[]): SQL {
  const facts = [...new Set(knownFactTokens.map(factOf))];
  const differ = facts.filter((fact) => haveFact(fact, kinds) && kindsWithFact(fact, kinds).length > 0);
  if (differ.length === 0) return sql`${vendors.factTokens}`;
  const having = differ.map(
    (fact) => sql`(${sql.raw(`'${fact}'`)}, array[${quoted(kindsWithFact(fact, kinds))}])`,
  );
  return sql`array(
    select token from unnest(${vendors.factTokens}) as token
    left join (values ${sql.join(having, sql`, `)}) as differs (fact, kinds) on fact = split_part(token, ':', 1)
    where fact is null or ${vendors.categories} && differs.kinds
  )`;
}

/** Matches, for `kind` of the query around it, a usual price of that category of no more. */
export const priceOfKind = (price: number): SQL =>
  sql`exists (select from ${usualPrices} where ${usualPrices.vendorId} = ${vendors.id} and ${usualPrices.category} = kind and ${lte(usualPrices.priceFrom, price)})`;

/** Matches, for `kind` of the query around it, a category that has the fact. */
export const kindHas = (fact: string): SQL =>
  fact === 'capacity'
    ? sql`kind = ${capacityKind}`
    : sql`kind in (${quoted(kindsWithFact(fact, vendorCategoryNames))})`;
