import type { Understood } from '#contract/directory.ts';
import type { DirectoryQuery } from '#contract/directory-query.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { writeExclusions } from '#domain/finding/exclusions.ts';
import { writeBox } from '#domain/finding/places.ts';

/** Returns the address of a parsed query. */
export const addressOf = ({ box, page, without, ...rest }: DirectoryQuery): DirectoryAddress => ({
  ...Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
  ...(without && { without: writeExclusions(without) }),
  ...(box && { box: writeBox(box) }),
  ...(page > 1 && { page: String(page) }),
});

const joined = (...lists: (readonly string[] | string | undefined)[]) =>
  [...new Set(lists.flatMap((list) => (typeof list === 'string' ? list.split(',') : (list ?? []))))].join(
    ',',
  ) || undefined;

/**
 * Returns all conditions of a query: those of its address, and those read from its words, of which only the unread ones remain words. So
 * one part of "caterer rajouri garden sunday" can be removed and the others stay.
 */
export function askedAddress({ q, ...address }: DirectoryAddress, understood: Understood): DirectoryAddress {
  const { words, category, with: facts, guests, price, not, area, region, market, on, open } = understood;
  const read = { area, region, market, on, open };
  const readNothing = Object.values({ ...read, category, facts, guests, price, not }).every((one) => !one);
  if (readNothing) return { ...(q && { q }), ...address };
  const named = { ...read, guests: guests?.toString(), price: price?.toString() };
  const all = {
    q: words.join(' '),
    ...named,
    ...address,
    category: address.category ?? joined(category),
    with: joined(address.with, facts),
    without: joined(address.without, writeExclusions(not)),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
