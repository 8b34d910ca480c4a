/** @file The address of a desk list: one item by its name, or a view with search words. */
import { useNavigate, useSearchParams } from 'react-router';
import { searchOf } from './search-of.ts';

/** Reads the address; `item` is the parameter of a single entry. The first view needs no parameter. */
export function useListed<View extends string>(item: string, views: readonly [View, ...View[]]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [usual] = views;
  const asked = search.get('view');
  const view = views.find((one) => one === asked) ?? usual;
  const q = search.get('q') ?? '';
  const searchIn = (one: View, words = q) => searchOf({ view: one === usual ? null : one, q: words });
  return {
    /** The single item; null for a view. */
    only: search.get(item),
    view,
    q,
    /** Returns the address of another view with the same words. */
    searchIn,
    /** Searches for other words in the same view. */
    onSearch: (words: string) => void navigate({ search: searchIn(view, words) }),
  };
}
