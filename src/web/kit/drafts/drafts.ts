/** @file Drafts of forms, stored on this device until they are sent: they survive a reload, a crash and a dead battery. */
import { dayMs } from '#facts/time.ts';
import { isFields, textsOf } from '#domain/formats/fields.ts';
import { forget, recall, remember } from '#kit/device/device-store.ts';
import { draftKey } from './draft-keys.ts';

type Draft = { values: Record<string, string>; at: number };
/** A control for typing or choosing. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An older draft is deleted: somebody else may hold the device by then. */
const longestMs = 14 * dayMs;
const neverKept = ['password', 'hidden', 'file', 'submit', 'button'];

/** Returns whether a control's value may be stored: no secret, and nothing that only the page itself fills. */
export const mayKeep = (control: Element): control is Control =>
  'name' in control &&
  'value' in control &&
  !neverKept.includes((control as Control).type) &&
  !control.closest('[data-undrafted]');

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(mayKeep).filter(({ name }) => name !== '');
const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
/** Returns whether a control is a radio button; a draft stores the chosen one of its group. */
export const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';
/** Returns the value of a control as a draft stores it. */
export const valueOf = (control: Control) =>
  isTick(control) ? (control.checked ? 'on' : '') : control.value;
/** Returns whether a control is as the page rendered it; a prefilled value counts as untouched. */
export function isPristine(control: Control): boolean {
  if (isTick(control) || isRadio(control)) return control.checked === control.defaultChecked;
  if ('defaultValue' in control) return control.value === control.defaultValue;
  return control.value === '' || control.selectedOptions[0]?.defaultSelected === true;
}

function draftOf(formId: string): Draft['values'] | null {
  const draft = recall(draftKey(formId));
  if (draft === null) return null;
  if (isFields(draft) && isFields(draft['values']) && Date.now() - Number(draft['at']) <= longestMs)
    return textsOf(draft['values']);
  forget(draftKey(formId));
  return null;
}

/** Returns the stored values by the names of their controls; none when there is no draft. */
export const draftValues = (formId: string): Readonly<Draft['values']> => draftOf(formId) ?? {};

/** Returns the stored text of a single box; empty when there is none. */
export const draftText = (formId: string): string => draftValues(formId)['text'] ?? '';

/** Stores values by the names of their controls. */
export const storeDraft = (formId: string, values: Draft['values']): boolean =>
  remember(draftKey(formId), { values, at: Date.now() } satisfies Draft);

/** Stores the present values of the form. */
export function saveDraft(form: HTMLFormElement, formId: string): void {
  const said = controlsOf(form).filter((control) => !isRadio(control) || control.checked);
  storeDraft(formId, Object.fromEntries(said.map((control) => [control.name, valueOf(control)])));
}

/** Removes the value of one control from the draft, since it has arrived; the others stay. */
export function dropFromDraft(formId: string, name: string): void {
  const { [name]: _, ...rest } = draftValues(formId);
  if (Object.values(rest).some((value) => value.trim() !== '')) storeDraft(formId, rest);
  else clearDraft(formId);
}

/**
 * Restores the draft in untouched controls; text typed while the page was loading is never overwritten, and is stored from then on.
 * @where How does typed text survive a reload?
 */
export function restoreDraft(form: HTMLFormElement, formId: string): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter((control) => !isPristine(control)).map(({ name }) => name));
  const values = draftValues(formId);
  for (const control of controls) {
    const kept = values[control.name];
    if (kept === undefined || touched.has(control.name)) continue;
    if (isTick(control)) control.checked = kept === 'on';
    else if (isRadio(control)) control.checked = kept === control.value;
    else control.value = kept;
  }
  if (touched.size > 0) saveDraft(form, formId);
}

/** Removes the draft. */
export const clearDraft = (formId: string): void => forget(draftKey(formId));

/** Removes the draft when it equals the sent values; later input stays. */
export function clearSentDraft(formId: string, payload: Readonly<Record<string, string>>): void {
  const typed = Object.entries(draftValues(formId)).filter(
    ([name, value]) => Object.hasOwn(payload, name) && value.trim() !== '',
  );
  if (typed.every(([name, value]) => payload[name]?.trim() === value.trim())) clearDraft(formId);
}
