/** @file What is said of a saved field beside it, in a region that is read out politely. */
import { notePlace } from '../note-place.ts';
import type { Control } from './form-entries.ts';

const notes = new WeakMap<Element, HTMLElement>();

/** Returns the note of a control's row; it is there, empty, before it says anything, so that a screen reader hears the change. */
export function noteOf(control: Control): HTMLElement {
  const place = notePlace(control);
  const known = notes.get(place);
  if (known?.isConnected) return known;
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.className = 'save-note text-sm text-ink-soft not-empty:mt-1';
  place.after(note);
  notes.set(place, note);
  return note;
}

/** Says the words beside the controls; empty words take back what was said. */
export function sayBeside(controls: readonly Control[], words: string): void {
  for (const control of controls) noteOf(control).textContent = words;
}
