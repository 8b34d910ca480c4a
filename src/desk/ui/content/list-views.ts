/** @file Views of a list of content: by public version, or by draft. */
import type { DraftState, LiveState } from '#domain/desk/content-steps.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import { sideLocales, type SideLocale } from '#contract/desk/content/sides.ts';
import { languageName } from '#words/language-name.ts';
import { liveWords } from '../../kit/content/states.ts';

/** The view of a month: published and scheduled items by day. */
export const calendarView = 'calendar';

type Query = { live?: LiveState; draft?: DraftState; missing?: SideLocale; older?: SideLocale };
/** Queries of the views, by their names in the address; the first is the whole list. */
const queries: Readonly<Record<string, Query>> = {
  live: { live: 'published' },
  writing: { draft: 'draft' },
  review: { draft: 'review' },
  scheduled: { draft: 'scheduled' },
  off: { live: 'unpublished' },
  ...Object.fromEntries(
    sideLocales.flatMap((locale) => [
      [`missing-${locale}`, { missing: locale }],
      [`older-${locale}`, { older: locale }],
    ]),
  ),
};

/** Returns the query of a view. */
export const viewQuery = (view: string | null): Query => queries[view ?? ''] ?? {};

/** Returns the views of the list of a type, each with its label. */
export function listViews(type: ContentTypeName): { view: string | null; label: string }[] {
  const { published, unpublished } = liveWords(type);
  return [
    { view: null, label: 'All' },
    { view: 'live', label: published.label },
    { view: 'writing', label: 'Being written' },
    { view: 'review', label: 'In review' },
    { view: 'scheduled', label: 'Scheduled' },
    ...(type === 'post' ? [{ view: calendarView, label: 'Calendar' }] : []),
    { view: 'off', label: unpublished.label },
    ...sideLocales.flatMap((locale) => [
      { view: `missing-${locale}`, label: `Missing in ${languageName(locale)}` },
      { view: `older-${locale}`, label: `English changed since ${languageName(locale)}` },
    ]),
  ];
}
