/** @file The views of a list of content: by what visitors see, or by what is being written. */
import type { DraftState, LiveState } from '#contract/desk/content/content-steps.ts';

type ListView = {
  view: string | null;
  label: string;
  query: { live?: LiveState; draft?: DraftState };
};
export const listViews: readonly ListView[] = [
  { view: null, label: 'All', query: {} },
  { view: 'live', label: 'On the site', query: { live: 'published' } },
  { view: 'writing', label: 'Being written', query: { draft: 'draft' } },
  { view: 'review', label: 'In review', query: { draft: 'review' } },
  { view: 'scheduled', label: 'Scheduled', query: { draft: 'scheduled' } },
  { view: 'off', label: 'Taken off', query: { live: 'unpublished' } },
];
export const viewQuery = (view: string | null): ListView['query'] =>
  listViews.find((one) => one.view === view)?.query ?? {};
