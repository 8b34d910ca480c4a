/** @file Work in the list of enquiries: the row for keys, the selection, and acts on it. */
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import type { EnquiryBulkAction, EnquiryBulkResult } from '#contract/desk/enquiry-bulk.ts';
import { saysSomething } from '#contract/desk/said.ts';
import { actTogether } from './acts-together.ts';
import { api } from './api.ts';
import { restored, type ActChange } from './shown-acts.ts';

/** Returns the message about an act on many enquiries; null where only its refusal is to be told, which stands beside the row. */
function toldOf(done: string, results: readonly EnquiryBulkResult[]): string | null {
  const count = results.filter((one) => one.done).length;
  if (results.length === 1) return count === 1 ? `${done}.` : null;
  const left = results.length - count;
  return `${done}: ${count}.${left > 0 ? ` Not done: ${left}.` : ''}`;
}

type Given = {
  rows: readonly EnquiryRow[];
  /** Reads the list again. */
  again: () => Promise<void>;
  /** Returns a row's focusable element. */
  linkOf: (reference: string) => HTMLElement | null;
};
/** An act in the list: the request, its words when it is done, and what it changes on screen. */
export type ListAct = { action: EnquiryBulkAction; words: string; shows: ActChange };

const says = (action: EnquiryBulkAction): boolean =>
  'undo' in action || ('status' in action && saysSomething[changes.staff[action.status].event]);

export function useWork({ rows, again, linkOf }: Given) {
  const [active, setActive] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [done, tell] = useState<string | null>(null);
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  /** What the last act changed, which its author may take back. */
  const lastAct = useRef<Promise<readonly string[]>>(Promise.resolve([]));
  const shownRows = useRef(rows);
  useLayoutEffect(() => {
    shownRows.current = rows;
  });
  /** The next focus, once the row `from` has left the list; null: in any case. */
  const focusNext = useRef<{ to: string | undefined; from: string | null } | null>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const focusOn = (to: string | undefined, from: string | null) => {
    focusNext.current = { to, from };
    draw();
  };

  // A stable function, so that an unchanged row is not rendered again.
  const toggle = useCallback((reference: string) => {
    setMarked((now) => {
      const next = new Set(now);
      if (!next.delete(reference)) next.add(reference);
      return next;
    });
  }, []);

  const references = rows.map(({ reference }) => reference);
  const chosen = references.filter((reference) => marked.has(reference));
  const at = active === null ? -1 : references.indexOf(active);
  /** The selected rows; without any, the focused one. */
  const targets = chosen.length > 0 ? chosen : at >= 0 ? [active!] : [];

  /** Sends an act, and announces its end. Resolves to the enquiries that can be undone. */
  async function send(
    those: readonly string[],
    { action, words, shows }: ListAct,
  ): Promise<readonly string[]> {
    const said = new Map(shownRows.current.map((row) => [row.reference, row.said]));
    try {
      const results = await actTogether(
        those,
        async (asked, seen, key) => {
          const body = { references: [...asked], action, seen };
          return (await api.staffEnquiryBulk({ body, key })).results;
        },
        { says: says(action), shows, saidOf: (reference) => said.get(reference) ?? null },
      );
      tell(toldOf(words, results));
      return results.filter((one) => one.undoable).map(({ reference }) => reference);
    } catch {
      // The reason stands beside each row.
      tell(null);
      return [];
    } finally {
      await again();
    }
  }

  const reach = (reference: string | undefined) => {
    const link = reference === undefined ? null : linkOf(reference);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  };
  // After the dialog over the list has closed and returned the focus.
  useEffect(() => {
    if (!focusNext.current) return;
    const { to, from } = focusNext.current;
    if (from !== null && references.includes(from)) return;
    focusNext.current = null;
    reach(to);
  });

  return {
    active,
    chosen,
    targets,
    done,
    setActive,
    move: (by: 1 | -1) => reach(references[at < 0 ? 0 : at + by]),
    toggle,
    isChosen: (reference: string) => marked.has(reference),
    choose: (those: readonly string[]) => setMarked(new Set(those)),
    all: references,
    undoable,
    /**
     * Acts on the targets: shown at once, announced when done. The focus moves to the next row at once when they are finished, else when
     * they have left the list. Further keys act on the rows that they find.
     */
    act: (act: ListAct, { leaves = false } = {}): void => {
      if (targets.length === 0) return;
      const those = targets;
      const stays = (reference: string) => !those.includes(reference);
      const next = references.slice(at).find(stays) ?? references.slice(0, at).findLast(stays);
      setMarked(new Set());
      focusOn(next, leaves ? null : active);
      lastAct.current = send(those, act).then((taken) => {
        setUndoable(taken);
        return taken;
      });
    },
    /** Undoes the last act, once it is done. */
    undo: async () => {
      const last = lastAct.current;
      lastAct.current = Promise.resolve([]);
      const taken = await last;
      if (taken.length === 0) return;
      setUndoable([]);
      await send(taken, { action: { undo: true }, words: 'Taken back', shows: restored });
      focusOn(taken[0], null);
    },
  };
}
export type Work = ReturnType<typeof useWork>;
