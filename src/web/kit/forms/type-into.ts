/** @file Filling a control from code so that all its listeners are notified. */
import type { Control } from '#kit/drafts/drafts.ts';

/** The entry of a control: its value, and whether a checkbox or radio button is checked. */
export type Entry = { value: string; checked: boolean };

const isChosen = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Puts an entry into a control as if typed or chosen. React tracks values below its own setter. */
export function typeInto(control: Control, { value, checked }: Entry): void {
  if (isChosen(control)) {
    // A radio button is only ever checked: checking another clears it.
    if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
    return;
  }
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}
