/** @file What is being typed, kept on this device until it is sent: it survives a reload, a crash and a dead battery. */
import { forget, recall, remember } from './device-store.ts';

type Draft = Record<string, string>;
const keyOf = (formId: string) => `draft:${formId}`;
/** Never kept: secrets, and what only the page itself fills. */
const isKept = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLElement &&
  'name' in control &&
  'value' in control &&
  control.name !== '' &&
  !['password', 'hidden', 'file', 'submit'].includes((control as HTMLInputElement).type) &&
  !control.closest('[data-undrafted]');

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isKept);

/** Puts the draft back into empty controls; what is already typed is never overwritten. */
export function restoreDraft(form: HTMLFormElement, formId: string): void {
  const draft = recall<Draft>(keyOf(formId)) ?? {};
  for (const control of controlsOf(form)) {
    const kept = draft[control.name];
    if (!kept) continue;
    if (control.type === 'checkbox') control.checked ||= kept === 'on';
    else if (control.value === '') control.value = kept;
  }
}

/** Keeps what stands in the form now. */
export function saveDraft(form: HTMLFormElement, formId: string): void {
  const values = controlsOf(form).map((control) => [
    control.name,
    control.type === 'checkbox' ? (control.checked ? 'on' : '') : control.value,
  ]);
  remember(keyOf(formId), Object.fromEntries(values));
}

/** Forgets the draft, once it is sent. */
export const clearDraft = (formId: string): void => forget(keyOf(formId));
