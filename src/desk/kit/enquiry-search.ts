/** @file The state of the list of enquiries in its address, in the terms of the list's own query. */
import { EnquiryListQuery } from '#contract/desk/enquiry-filter.ts';
import { enquiryViewNames, enquiryViews, type EnquiryViewName } from '#domain/enquiries/enquiry-views.ts';

const { cursor: _cursor, limit: _limit, ...filters } = EnquiryListQuery.shape;
/** The filters that make a saved view; all others narrow or order it. */
const viewKeys = ['flagged', 'status', 'owner', 'overdue', 'waiting'] as const;

/** Returns the list's query from an address, ignoring other parameters. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  const asked = Object.entries(filters).flatMap(([name, schema]) => {
    const value = search.get(name);
    return value !== null && value !== '' && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(asked) as Record<string, string>;
}

/** Returns the saved view of an address; null for none of them. */
export const viewOf = (search: URLSearchParams): EnquiryViewName | null =>
  enquiryViewNames.find((name) => {
    const query: Readonly<Record<string, string>> = enquiryViews[name].query;
    return viewKeys.every((key) => (search.get(key) ?? undefined) === query[key]);
  }) ?? null;

/** Returns the address with another view, in that view's own order; other filters stay. */
export function withView(search: URLSearchParams, name: EnquiryViewName): string {
  const own: readonly string[] = [...viewKeys, 'sort'];
  const kept = [...search].filter(([key]) => !own.includes(key));
  return `?${new URLSearchParams([...kept, ...Object.entries(enquiryViews[name].query)]).toString()}`;
}

/** Returns the address with one filter set, or removed. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}
