import type { searchWordEndpoints } from '#contract/desk/search-words.ts';
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
}: {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'understand' | 'didYouMean'>;
}): Handlers<typeof searchWordEndpoints> {
  const meanings = createSearchMeanings({ db, clock });
  return {
    staffSearchWordList: () => meanings.list(),
    staffSearchMeaningSet: ({ body }, call) => meanings.set(body.words, body.meaning, staffActor(call)),
    staffSearchMeaningRemove: ({ query }, call) => meanings.remove(query.words, staffActor(call)),
    staffSearchTry: async ({ query }) => ({
      understood: await understanding.understand(query.q),
      didYouMean: await understanding.didYouMean(query.q),
    }),
  };
}
