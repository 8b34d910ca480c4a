/**
 * @file The list of enquiries: from the working set in the same frame where that holds all of it, else from the server, page by page, with
 * what the working set knows of it shown until then.
 */
import { useMemo, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StaffSession } from '#contract/desk/access.ts';
import type { EnquiryList, EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { enquiryListLimits, EnquiryListQuery, narrowingFilters } from '#contract/desk/enquiry-filter.ts';
import { inOrder, matching, narrowed, type MatchContext } from '#contract/desk/enquiry-match.ts';
import { enquiryViewNames, enquiryViews, type EnquiryViewName } from '#domain/enquiries/enquiry-views.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { api } from './api.ts';
import { reads, useRead, type Question } from './query.ts';
import { seesContacts } from './rights.ts';
import { useSession } from './session.ts';
import { refreshWorkingSet, useWorkingSet, type WorkingSet } from './working-set.ts';

/** The rows from the server and their query, `of`: earlier rows stay until a new query is answered. */
type Answered = { list: EnquiryList; of: string };
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
function questionOf(client: QueryClient, asked: string): Question<Answered> {
  const query = Object.fromEntries(new URLSearchParams(asked));
  const { queryKey } = reads.staffEnquiryList({ query });
  const queryFn = async () => {
    const count = client.getQueryData<Answered>(queryKey)?.list.enquiries.length ?? 0;
    const limit = String(Math.min(Math.max(count, pageDefault), pageMax));
    return { list: await api.staffEnquiryList({ query: { ...query, limit } }), of: asked };
  };
  return { queryKey, queryFn };
}

const queryOf = (asked: string) => EnquiryListQuery.parse(Object.fromEntries(new URLSearchParams(asked)));
/** Returns whether the working set alone answers a query. */
const holdsAll = (set: WorkingSet | null, { status }: Pick<EnquiryListQuery, 'status'>): set is WorkingSet =>
  set !== null && set.isWhole && !set.isCapped && status === 'open';

const viewQueries = Object.fromEntries(
  enquiryViewNames.map((name) => [name, EnquiryListQuery.parse(enquiryViews[name].query)]),
) as Record<EnquiryViewName, EnquiryListQuery>;

/** Returns the counts of the views that the set holds all of, narrowed as the list is. */
function countsIn(
  set: WorkingSet,
  query: EnquiryListQuery,
  context: MatchContext,
): Partial<EnquiryList['counts']> {
  const rows = set.rows.filter(narrowed(query, context.seesContacts));
  const names = enquiryViewNames.filter((name) => holdsAll(set, viewQueries[name]));
  return Object.fromEntries(
    names.map((name) => {
      const fits = matching(viewQueries[name], context);
      return [name, rows.reduce((count, row) => count + Number(fits(row)), 0)];
    }),
  );
}

/** Returns the months in which the given enquiries have their events, in their order. */
const monthsOf = (rows: readonly EnquiryRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ eventDate }) => (eventDate ? [eventDate.slice(0, 7)] : [])))].toSorted();

/** The newest rows of the set and of the server's answer: one as fresh as the other is the one that was drawn already. */
const freshest = (set: WorkingSet | null, rows: readonly EnquiryRow[]): readonly EnquiryRow[] =>
  rows.map((row) => {
    const known = set?.byReference.get(row.reference);
    return known && known.version >= row.version ? known : row;
  });

const debounceMs = 200;
/** Returns the query for the server, which is not asked at each letter of a search. */
function useSettled(asked: string): string {
  const now = new URLSearchParams(asked);
  const typed = now.get('q') ?? '';
  const q = useDebounced(typed, debounceMs);
  if (q === typed) return asked;
  if (q === '') now.delete('q');
  else now.set('q', q);
  return now.toString();
}

const contextOf = ({ memberId, role }: StaffSession): MatchContext => ({
  memberId,
  now: new Date(),
  seesContacts: seesContacts(role),
});

