/** @file Finding by what was understood: by the conditions read from the words, else by the words as they stand, else by fewer of them. */
import type { DirectoryQuery, Understood } from '#contract/directory.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchVendors } from './directory.queries.ts';

type Relaxed = ('area' | 'words')[];

/** Joins what was asked for by name, which wins, with what was read from the words. */
export function mergeUnderstood(query: DirectoryQuery, understood: Understood): DirectoryQuery {
  const { words, near: _, with: facts, ...read } = understood;
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  return {
    ...read,
    ...(given as DirectoryQuery),
    with: query.with ?? facts,
    q: words.join(' ') || undefined,
  };
}

/** Finds vendors; what was let go is named. */
export async function findUnderstood(
  db: Database,
  query: DirectoryQuery,
  understood: Understood,
  today: Weekday,
) {
  const asked = mergeUnderstood(query, understood);
  const withoutArea = query.area ? {} : { area: undefined };
  const tries: [DirectoryQuery, Relaxed][] = [
    [asked, []],
    [query, []],
    [{ ...asked, ...withoutArea }, ['area']],
    [{ ...asked, ...withoutArea, q: undefined }, ['area', 'words']],
  ];
  const [first] = tries;
  let result = await searchVendors(db, first![0], today);
  let relaxed = first![1];
  const isRead = understood.category !== undefined || understood.area !== undefined;
  for (const [next, letGo] of isRead ? tries.slice(1) : []) {
    if (result.total > 0) break;
    result = await searchVendors(db, next, today);
    relaxed = letGo;
  }
  return { ...result, relaxed: result.total > 0 ? relaxed : [] };
}
