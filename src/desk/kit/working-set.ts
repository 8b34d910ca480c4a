/**
 * @file The working set in this browser: all open enquiries, read in pages and kept current by the event stream. It is in memory alone and
 * ends with the session.
 */
import { useEffect, useMemo } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { workingSetLimits, type WorkingEnquiry } from '#contract/desk/working-set.ts';
import { quietApi } from './api.ts';
import { queryClient, useKept } from './query.ts';
import { mayCall } from './rights.ts';
import { useSession } from './session.ts';
import { forgetActs, forgetRead, useShownActs, withActs, type ShownActs } from './shown-acts.ts';

export type WorkingSet = {
  /** The newest first. */
  rows: readonly WorkingEnquiry[];
  byReference: ReadonlyMap<string, WorkingEnquiry>;
  /** The newest event that it includes. */
  sequence: string;
  /** All pages are read. */
  isWhole: boolean;
  /** There are older open enquiries, which only the server knows. */
  isCapped: boolean;
};

const key = ['staffWorkingSet'] as const;
const { enquiriesMax } = workingSetLimits;

function write(rows: readonly WorkingEnquiry[], rest: Omit<WorkingSet, 'rows' | 'byReference'>): void {
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  queryClient.setQueryData<WorkingSet>(key, { ...rest, rows, byReference });
  if (rest.isWhole) forgetRead((reference) => byReference.get(reference)?.version);
}
/** Returns the set as it was read last; null before the first page and without a session. */
export const workingSet = (): WorkingSet | null => queryClient.getQueryData<WorkingSet | null>(key) ?? null;

/** Empties the set: the session has ended. Parts that show it are told, which removing the query would not do. */
export const dropWorkingSet = (): void => void queryClient.setQueryData<WorkingSet | null>(key, null);

const isSame = (a: WorkingEnquiry | undefined, b: WorkingEnquiry) => JSON.stringify(a) === JSON.stringify(b);

/** Lays changes over the set. An unchanged enquiry stays the same object, so that nothing of it is drawn again. */
function merged(
  set: WorkingSet,
  changed: readonly WorkingEnquiry[],
  gone: readonly string[],
): readonly WorkingEnquiry[] {
  const fresh = new Map(
    changed
      .filter((row) => !isSame(set.byReference.get(row.reference), row))
      .map((row) => [row.reference, row]),
  );
  const left = new Set(gone.filter((reference) => set.byReference.has(reference)));
  if (fresh.size === 0 && left.size === 0) return set.rows;
  const kept = set.rows.flatMap((row) => (left.has(row.reference) ? [] : [fresh.get(row.reference) ?? row]));
  const added = [...fresh.values()].filter(({ reference }) => !set.byReference.has(reference));
  return added.length === 0
    ? kept
    : [...added, ...kept].toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : a.sentAt > b.sentAt ? -1 : 0));
}

/** The session for which the set is kept; another one ends what is being read for it. */
let keeper: object | null = null;

async function readAll(mine: object): Promise<void> {
  const rows: WorkingEnquiry[] = [];
  let sequence: string | undefined;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof quietApi.staffWorkingSet>> = await quietApi.staffWorkingSet({
      query: cursor ? { cursor } : {},
    });
    if (keeper !== mine) return;
    sequence ??= page.sequence;
    rows.push(...page.enquiries);
    cursor = page.next;
    const isWhole = cursor === null || rows.length >= enquiriesMax;
    // While it is read anew, the earlier one serves.
    if (isWhole || !workingSet()?.isWhole) write([...rows], { sequence, isWhole, isCapped: cursor !== null });
  } while (cursor !== null && rows.length < enquiriesMax);
}

async function readChanges(set: WorkingSet, mine: object): Promise<void> {
  const { enquiries, gone, sequence, isWhole } = await quietApi.staffWorkingSetChanges({
    query: { since: set.sequence },
  });
  if (keeper !== mine) return;
  if (!isWhole) return readAll(mine);
  const rows = merged(set, enquiries, gone);
  if (rows !== set.rows || sequence !== set.sequence)
    write(rows, { sequence, isWhole: true, isCapped: set.isCapped });
}

let reading: Promise<void> | null = null;
let isOld = false;

/**
 * Brings the set up to date. Calls during a reading share the next one. Resolves when the newest known state is there, or could not be read:
 * the next event, or the next opening of the stream, reads it again.
 */
export function refreshWorkingSet(): Promise<void> {
  isOld = true;
  reading ??= (async () => {
    while (isOld && keeper) {
      isOld = false;
      const set = workingSet();
      try {
        await (set?.isWhole ? readChanges(set, keeper) : readAll(keeper));
      } catch (error) {
        if (isApiError(error) && error.status === 401) dropWorkingSet();
      }
    }
  })().finally(() => {
    reading = null;
  });
  return reading;
}

/** Keeps the set for as long as the part that calls it is shown and the session lasts. */
export function useKeptWorkingSet(): void {
  const session = useSession();
  const memberId = session && mayCall(session.role, 'staffWorkingSet') ? session.memberId : null;
  const endsAt = session?.endsAt;
  useEffect(() => {
    if (memberId === null) return;
    keeper = {};
    void refreshWorkingSet();
    return () => {
      keeper = null;
      dropWorkingSet();
      forgetActs();
    };
  }, [memberId]);
  useEffect(() => {
    if (memberId === null || endsAt === undefined) return;
    // The server says whether it has ended: an ended one empties the set.
    const timer = setTimeout(
      () => void refreshWorkingSet(),
      Math.min(Math.max(0, Date.parse(endsAt) - Date.now()), 2 ** 31 - 1),
    );
    return () => clearTimeout(timer);
  }, [memberId, endsAt]);
}

/** Lays the acts of this desk over the set. */
function withShown(set: WorkingSet | null, { acts }: ShownActs): WorkingSet | null {
  if (set === null || acts.size === 0) return set;
  const byReference = new Map(set.byReference);
  for (const [reference, those] of acts) {
    const row = byReference.get(reference);
    if (row) byReference.set(reference, withActs(row, those));
  }
  return { ...set, byReference, rows: set.rows.map(({ reference }) => byReference.get(reference)!) };
}

/** Returns the set as it was read last. */
export const useReadSet = (): WorkingSet | null => useKept<WorkingSet>(key);

/** Returns the set with the acts of this desk; null until its first page is there. */
export function useWorkingSet(): WorkingSet | null {
  const set = useReadSet();
  const shown = useShownActs();
  return useMemo(() => withShown(set, shown), [set, shown]);
}