/** Returns the call for the counts alone, narrowed as a list is. */
function countsQuestion(asked: string): Question<{ counts: EnquiryList['counts']; of: string }> {
  const narrow = narrowedBy(asked);
  const query = { ...Object.fromEntries(new URLSearchParams(narrow)), limit: '1' };
  const { queryKey } = reads.staffEnquiryList({ query });
  const queryFn = async () => ({ counts: (await api.staffEnquiryList({ query })).counts, of: narrow });
  return { queryKey, queryFn };
}
/** Returns the part of a query that narrows every view. */
function narrowedBy(asked: string): string {
  const query = new URLSearchParams(asked);
  return new URLSearchParams(
    narrowingFilters.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}

/** A list as it is shown. */
export type ShownList = {
  rows: readonly EnquiryRow[];
  /** Shows more; null at the end. */
  more: (() => void) | null;
  counts: Partial<EnquiryList['counts']>;
  /** Months that have events, as `2026-11`: those of open enquiries, for other lists those of all. */
  months: readonly string[];
};

/** Lists enquiries; `asked` is the query of the address. */
export function useEnquiryPages(asked: string) {
  const client = useQueryClient();
  const session = useSession();
  const set = useWorkingSet();
  const query = useMemo(() => queryOf(asked), [asked]);
  const isLocal = holdsAll(set, query);
  const [{ of, count }, show] = useState<{ of: string; count: number }>({ of: asked, count: pageDefault });
  const shown = of === asked ? count : pageDefault;
  const settled = useSettled(asked);
  const question = questionOf(client, settled);
  const { queryKey } = question;
  const read = useRead(isLocal ? null : question);
  // The set knows no closed ones: their counts are the server's, read beside the list.
  const counted = useRead(isLocal ? countsQuestion(settled) : null);

  const rows = useMemo(
    () => set && session && inOrder(set.rows.filter(matching(query, contextOf(session))), query.sort),
    [set, session, query],
  );
  const counts = useMemo(
    () => set && session && countsIn(set, query, contextOf(session)),
    [set, session, query],
  );
  const months = useMemo(() => monthsOf(set?.rows ?? []), [set]);
  const serverCounts = counted.value?.of === narrowedBy(asked) ? counted.value.counts : {};

  const more = async (cursor: string) => {
    const next = { ...Object.fromEntries(new URLSearchParams(settled)), cursor };
    const queryFn = async () => {
      const page = await api.staffEnquiryList({ query: next });
      const before = client.getQueryData<Answered>(queryKey);
      return { list: before ? joined(before.list, page) : page, of: settled };
    };
    // The latest query is shown: a running reading would lack the page.
    await client.cancelQueries({ queryKey, exact: true });
    await client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  };

  const fromSet = (found: readonly EnquiryRow[]): ShownList => ({
    rows: found.slice(0, shown),
    more: found.length > shown ? () => show({ of: asked, count: shown + pageDefault }) : null,
    counts: { ...serverCounts, ...counts },
    months,
  });
  const answered = useMemo(() => read.value && freshest(set, read.value.list.enquiries), [set, read.value]);
  const fromServer = ({ list: { enquiries, next, counts: all, months: ofAll } }: Answered): ShownList => ({
    rows: answered ?? enquiries,
    more: next === null ? null : () => void more(next),
    counts: { ...all, ...counts },
    months: ofAll,
  });
  const isAnswered = read.value?.of === asked;
  // Until the server has answered, what is known already: never an empty list, which would say that there is none.
  const isKnown = rows !== null && (isLocal || (!isAnswered && rows.length > 0));
  const value = isKnown ? fromSet(rows) : read.value && fromServer(read.value);
  const again = async () => {
    await Promise.all([refreshWorkingSet(), isLocal ? undefined : read.again()]);
  };
  return { value, of: isKnown || !read.value ? asked : read.value.of, failure: read.failure, again };
}
