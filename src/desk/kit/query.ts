/**
 * @file Reads of the desk, on TanStack Query: by the names of the contract, and lists page by page. A key is the name of an
 * endpoint, then its input: `['staffCheckRead', { params: { checkId } }]`.
 */
import { useCallback, useState } from 'react';
import {
  notifyManager,
  QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  type QueryFilters,
} from '@tanstack/react-query';
import { staffApi } from '#facts/staff-api.ts';
import { minuteMs } from '#facts/time.ts';
import { isApiError } from '#contract/api-error.ts';
import { api, type StaffCalls } from './api.ts';

type Routes = typeof staffApi;
type GetName = { [Name in keyof Routes]: Routes[Name] extends `GET ${string}` ? Name : never }[keyof Routes];
/** An endpoint without side effects: every GET, and queries with a body too long for an address. */
export type ReadName = GetName | 'staffMailPreview';

/** A query with its key; `queryFn` makes the call. */
export type Question<T> = {
  queryKey: readonly [ReadName, ...unknown[]];
  queryFn: () => Promise<T>;
};
type Reads = {
  [Name in ReadName]: (
    ...input: Parameters<StaffCalls[Name]>
  ) => Question<Awaited<ReturnType<StaffCalls[Name]>>>;
};
/** Every read of the contract as a query, with the same input as its call: `reads.staffVendorGet({ params })`. */
export const reads = Object.fromEntries(
  Object.keys(staffApi).map((name) => [
    name,
    (input: object = {}) => ({
      queryKey: [name, input],
      queryFn: () => (api[name as ReadName] as (asked: object) => Promise<unknown>)(input),
    }),
  ]),
) as unknown as Reads;

/** Texts and names that change once a month: the next page shows them at once, and reads them again meanwhile. */
const keptMs: Partial<Record<ReadName, number>> = {
  staffTemplateList: 5 * minuteMs,
  staffCloseReasonList: 5 * minuteMs,
  staffColleagueList: 5 * minuteMs,
};

/**
 * The query client. Data is dropped with its page; there are no retries and no polling. Returning to the desk reads again. A lost
 * connection is a failure with a message, not a pause. `setSession` empties it when another person or nobody is signed in.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      refetchOnReconnect: false,
      structuralSharing: false,
    },
    mutations: { gcTime: 0, retry: false, networkMode: 'always' },
  },
});
// Kept for the whole session, whichever page is open (`working-set.ts`).
queryClient.setQueryDefaults(['staffWorkingSet'], { gcTime: Infinity, staleTime: Infinity });
// An answer is rendered at once, not in a later task: held keys are replayed then.
notifyManager.setScheduler(queueMicrotask);

/** Reads the visible ones of the given reads again. Resolves when they have succeeded or failed. */
export async function readAnew(client: QueryClient, filters: QueryFilters): Promise<void> {
  // A running first reading may predate the change, and the next query would join it.
  await client.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
  });
  await client.invalidateQueries(filters);
}

type Shown<T> = { value: T | null; failure: string | null };
/** Returns the last answer until the next one arrives, whatever is queried meanwhile; a failure is shown above it. */
function useShown<T>({ data, error }: { data: T | null | undefined; error: unknown }): Shown<T> {
  const [shown, show] = useState<Shown<T>>({ value: null, failure: null });
  if (data === undefined && error === null) return shown;
  const value = data === undefined ? shown.value : data;
  const failure = error === null ? null : isApiError(error) ? error.message : 'This could not be shown.';
  if (value === shown.value && failure === shown.failure) return shown;
  const next = { value, failure };
  show(next);
  return next;
}
const unasked = { data: null, error: null };

/** A read; `again` repeats it, and resolves when that has succeeded or failed. */
export type Read<T> = Shown<T> & { again: () => Promise<void> };

/**
 * Reads when the page opens, when its query changes, and when the desk becomes visible again. Null reads nothing. `nextInMs`
 * returns the delay until the next reading of an answer that is not final.
 */
export function useRead<T>(question: Question<T> | null, nextInMs?: (value: T) => number | null): Read<T> {
  const { data, error, refetch } = useQuery<T>({
    queryKey: question?.queryKey ?? [],
    queryFn: question?.queryFn ?? skipToken,
    refetchInterval: ({ state }) => (state.data !== undefined && nextInMs?.(state.data)) || false,
    gcTime: (question && keptMs[question.queryKey[0]]) ?? 0,
  });
  const shown = useShown<T>(question ? { data, error } : unasked);
  const again = useCallback(async () => void (await refetch()), [refetch]);
  return { ...shown, again };
}

/** Returns data that is written from outside for as long as somebody is signed in; null until it is there. Asks nothing. */
export const useKept = <T>(queryKey: readonly [ReadName]): T | null =>
  useQuery<T>({ queryKey, queryFn: skipToken, gcTime: Infinity, staleTime: Infinity }).data ?? null;

/** Returns two reads as one, which is ready when both are. */
export const both = <A, B>(a: Read<A>, b: Read<B>): Read<[A, B]> => ({
  value: a.value === null || b.value === null ? null : [a.value, b.value],
  failure: a.failure ?? b.failure,
  again: async () => void (await Promise.all([a.again(), b.again()])),
});

/**
 * Reads a list page by page: the first like any other read, further ones on request; all visible ones are read again. `load` gets
 * the cursor of a later page; `nextOf` returns the cursor after the last page, null at the end.
 */
export function usePages<P>(
  load: (after?: string) => Question<P>,
  nextOf: (last: P, count: number) => string | null,
) {
  const query = useInfiniteQuery({
    queryKey: [...load().queryKey, 'pages'],
    queryFn: ({ pageParam }) => load(pageParam).queryFn(),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: P, all: readonly P[]) => nextOf(last, all.length),
  });
  const { data, error, refetch, fetchNextPage, isPending, isFetchingNextPage } = query;
  const { value, failure } = useShown({ data: data?.pages, error });
  const again = useCallback(async () => void (await refetch()), [refetch]);
  const next = value?.length ? nextOf(value.at(-1)!, value.length) : null;
  return {
    read: { value, failure, again },
    more: next === null ? null : { busy: isPending || isFetchingNextPage, show: () => void fetchNextPage() },
  };
}
