/** @file The loaded part of the list of enquiries, page by page. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { enquiryListLimits, type EnquiryList } from '#contract/desk/enquiry-list.ts';
import { api } from './api.ts';
import { reads, useRead, type Question } from './query.ts';

/** The shown rows and their query, `of`: earlier rows stay until a new query is answered. */
type Shown = { list: EnquiryList; of: string };
const { pageDefault, pageMax } = enquiryListLimits;

/** Joins pages; a row that moved between readings is shown where it was read first. */
const joined = (before: EnquiryList, page: EnquiryList): EnquiryList => {
  const known = new Set(before.enquiries.map(({ reference }) => reference));
  return {
    ...page,
    enquiries: [...before.enquiries, ...page.enquiries.filter(({ reference }) => !known.has(reference))],
  };
};

/** Returns one call for all visible rows, however many pages they came in. */
function questionOf(client: QueryClient, asked: string): Question<Shown> {
  const query = Object.fromEntries(new URLSearchParams(asked));
  const { queryKey } = reads.staffEnquiryList({ query });
  const queryFn = async () => {
    const count = client.getQueryData<Shown>(queryKey)?.list.enquiries.length ?? 0;
    const limit = String(Math.min(Math.max(count, pageDefault), pageMax));
    return { list: await api.staffEnquiryList({ query: { ...query, limit } }), of: asked };
  };
  return { queryKey, queryFn };
}

/** Reads the list; `more` gets the cursor of the page to add. */
export function useEnquiryPages(asked: string) {
  const client = useQueryClient();
  const question = questionOf(client, asked);
  const { queryKey } = question;
  const { value, failure, again } = useRead(question);
  const more = async (cursor: string) => {
    const query = { ...Object.fromEntries(new URLSearchParams(asked)), cursor };
    const queryFn = async () => {
      const page = await api.staffEnquiryList({ query });
      const before = client.getQueryData<Shown>(queryKey);
      return { list: before ? joined(before.list, page) : page, of: asked };
    };
    // The latest query is shown: a running reading would lack the page.
    await client.cancelQueries({ queryKey, exact: true });
    await client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  };
  return { value: value?.list ?? null, of: value?.of ?? asked, failure, again, more };
}
