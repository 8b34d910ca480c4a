import type { searchWordEndpoints, SearchWords } from '#contract/desk/search-words.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffActor } from '#platform/events.ts';
import type { Understanding } from '#modules/directory/understand/understanding.ts';
import { createSearchMeanings } from './search-meanings.ts';

/** Returns the desk's handlers for the words of the search. */
export function searchWordHandlers({
  db,
  clock,
  understanding,
  keptLists,
}: {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'understand' | 'didYouMean'>;
  /** Returns the searches that readers keep. */
  keptLists: () => Promise<SearchWords['kept']>;
}): Handlers<typeof searchWordEndpoints> {
  const meanings = createSearchMeanings({ db, clock });
  const withKept = async (listed: Omit<SearchWords, 'kept'>) => ({ ...listed, kept: await keptLists() });
  return {
    staffSearchWordList: async () => withKept(await meanings.list()),
    staffSearchMeaningSet: async ({ body }, call) =>
      withKept(await meanings.set(body.words, body.meaning, staffActor(call))),
    staffSearchMeaningRemove: async ({ query }, call) =>
      withKept(await meanings.remove(query.words, staffActor(call))),
    staffSearchTry: async ({ query }) => ({
      understood: await understanding.understand(query.q),
      didYouMean: await understanding.didYouMean(query.q),
    }),
  };
}
