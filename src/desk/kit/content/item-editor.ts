/** @file One item open in this tab: its save queue, with the browser's events. */
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { ContentType } from '#contract/desk/content/content-type.types.ts';
import { quietApi } from '../api.ts';
import { checkField } from './check-field.ts';
import type { DraftPlace } from './kept-draft.ts';
import type { MergeText } from './merge-fields.ts';
import { createSaveQueue } from './save-queue.ts';
import type { Kept } from './save-queue.types.ts';

/** A long text is not stored on the device at every keystroke. */
const keepAfterMs = 200;

export function createItemEditor(
  item: ContentItem,
  type: ContentType,
  place: DraftPlace,
  mergeText?: MergeText,
) {
  const params = { type: item.type, itemId: item.id };
  const listeners = new Set<() => void>();
  const revisions = new Map<string, number>();
  const taken = new Set<string>();
  let waiting: Kept | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onDevice = true;
  let marksMissing = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined) return;
    onDevice = place.keep(waiting);
    waiting = undefined;
  };
  const queue = createSaveQueue({
    item,
    kept: place.kept,
    mergeText,
    check: (field, value) => checkField(type, field, value),
    save: (body) => quietApi.staffContentSave({ params, body }),
    read: () => quietApi.staffContentRead({ params }),
    keep(kept) {
      waiting = kept;
      timer ??= setTimeout(keepNow, keepAfterMs);
    },
    onTaken(fields) {
      for (const field of fields) {
        taken.add(field);
        revisions.set(field, (revisions.get(field) ?? 0) + 1);
      }
    },
    onChange: tell,
  });
  const flush = () => {
    keepNow();
    void queue.flush();
  };
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const onLeave = (event: BeforeUnloadEvent) => {
    keepNow();
    // Only when the words are stored nowhere else.
    if (!onDevice && !queue.isSaved()) event.preventDefault();
  };
  const retry = () => void (queue.snapshot().state.is === 'kept' && queue.flush());
  return {
    ...queue,
    type,
    params,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Grows when somebody else has changed the field, which is then rendered again from its new value. */
    revision: (field: string) => revisions.get(field) ?? 0,
    /** Whether the newest value that the form did not type came from somebody else: their words are not undone here. */
    isTheirs: (field: string) => taken.has(field),
    /** Sets the chosen value in the form, too. */
    settle(field: string, value: Parameters<typeof queue.settle>[1]) {
      taken.delete(field);
      revisions.set(field, (revisions.get(field) ?? 0) + 1);
      queue.settle(field, value);
    },
    /** Shows missing values at their fields, from the first try to publish on. */
    markMissing() {
      marksMissing = true;
      tell();
    },
    marks: () => marksMissing,
    /** Returns the error at a path, such as `title` or `languages.0.rating`. */
    errorAt(place: string): string | undefined {
      const { item: now, refused } = queue.snapshot();
      const missing = marksMissing ? now.problems.find(({ field }) => field === place)?.message : undefined;
      return refused[place] ?? missing;
    },
    /** Reads the server's current state. */
    async refresh() {
      queue.takeIn(await quietApi.staffContentRead({ params }));
    },
    isOnDevice: () => onDevice,
    open() {
      document.addEventListener('visibilitychange', onHidden);
      window.addEventListener('pagehide', flush);
      window.addEventListener('beforeunload', onLeave);
      window.addEventListener('online', retry);
    },
    close() {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('online', retry);
      flush();
      queue.close();
      place.leave();
    },
  };
}
export type ItemEditor = ReturnType<typeof createItemEditor>;
