/** @file A member's own views of the list of enquiries: read, saved, renamed, removed, and the last change taken back. */
import { useState } from 'react';
import type { SavedView, SavedViewWords } from '#contract/desk/saved-views.ts';
import { api } from './api.ts';
import { useVersionedAction } from './action.ts';
import { queryOf } from './enquiry-search.ts';
import { reads, useRead } from './query.ts';

/** Returns the query of an address in one spelling. */
export function spelling(search: URLSearchParams): string {
  const query = new URLSearchParams(queryOf(search));
  query.sort();
  return query.toString();
}

/** The last change in words, and the call that takes it back. */
type Done = { words: string; undo: () => Promise<unknown> };

export function useSavedViews() {
  const { value: views } = useRead(reads.staffSavedViewList());
  const { work, ...state } = useVersionedAction('staffSavedViewList');
  const [done, tell] = useState<Done | null>(null);
  const change = async (act: () => Promise<unknown>, then: Done) => {
    const worked = await work(act);
    if (worked) tell(then);
    return worked;
  };
  const add = (words: SavedViewWords) => api.staffSavedViewAdd({ body: words });
  const remove = (viewId: string) => api.staffSavedViewRemove({ params: { viewId } });
  return {
    ...state,
    views: views ?? [],
    done,
    save: (words: SavedViewWords) => {
      const added = async () => {
        const view = (await add(words)).find(({ name }) => name === words.name);
        tell(view ? { words: `Saved ${view.name}.`, undo: () => remove(view.id) } : null);
      };
      return work(added);
    },
    rename: ({ id: viewId, name: before, query }: SavedView, name: string) => {
      const named = (given: string) =>
        api.staffSavedViewChange({ params: { viewId }, body: { name: given, query } });
      return change(() => named(name), { words: `Renamed to ${name}.`, undo: () => named(before) });
    },
    remove: ({ id: viewId, name, query }: SavedView) =>
      change(() => remove(viewId), {
        words: `Removed ${name}.`,
        undo: () => add({ name, query }),
      }),
    undo: async () => {
      if (done && (await work(done.undo))) tell(null);
    },
  };
}
