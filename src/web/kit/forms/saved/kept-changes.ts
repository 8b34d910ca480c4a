/** @file Changes that are not saved yet, kept on the device by the names of their fields. */
import { clearDraft, draftValues, storeDraft } from '#kit/drafts/drafts.ts';
import { fill, type Entries } from './form-entries.ts';

/** Between the values of one name. */
const between = '\u0000';

/** Puts the kept changes into the form. */
export function restoreChanges(form: HTMLFormElement, draftId: string): void {
  const kept = Object.entries(draftValues(draftId)).map(
    ([name, value]) => [name, value === '' ? [] : value.split(between)] as const,
  );
  if (kept.length > 0) fill(form, new Map(kept));
}

/** Keeps the values of those names, and no others. */
export function keepChanges(draftId: string, now: Entries, names: readonly string[]): void {
  if (names.length === 0) return clearDraft(draftId);
  storeDraft(draftId, Object.fromEntries(names.map((name) => [name, (now.get(name) ?? []).join(between)])));
}
