/** @file The state of a form's controls as texts, for comparison, for its draft and for a form's value without some of its changes. */

/** The values by the names of the controls; several for a group of ticks. */
export type Entries = ReadonlyMap<string, readonly string[]>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the named controls of a form. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((one): one is Control => 'name' in one && 'value' in one && one.name !== '');

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the values of all controls, those without one included. */
export function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  const names = new Set(controlsOf(form).map(({ name }) => name));
  return new Map(
    [...names].map((name) => [name, data.getAll(name).filter((one) => typeof one === 'string')]),
  );
}

/** Returns the values as the browser would send them. */
export function dataOf(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, values] of entries) for (const value of values) data.append(name, value);
  return data;
}

const text = (values: readonly string[] | undefined) => JSON.stringify(values ?? []);

/** Returns the names of the controls whose values differ. */
export const changedNames = (from: Entries, to: Entries): string[] =>
  [...to.keys()].filter((name) => text(from.get(name)) !== text(to.get(name)));

/** Returns the values with those of some names as in another state. */
export const withOthers = (entries: Entries, other: Entries, names: readonly string[]): Entries =>
  new Map(
    [...entries].map(([name, values]) => [name, names.includes(name) ? (other.get(name) ?? []) : values]),
  );

/** Puts values into the controls of those names. */
export function fill(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) {
    const values = entries.get(control.name);
    if (!values || control.type === 'file') continue;
    if (isTick(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
  }
}

/** Returns whether a control's value is complete with one press or choice. */
export const isChosen = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isTick(target));

/** The last stored texts of controls, which React changes when the form's subject was fetched anew. */
const seen = new WeakMap<Control, string>();

/** Shows newly stored values in controls that nobody has changed since; returns their names. */
export function adoptStored(form: HTMLFormElement, synced: Entries): string[] {
  const changed = changedNames(synced, entriesOf(form));
  return controlsOf(form).flatMap((control) => {
    // Not under the writer's hands: it is shown once the field is left.
    if (control instanceof HTMLSelectElement || control === document.activeElement) return [];
    const stored = isTick(control) ? String(control.defaultChecked) : control.defaultValue;
    const before = seen.get(control) ?? stored;
    seen.set(control, stored);
    if (before === stored || changed.includes(control.name)) return [];
    if (isTick(control)) control.checked = control.defaultChecked;
    else control.value = control.defaultValue;
    return [control.name];
  });
}
