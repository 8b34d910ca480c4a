/** @file The choices of a category in a list whose other conditions mean something else in each of them, such as a price. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import type { ParsedQuery } from './asked.ts';
import { kindHas, priceOfKind } from './category-sql.ts';
import {
  comesToEvents,
  conditionsOf,
  maybeOpenOn,
  weekdayOf,
  type Conditions,
} from './directory-conditions.ts';

/** The conditions that depend on the category. */
const dependent = ['with', 'on', 'price', 'guests'] as const;

const named = (conditions: Conditions) => dependent.filter((name) => conditions[name] !== undefined);

/** Returns the conditions as they are for vendors of these kinds; the same object where none depends on the category. */
export function forKinds(
  conditions: Conditions,
  asked: ParsedQuery,
  kinds: NonNullable<ParsedQuery['category']>,
  today: Weekday,
): Conditions {
  const names = named(conditions);
  if (names.length === 0) return conditions;
  const theirs = conditionsOf({ ...asked, category: kinds }, today);
  return { ...conditions, ...Object.fromEntries(names.map((name) => [name, theirs[name]!])) };
}

/** Returns those categories of a vendor in which it meets the conditions, joined as other values are; null where none depends on them. */
export function fittingKinds(conditions: Conditions, asked: ParsedQuery, own: SQL): SQL | null {
  const names = named(conditions);
  if (names.length === 0) return null;
  const { guests, on, price, with: facts = [] } = asked;
  const tests: Record<(typeof dependent)[number], () => SQL[]> = {
    with: () => facts.filter((one) => one !== checkedToken).map((one) => kindHas(one.split(':')[0]!)),
    on: () => [sql`(kind = any(${sql.param([...comesToEvents])}::text[]) or ${maybeOpenOn(weekdayOf(on!))})`],
    price: () => [priceOfKind(price!)],
    guests: () => (guests === undefined ? [] : [kindHas('capacity')]),
  };
  const all = names.flatMap((name) => tests[name]());
  if (all.length === 0) return null;
  return sql`array(select kind from unnest(${own}) as kind where ${sql.join(all, sql` and `)})`;
}
