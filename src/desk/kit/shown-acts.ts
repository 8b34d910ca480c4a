/**
 * @file What acts of this desk change on screen before the server has answered: a layer over what was read, act by act. An act goes when a
 * reading has it, or when it is refused, with the reason.
 */
import { changes, type StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { createStore } from './store.ts';

/** The fields of an enquiry that acts change. */
type ActFacts = Pick<
  EnquiryRow,
  'status' | 'flagged' | 'owner' | 'labels' | 'dueAt' | 'eventDate' | 'answered'
>;
/** Returns what an act changes. `stored` is the enquiry as it was read. */
export type ActChange = (shown: ActFacts, stored: ActFacts) => Partial<ActFacts>;
type ShownAct = { change: ActChange; version: number | null };

export type ShownActs = {
  acts: ReadonlyMap<string, readonly ShownAct[]>;
  /** Why the last act on an enquiry was not done. */
  refusals: ReadonlyMap<string, string>;
  /** Enquiries whose refusal stands beside their row. */
  besideRow: ReadonlySet<string>;
};
const shown = createStore<ShownActs>({ acts: new Map(), refusals: new Map(), besideRow: new Set() });
const set = (next: Partial<ShownActs>) => shown.set({ ...shown.get(), ...next });

function setActs(reference: string, update: (acts: readonly ShownAct[]) => readonly ShownAct[]): void {
  const acts = new Map(shown.get().acts);
  const next = update(acts.get(reference) ?? []);
  if (next.length === 0) acts.delete(reference);
  else acts.set(reference, next);
  set({ acts });
}

/** Shows an act. `settle` names the version of the server's answer: readings from that on have it. `undo` takes it off. */
export function showAct(reference: string, change: ActChange) {
  let act: ShownAct = { change, version: null };
  setRefusal(reference, null);
  setActs(reference, (acts) => [...acts, act]);
  const replace = (next: readonly ShownAct[]) =>
    setActs(reference, (acts) => acts.flatMap((one) => (one === act ? next : [one])));
  return {
    settle(version: number): void {
      const settled = { change, version };
      replace([settled]);
      act = settled;
    },
    undo: (): void => replace([]),
  };
}

/** Shows why an act on an enquiry was not done; null when somebody has read it, or acts on it again. */
export function setRefusal(reference: string, why: string | null): void {
  const refusals = new Map(shown.get().refusals);
  if ((refusals.get(reference) ?? null) === why) return;
  if (why === null) refusals.delete(reference);
  else refusals.set(reference, why);
  set({ refusals });
}

/** Tells that the refusal of an enquiry is shown beside its row. Returns the function that ends it. */
export function sayBesideRow(reference: string): () => void {
  set({ besideRow: new Set([...shown.get().besideRow, reference]) });
  return () => set({ besideRow: new Set([...shown.get().besideRow].filter((one) => one !== reference)) });
}

/** Forgets acts that a reading of all open enquiries has: it returns the version of each, undefined where it is not open. */
export function forgetRead(versionOf: (reference: string) => number | undefined): void {
  const acts = new Map(
    [...shown.get().acts].flatMap(([reference, those]) => {
      const read = versionOf(reference);
      const left = those.filter(({ version }) => version === null || (read !== undefined && read < version));
      return left.length === 0 ? [] : [[reference, left] as const];
    }),
  );
  set({ acts });
}

/** Forgets everything: the session has ended. */
export const forgetActs = (): void => set({ acts: new Map(), refusals: new Map() });

const drawn = new WeakMap<object, { acts: readonly ShownAct[]; row: object }>();
/** Lays acts over an enquiry as it was read. The same acts over the same reading give the same object. */
export function withActs<T extends ActFacts & { version: number }>(
  stored: T,
  acts: readonly ShownAct[] | undefined,
): T {
  if (acts === undefined) return stored;
  const known = drawn.get(stored);
  if (known?.acts === acts) return known.row as T;
  const row = acts
    .filter(({ version }) => version === null || stored.version < version)
    .reduce<T>((one, { change }) => ({ ...one, ...change(one, stored) }), stored);
  drawn.set(stored, { acts, row });
  return row;
}

export const useShownActs = shown.use;

/** Returns what a step changes, by the table of an enquiry's life; nothing where it is not allowed. */
export const stepped =
  (name: StaffChange): ActChange =>
  ({ status }) => {
    const { from, to, release }: { from: readonly string[]; to?: EnquiryRow['status']; release?: true } =
      changes.staff[name];
    return from.includes(status) ? { ...(to && { status: to }), ...(release && { flagged: null }) } : {};
  };
/** Returns what an undo changes: the enquiry is shown as it was read. */
export const restored: ActChange = (_, { status, flagged, owner, labels, dueAt, eventDate, answered }) => ({
  status,
  flagged,
  owner,
  labels,
  dueAt,
  eventDate,
  answered,
});
