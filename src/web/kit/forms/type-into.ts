/** @file Filling a control from code so that all who follow it hear of it. */
import type { Control } from '#kit/drafts/drafts.ts';

/** As a control has it before: its value, and for a tick or one of several whether it is chosen. */
export type Entry = { value: string; checked: boolean };

const isChosen = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Puts an entry into a control as if somebody typed or chose it. React looks for changes below its own setter. */
export function typeInto(control: Control, { value, checked }: Entry): void {
  if (isChosen(control)) {
    // One of several is chosen, never taken back: another of them is.
    if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
    return;
  }
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}
