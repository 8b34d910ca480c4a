import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type FocusEvent,
  type RefObject,
} from 'react';
import type { PathErrors } from '#domain/vendors/fact-form.ts';
import { useRetries } from '#kit/api/use-retries.ts';
import { clearDraft } from '#kit/drafts/drafts.ts';
import {
  adoptStored,
  changedNames,
  controlsOf,
  dataOf,
  entriesOf,
  fill,
  isChosen,
  withOthers,
  type Control,
  type Entries,
} from './form-entries.ts';
import { keepChanges, restoreChanges } from './kept-changes.ts';
import { savingWords, wordsOfSaved, type Saved } from './saved.ts';
import { noteOf, sayBeside } from './save-notes.ts';

export type Saving<T> = {
  /** Name under which the device keeps what is not saved yet. */
  draftId: string;
  /** Returns the form's value; called with its present state and with the one saved last. */
  read: (values: FormData) => T;
  /** Saves a change of the value. `force`: also over somebody else's change. Never rejects. */
  save: (mine: T, before: T, force: boolean) => Promise<Saved>;
};

/** A quicker save is said when it is done. */
const slowMs = 1000;
/** One object, so that taking back no error renders nothing. */
const none: PathErrors = {};

/**
 * The life of a form that saves itself: a text when its field is left, a choice at once, one save after the other. What is not saved stays
 * on the device, and is sent when the network returns or the form is opened again.
 * @where How does a form of the workshop save itself?
 */
export function useSaving<T>(form: RefObject<HTMLFormElement | null>, { draftId, read, save }: Saving<T>) {
  const synced = useRef<Entries>(new Map());
  /** Values that were refused, or wait for a decision: they do not hold back the others. */
  const held = useRef(new Map<string, string>());
  /** Fields with such values that were left once more. */
  const left = useRef(new Set<string>());
  const running = useRef<Promise<void> | null>(null);
  const [errors, setErrors] = useState<PathErrors>(none);
  const [waits, setWaits] = useState(false);
  const [isChanged, setChanged] = useState(false);

  /** `isPart`: all changes together were refused before, with errors that stay. */
  const attempt = async (
    element: HTMLFormElement,
    sent: Entries,
    names: string[],
    { force, isPart = false }: { force: boolean; isPart?: boolean },
  ) => {
    const controls = controlsOf(element).filter(({ name }) => names.includes(name));
    const slow = setTimeout(() => sayBeside(controls, savingWords), slowMs);
    const outcome = await save(read(dataOf(sent)), read(dataOf(synced.current)), force);
    clearTimeout(slow);
    setWaits(outcome.is === 'kept');
    if (outcome.is === 'changed' || !isPart) setChanged(outcome.is === 'changed');
    sayBeside(controls, wordsOfSaved(outcome));
    if (outcome.is === 'refused' && !isPart) setErrors(outcome.errors);
    if (outcome.is === 'refused' || outcome.is === 'changed')
      for (const name of names) held.current.set(name, String(sent.get(name)));
    if (outcome.is === 'saved') {
      for (const name of names) held.current.delete(name);
      synced.current = withOthers(synced.current, sent, names);
    }
    return outcome.is;
  };
  /** Saves each change without the others, until none can be saved. */
  const saveEach = async (element: HTMLFormElement, now: Entries, names: string[]): Promise<void> => {
    const failed: string[] = [];
    for (const name of names) {
      const others = changedNames(synced.current, now).filter((one) => one !== name);
      const alone = withOthers(now, synced.current, others);
      if ((await attempt(element, alone, [name], { force: false, isPart: true })) !== 'saved')
        failed.push(name);
    }
    if (failed.length > 0 && failed.length < names.length) await saveEach(element, now, failed);
  };
  const saveOnce = async (force: boolean): Promise<void> => {
    const element = form.current;
    if (!element) return;
    const now = entriesOf(element);
    const names = changedNames(synced.current, now);
    for (const [name, value] of held.current)
      if (left.current.has(name) || value !== String(now.get(name))) held.current.delete(name);
    const free = names.filter((name) => !held.current.has(name));
    // A field that was left may be as it was again: then its error goes.
    if (free.length > 0 || (names.length > 0 && left.current.size > 0)) {
      left.current.clear();
      // Together first: two refused values may be right side by side.
      const outcome = await attempt(element, now, names, { force });
      if ((outcome === 'refused' || outcome === 'changed') && names.length > 1)
        await saveEach(element, now, names);
    }
    if (held.current.size === 0) setErrors(none);
    const after = form.current && entriesOf(form.current);
    if (after) keepChanges(draftId, after, changedNames(synced.current, after));
  };
  const latest = useRef(saveOnce);
  useEffect(() => {
    latest.current = saveOnce;
  });
  /** Saves what has changed; a change during a save is saved after it. */
  const flush = useCallback((force = false): Promise<void> => {
    const next = (running.current ?? Promise.resolve()).then(() => latest.current(force));
    running.current = next;
    return next;
  }, []);
  useRetries(waits, flush);

  // Before anything can be typed or left: compared with no values, every field of the form would count as changed.
  useLayoutEffect(() => {
    const element = form.current!;
    synced.current = entriesOf(element);
    adoptStored(element, synced.current);
    restoreChanges(element, draftId);
    void flush();
  }, [form, draftId, flush]);
  // After each rendering: React may have put newly stored values into the form.
  useEffect(() => adopt(form.current!));
  function adopt(element: HTMLFormElement): void {
    const taken = adoptStored(element, synced.current);
    if (taken.length > 0) synced.current = withOthers(synced.current, entriesOf(element), taken);
  }

  function onInput(): void {
    const now = entriesOf(form.current!);
    const names = changedNames(synced.current, now);
    keepChanges(draftId, now, names);
    sayBeside(
      controlsOf(form.current!).filter(({ name }) => names.includes(name)),
      '',
    );
  }

  return {
    errors,
    isChanged,
    keepMine() {
      held.current.clear();
      void flush(true);
    },
    takeTheirs() {
      held.current.clear();
      form.current!.reset();
      synced.current = entriesOf(form.current!);
      clearDraft(draftId);
      setErrors(none);
      setChanged(false);
    },
    on: {
      onSubmit: (event: FormEvent) => event.preventDefault(),
      onInput,
      onChange: ({ target }: FormEvent) => isChosen(target) && void flush(),
      onKeyDown(event: KeyboardEvent) {
        const { target, key } = event;
        if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return;
        if (key === 'Enter' && target instanceof HTMLInputElement) {
          event.preventDefault();
          held.current.clear();
          void flush();
        }
        if (key !== 'Escape') return;
        fill(form.current!, new Map([[target.name, synced.current.get(target.name) ?? []]]));
        onInput();
      },
      onFocus: ({ target }: FocusEvent) => 'name' in target && void noteOf(target as Control),
      onBlur({ target }: FocusEvent) {
        adopt(form.current!);
        if ('name' in target && held.current.has(String(target.name))) left.current.add(String(target.name));
        void flush();
      },
    },
  };
}
