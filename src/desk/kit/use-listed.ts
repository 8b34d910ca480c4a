/** @file What the address of a desk's list says: one item by its name, or a view of all with words searched for. */
import { useNavigate, useSearchParams } from 'react-router';
import { searchOf } from './search-of.ts';

/** Reads the address; `item` is the name under which one of the list has an address of its own. The first view needs no word in it. */
export function useListed<View extends string>(item: string, views: readonly [View, ...View[]]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [usual] = views;
  const asked = search.get('view');
  const view = views.find((one) => one === asked) ?? usual;
  const q = search.get('q') ?? '';
  const searchIn = (one: View, words = q) => searchOf({ view: one === usual ? null : one, q: words });
  return {
    /** The one item; null for a view. */
    only: search.get(item),
    view,
    q,
    /** The address of another view with the same words. */
    searchIn,
    /** Looks for other words in the same view. */
    onSearch: (words: string) => void navigate({ search: searchIn(view, words) }),
  };
}
