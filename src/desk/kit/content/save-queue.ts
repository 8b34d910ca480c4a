/**
 * @file The saves of one tab: one at a time, only changed fields, each based on its version. Unsaved text is stored on the device
 * as well, so that neither a broken connection nor a closed tab loses a word. Independent of the browser, for testing.
 */
import { isApiError } from '#contract/api-error.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { ContentValue } from '#contract/desk/content/fields.ts';
import { failureOf } from './save-failure.ts';
import { keptOf, mergeNewer, mineIn } from './merge-newer.ts';
import { isSame, keyField, mergeFields, valuesOf, type Conflict, type Values } from './merge-fields.ts';
import type { SaveState, QueueSnapshot, QueueOptions } from './save-queue.types.ts';

/** Changes within this time are one save. */
const saveAfterDefaultMs = 3000;
/** Pauses between retries while the server is unreachable; the last one repeats. */
const retryMs = [2000, 5000, 10_000, 30_000];

/** The last attempts are enough: they are sent one after the other. */
const unansweredMax = 20;

/** @where How does the desk's editor save? */
export function createSaveQueue(options: QueueOptions) {
  const { save, read, keep, check, onTaken, onChange, mergeText, saveAfterMs = saveAfterDefaultMs } = options;
  let { item } = options;
  let base = valuesOf(item);
  let changes: Values = {};
  /** Values being sent. */
  let sending: Values = {};
  /** Values sent without an answer: the server may have them, so they are not somebody else's change. */
  let unanswered: readonly Values[] = [];
  let conflicts: readonly Conflict[] = [];
  let refused: Record<string, string> = {};
  let state: SaveState = { is: 'saved' };
  let snapshot: QueueSnapshot = { item, state, conflicts, refused };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let running: Promise<void> | null = null;
  let ended = false;

  const heldBack = (name: string) => name in refused || conflicts.some(({ field }) => field === name);
  const ready = () => Object.fromEntries(Object.entries(changes).filter(([name]) => !heldBack(name)));
  const isEmpty = (values: Values) => Object.keys(values).length === 0;
  const unsaved = () => ({ ...sending, ...changes });

  function tell(next: SaveState = state): void {
    state = next;
    snapshot = { item, state, conflicts, refused };
    keep(keptOf({ version: item.version, base, changes: unsaved(), conflicts }));
    onChange();
  }
  function wake(afterMs: number): void {
    if (ended) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void saveOnce();
    }, afterMs);
  }
  const settled = (): SaveState => ({ is: isEmpty(unsaved()) ? 'saved' : 'waiting' });

  /** Takes in the server's state, without touching local changes. */
  function takeIn(newer: ContentItem): void {
    if (newer.version < item.version) return;
    const merged = mergeNewer({ base, changes: unsaved(), unanswered, conflicts }, newer, mergeText);
    unanswered = [];
    item = newer;
    sending = {};
    ({ base, changes, conflicts } = merged);
    if (merged.taken.length > 0) onTaken(merged.taken);
  }

  function fail(error: unknown): void {
    const sent = sending;
    changes = unsaved();
    sending = {};
    const failure = failureOf(error, changes);
    if (failure.is === 'refused') {
      refused = { ...refused, ...failure.fields };
      tell(settled());
      if (!isEmpty(ready())) wake(0);
      return;
    }
    if (failure.is !== 'passing') return tell(failure);
    unanswered = [...unanswered, sent].slice(-unansweredMax);
    tell({ is: 'kept' });
    wake(retryMs[Math.min(tries, retryMs.length - 1)]!);
    tries += 1;
  }

  async function sendOne(): Promise<void> {
    sending = ready();
    if (isEmpty(sending)) return tell(settled());
    changes = Object.fromEntries(Object.entries(changes).filter(([name]) => heldBack(name)));
    tell({ is: 'saving' });
    const { [keyField]: key, ...fields } = sending;
    const sentOn = item.version;
    try {
      const saved = await save({ version: sentOn, changes: fields, ...(typeof key === 'string' && { key }) });
      tries = 0;
      const sent = sending;
      sending = {};
      // The saved values are now the server's, even where it normalised them.
      base = { ...base, ...sent };
      takeIn({ ...saved, data: withSent(saved.data, fields) });
      item = saved;
      tell(settled());
      if (!isEmpty(ready())) wake(saveAfterMs);
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || Object.keys(error.fieldErrors).length > 0)
        return fail(error);
      await readNewer(sentOn, error);
    }
  }
  async function readNewer(sentOn: number, refusal: unknown): Promise<void> {
    try {
      const newer = await read();
      // Refused for a reason other than a newer version.
      if (newer.version === sentOn) return fail(refusal);
      takeIn(newer);
      tell(settled());
      if (!isEmpty(ready())) wake(0);
    } catch (error) {
      fail(error);
    }
  }

  /** Saves the waiting changes, or joins the running save; later changes start the next one. */
  function saveOnce(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (running ??= sendOne().finally(() => (running = null)));
  }
  /** Saves now, and repeats for text typed meanwhile, until nothing waits; includes a save begun by another caller. */
  async function flush(): Promise<void> {
    do await saveOnce();
    while (running || (state.is === 'waiting' && !isEmpty(ready())));
  }

  function change(name: string, value: ContentValue): void {
    const next = { ...changes };
    const onServer = name in sending ? sending[name] : base[name];
    const conflict = conflicts.some(({ field }) => field === name);
    if (isSame(value, onServer) && !conflict) delete next[name];
    else next[name] = value;
    changes = next;
    const { [name]: _, ...others } = refused;
    const problem = check(name, value);
    refused = problem === null ? others : { ...others, [name]: problem };
    conflicts = conflicts.map((one) => (one.field === name ? { ...one, mine: value } : one));
    const stays = ['saving', 'kept', 'signed-out'].includes(state.is) && !isEmpty(unsaved());
    tell(stays ? state : settled());
    if (timer === undefined && !running && state.is !== 'signed-out') wake(saveAfterMs);
  }

  if (options.kept && !isEmpty(options.kept.changes)) {
    const { kept } = options;
    const merged = mergeFields({ ...base, ...kept.base }, kept.changes, base, mergeText);
    conflicts = merged.conflicts;
    changes = { ...merged.mine, ...mineIn(conflicts) };
    for (const [name, value] of Object.entries(changes)) {
      const problem = check(name, value);
      if (problem !== null) refused[name] = problem;
    }
    tell(settled());
    if (!isEmpty(ready())) wake(0);
  }

  return {
    snapshot: () => snapshot,
    /** Returns the form's value: the typed one, else the server's. */
    value: (name: string): ContentValue => {
      const all = unsaved();
      return (name in all ? all[name] : base[name]) ?? null;
    },
    change,
    flush,
    /** Whether all typed text is on the server. */
    isSaved: () => isEmpty(unsaved()),
    /** Takes in an item changed by somebody else, or by a step. */
    takeIn(newer: ContentItem): void {
      if (running) return;
      takeIn(newer);
      tell(isEmpty(unsaved()) ? { is: 'saved' } : state);
    },
    /** Sets the chosen value of a field in conflict. */
    settle(name: string, value: ContentValue): void {
      conflicts = conflicts.filter(({ field }) => field !== name);
      change(name, value);
      void flush();
    },
    close(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** Returns the data with own values as they were sent, so that a completed save does not touch the form. */
const withSent = (data: ContentItem['data'], sent: Values): ContentItem['data'] => ({ ...data, ...sent });
