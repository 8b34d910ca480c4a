/** @file Work in the list of enquiries: the row for keys, the selection, and acts on it. */
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { EnquiryBulkAction, EnquiryRow, EnquiryBulkResult } from '#contract/desk/enquiry-list.ts';
import { api } from './api.ts';
import { useAction } from './action.ts';

/** Returns the message about an act on many enquiries, including refusals. */
function toldOf(done: string, results: readonly EnquiryBulkResult[]): string {
  const refused = results.filter((one) => !one.done);
  const count = results.length - refused.length;
  const reasons = refused.map(({ reference, why }) => `${reference}: ${why ?? 'not done'}`);
  return [count > 0 && (results.length === 1 ? `${done}.` : `${done}: ${count}.`), ...reasons]
    .filter(Boolean)
    .join(' ');
}

type Given = {
  rows: readonly EnquiryRow[];
  /** Reads the list again. */
  again: () => Promise<void>;
  /** Returns a row's focusable element. */
  linkOf: (reference: string) => HTMLElement | null;
};

export function useWork({ rows, again, linkOf }: Given) {
  const [active, setActive] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string | null>(null);
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const { busy, failure, run } = useAction();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** Runs tasks in the order of the keys: none is dropped while another runs. */
  const inTurn = (task: () => Promise<unknown>): Promise<boolean> => {
    const mine = turn.current.then(() => run(task));
    turn.current = mine;
    return mine;
  };
  const justDone = useRef<readonly string[]>([]);
  const remember = (those: readonly string[]) => {
    justDone.current = those;
    setUndoable(those);
  };
  /** Enquiries acted on since the last reading: their last message is one's own. */
  const acted = useRef(new Set<string>());
  const shownRows = useRef(rows);
  useLayoutEffect(() => {
    shownRows.current = rows;
    acted.current.clear();
  }, [rows]);
  const seenOf = (those: readonly string[]) =>
    Object.fromEntries(
      shownRows.current
        .filter(({ reference }) => those.includes(reference) && !acted.current.has(reference))
        .map(({ reference, said }) => [reference, said]),
    );
  /** The next focus; with `from` only when that row has left the list. */
  const focusNext = useRef<{ to: string | undefined; from: string | null } | null>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  /** The new rows may be rendered already. */
  const focusAfterReading = (next: { to: string | undefined; from: string | null }) => {
    focusNext.current = next;
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

  async function send(those: readonly string[], action: EnquiryBulkAction, words: string) {
    const seen = seenOf(those);
    for (const one of those) acted.current.add(one);
    const { results } = await api.staffEnquiryBulk({ body: { references: [...those], action, seen } });
    setDone(toldOf(words, results));
    return results;
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
    focusNext.current = null;
    if (from === null || !references.includes(from)) reach(to);
  });

  return {
    active,
    chosen,
    targets,
    busy,
    failure,
    done,
    setActive,
    move: (by: 1 | -1) => reach(references[at < 0 ? 0 : at + by]),
    toggle,
    isChosen: (reference: string) => marked.has(reference),
    choose: (those: readonly string[]) => setMarked(new Set(those)),
    all: references,
    undoable,
    /**
     * Acts on the targets, announces it, and moves to the next row: at once when they are finished, else when they have left the
     * list. The next act may run while the list is still being read: keys are faster.
     */
    act: async (action: EnquiryBulkAction, words: string, { leaves = false } = {}) => {
      if (targets.length === 0) return;
      const stays = (reference: string) => !targets.includes(reference);
      const next = references.slice(at).find(stays) ?? references.slice(0, at).findLast(stays);
      // At once: the next key is meant for the next row.
      setMarked(new Set());
      if (leaves) focusNext.current = { to: next, from: null };
      const isDone = await inTurn(async () => {
        const results = await send(targets, action, words);
        remember(results.filter((one) => one.undoable).map(({ reference }) => reference));
      });
      if (!isDone) return;
      await again();
      if (!leaves) focusAfterReading({ to: next, from: active });
    },
    /** Undoes the last act. */
    undo: async () => {
      let taken: readonly string[] = [];
      const isDone = await inTurn(async () => {
        taken = justDone.current;
        if (taken.length === 0) return;
        await send(taken, { undo: true }, 'Taken back');
        remember([]);
      });
      if (!isDone || taken.length === 0) return;
      await again();
      focusAfterReading({ to: taken[0], from: null });
    },
  };
}
export type Work = ReturnType<typeof useWork>;
