/**
 * @file The saves of one tab: one at a time, only what was changed, each on the version that it was made on. What waits lies on the
 * device as well, so that neither a dead line nor a closed tab loses a word. It knows no browser, so that it can be tested alone.
 */
import { isApiError } from '#contract/api-error.ts';
import type { ContentItem } from '#contract/desk/content/content.ts';
import type { ContentValue } from '#contract/desk/content/fields.ts';
import { isSame, keyField, mergeFields, valuesOf, type Conflict, type Values } from './merge-fields.ts';

/** What lies on the device: what was typed, and what stood there before, by which a later merge tells who changed what. */
export type Kept = { version: number; base: Values; changes: Values };

export type SaveState =
  /** `kept`: the server could not be reached. `stopped`: it refused in a way that trying again does not mend. */
  { is: 'saved' | 'waiting' | 'saving' | 'kept' | 'signed-out' } | { is: 'stopped'; why: string };

export type QueueSnapshot = {
  /** As it lies on the server. */
  item: ContentItem;
  state: SaveState;
  conflicts: readonly Conflict[];
  /** What is wrong with a field that is therefore not saved, by its name. */
  refused: Readonly<Record<string, string>>;
};

export type QueueOptions = {
  item: ContentItem;
  kept: Kept | null;
  save: (body: { version: number; key?: string; changes: Values }) => Promise<ContentItem>;
  read: () => Promise<ContentItem>;
  /** Stores what is not saved yet on the device; null when there is nothing. */
  keep: (kept: Kept | null) => void;
  /** Returns what is wrong with a value, before it is sent. */
  check: (field: string, value: ContentValue) => string | null;
  /** Fields whose value in the form is no longer what lies on the server, because somebody else changed them. */
  onTaken: (fields: readonly string[]) => void;
  /** Called when the snapshot has changed. */
  onChange: () => void;
  saveAfterMs?: number;
};

/** What is typed within this time is one save. */
const saveAfterDefaultMs = 3000;
/** Pauses between tries while the server cannot be reached; the last one stays. */
const retryMs = [2000, 5000, 10_000, 30_000];

/** The last tries are enough: one goes out after the other. */
const unansweredMax = 20;

/** @where How does the desk's editor save? */
export function createSaveQueue(options: QueueOptions) {
  const { save, read, keep, check, onTaken, onChange, saveAfterMs = saveAfterDefaultMs } = options;
  let { item } = options;
  let base = valuesOf(item);
  let changes: Values = {};
  /** What is on its way. */
  let sending: Values = {};
  /** What was sent without an answer: the server may have it, and then it is nobody else's. */
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
    const all = unsaved();
    // While a conflict is open it is kept as one: a tab that finds this later must ask again.
    const before = Object.fromEntries(
      Object.keys(all).map((name) => {
        const open = conflicts.find(({ field }) => field === name);
        return [name, (open ? open.base : base[name]) ?? null];
      }),
    );
    keep(isEmpty(all) ? null : { version: item.version, base: before, changes: all });
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

  /** Takes in what lies on the server by now, without touching what was changed here. */
  function takeIn(newer: ContentItem): void {
    if (newer.version < item.version) return;
    const theirs = valuesOf(newer);
    const own = Object.entries(theirs).filter(([name, value]) =>
      unanswered.some((sent) => name in sent && isSame(sent[name], value)),
    );
    const merged = mergeFields({ ...base, ...Object.fromEntries(own) }, unsaved(), theirs);
    unanswered = [];
    item = newer;
    base = theirs;
    sending = {};
    const mine = Object.fromEntries(merged.conflicts.map(({ field, mine: value }) => [field, value]));
    changes = { ...merged.mine, ...mine };
    // A conflict that nobody has settled yet stays one, on what lies there now.
    const open = conflicts.filter(
      ({ field }) => field in changes && !merged.conflicts.some((one) => one.field === field),
    );
    conflicts = [
      ...merged.conflicts,
      ...open.map((one) => ({ ...one, mine: changes[one.field]!, theirs: base[one.field] ?? null })),
    ];
    if (merged.taken.length > 0) onTaken(merged.taken);
  }

  function fail(error: unknown): void {
    const sent = sending;
    changes = unsaved();
    sending = {};
    if (!isApiError(error)) throw error;
    if (error.status === 401) return tell({ is: 'signed-out' });
    const wrong = Object.entries(error.fieldErrors).map(([at, words]) => {
      const [first = '', field = first] = at.split('.');
      return [first === 'key' ? keyField : first === 'changes' ? field : first, words] as const;
    });
    const named = wrong.filter(([name]) => name in changes);
    if (named.length > 0) {
      refused = { ...refused, ...Object.fromEntries(named) };
      tell(settled());
      if (!isEmpty(ready())) wake(0);
      return;
    }
    // Everything but a refusal for good: no line, a server that starts anew, a limit.
    const passes = error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
    if (!passes && error.code !== 'unreadable') return tell({ is: 'stopped', why: error.message });
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
      // What was saved is now what lies there, also where the server spells it a little differently.
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
      // Refused for another reason than a newer version.
      if (newer.version === sentOn) return fail(refusal);
      takeIn(newer);
      tell(settled());
      if (!isEmpty(ready())) wake(0);
    } catch (error) {
      fail(error);
    }
  }

  /** Saves what waits, or joins the save that is under way; what came since then wakes the next one. */
  function saveOnce(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (running ??= sendOne().finally(() => (running = null)));
  }
  /** Saves now, and what is typed meanwhile, until nothing waits; also what another caller has begun to save by then. */
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
    const merged = mergeFields({ ...base, ...kept.base }, kept.changes, base);
    conflicts = merged.conflicts;
    changes = {
      ...merged.mine,
      ...Object.fromEntries(conflicts.map(({ field, mine }) => [field, mine])),
    };
    for (const [name, value] of Object.entries(changes)) {
      const problem = check(name, value);
      if (problem !== null) refused[name] = problem;
    }
    tell(settled());
    if (!isEmpty(ready())) wake(0);
  }

  return {
    snapshot: () => snapshot,
    /** What the form holds: what was typed here, else what lies on the server. */
    value: (name: string): ContentValue => {
      const all = unsaved();
      return (name in all ? all[name] : base[name]) ?? null;
    },
    change,
    flush,
    /** Whether everything that was typed lies on the server. */
    isSaved: () => isEmpty(unsaved()),
    /** Somebody else has changed the item, or a step has. */
    takeIn(newer: ContentItem): void {
      if (running) return;
      takeIn(newer);
      tell(isEmpty(unsaved()) ? { is: 'saved' } : state);
    },
    /** Somebody has decided what a field shall hold that both changed. */
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

/** Own values as they were sent, so that a save that returns never touches what its own tab shows. */
const withSent = (data: ContentItem['data'], sent: Values): ContentItem['data'] => ({ ...data, ...sent });
