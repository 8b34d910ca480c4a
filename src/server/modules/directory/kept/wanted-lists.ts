/** @file The searches that readers keep, for the staff: what families wait for. */
import { and, asc, count, desc, gte, isNotNull, isNull } from '#platform/db/drizzle.ts';
import { searchWordLimits, type SearchWords } from '#contract/desk/search-words.ts';
import { keptSearches } from '#platform/db/tables.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import type { KeptSearchDependencies } from './kept-search.types.ts';

/** As for searches without results: the words of one reader are no affair of the staff. */
const readersMin = 2;

/** Returns them, the most wanted first. */
export async function wantedLists({
  db,
  lists,
}: Pick<KeptSearchDependencies, 'db' | 'lists'>): Promise<SearchWords['kept']> {
  const rows = await db
    .select({ search: keptSearches.search, readers: count() })
    .from(keptSearches)
    .where(and(isNotNull(keptSearches.confirmedAt), isNull(keptSearches.endedAt)))
    .groupBy(keptSearches.search)
    .having(({ readers }) => gte(readers, readersMin))
    .orderBy(({ readers }) => [desc(readers), asc(byteOrder(keptSearches.search))])
    .limit(searchWordLimits.kept);
  return Promise.all(
    rows.map(async ({ search, readers }) => ({
      words: await lists.titleOf(search),
      path: lists.pathOf(search),
      readers,
    })),
  );
}
