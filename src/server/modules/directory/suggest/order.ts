/** @file The one order of suggestions. The first of them is what Enter opens. */
import type { Suggestion } from '#contract/suggestions.ts';

/** A suggestion; `whole` when it answers all of the typed words rather than a part of them. */
export type Found = Suggestion & { whole: boolean };

const suggestionsMax = 8;

/**
 * Returns the suggestions in their order: what answers all of the words, by its kind as given; the list of all vendors for the words; then
 * what answers a part of them. `doubtful`: the words are a trade or a place and also somebody's name, so that the list, which has both, is
 * first.
 */
export function inOrder(found: readonly Found[], all: Suggestion | null, doubtful = false): Suggestion[] {
  const rows = (whole: boolean): Suggestion[] =>
    found.filter((one) => one.whole === whole).map(({ whole: _, ...one }) => one);
  const list = all ? [all] : [];
  const wholes = rows(true).slice(0, suggestionsMax - list.length);
  const inFull = doubtful ? [...list, ...wholes] : [...wholes, ...list];
  return [...inFull, ...rows(false)].slice(0, suggestionsMax);
}
