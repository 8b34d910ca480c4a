/**
 * @file What the desk reads, on TanStack Query: reads by the names of the contract, and lists page by page.
 * A key is the name of an endpoint, then what it is asked: `['staffCheckRead', { params: { checkId } }]`.
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
/** An endpoint that changes nothing: every GET, and what is asked with a body too long for an address. */
export type ReadName = GetName | 'staffMailPreview';

/** Asked by its key; `queryFn` makes the call. */
export type Question<T> = {
  queryKey: readonly [ReadName, ...unknown[]];
  queryFn: () => Promise<T>;
};
type Reads = {
  [Name in ReadName]: (
    ...input: Parameters<StaffCalls[Name]>
  ) => Question<Awaited<ReturnType<StaffCalls[Name]>>>;
};
/** Every read of the contract as a question, with the same input as its call: `reads.staffVendorGet({ params })`. */
export const reads = Object.fromEntries(
  Object.keys(staffApi).map((name) => [
    name,
    (input: object = {}) => ({
      queryKey: [name, input],
      queryFn: () => (api[name as ReadName] as (asked: object) => Promise<unknown>)(input),
    }),
  ]),
) as unknown as Reads;

/** Words of the desk that change once a month: the next page shows them at once, and reads them anew beside that. */
const keptMs: Partial<Record<ReadName, number>> = {
  staffTemplateList: 5 * minuteMs,
  staffCloseReasonList: 5 * minuteMs,
};

/**
 * What was read for a page goes with it; nothing is tried again by itself or asked by the clock. Who looks at the desk again reads
 * anew. A line that is down is a failure in words and no pause. `setSession` empties it when somebody else or nobody is signed in.
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
// An answer is drawn at once, not a turn of the loop later: keys that wait for it are pressed then.
notifyManager.setScheduler(queueMicrotask);

/** Reads anew what is in sight of the given reads. Resolves when it is there or has failed. */
export async function readAnew(client: QueryClient, filters: QueryFilters): Promise<void> {
  // A first reading under way may have been answered before the change, and the next asking would join it.
  await client.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
  });
  await client.invalidateQueries(filters);
}

type Shown<T> = { value: T | null; failure: string | null };
/** What was answered last stays in sight until the next answer, whatever is asked meanwhile; a failure stands above it. */
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

/** `again` reads anew, and resolves when that is answered or has failed. */
export type Read<T> = Shown<T> & { again: () => Promise<void> };

/**
 * Reads when the page opens, when it asks something else, and when the desk is looked at again. Null asks nothing. `nextInMs` tells
 * of an answer that is not the last one when to read anew.
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

/** Two reads as one, which is there when both are. */
export const both = <A, B>(a: Read<A>, b: Read<B>): Read<[A, B]> => ({
  value: a.value === null || b.value === null ? null : [a.value, b.value],
  failure: a.failure ?? b.failure,
  again: async () => void (await Promise.all([a.again(), b.again()])),
});

/**
 * A list page by page: the first as any other read, the rest when somebody asks for more; all that are in sight are read anew. `load`
 * gets the cursor of a later page; `nextOf` tells the one behind the last of so many, null at the end.
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
