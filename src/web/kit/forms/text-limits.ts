/**
 * @file Messages for a text near its limit, for every control with `data-limit`: the number of characters left, then the excess. Nothing is
 * cut. Loaded at the first touch; without it the server reports the excess. Imported for its effect.
 */
import { emailForm } from '#domain/formats/email-form.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { visible } from '#words/visible.ts';
import { notePlace } from './note-place.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Number of characters before the limit from which a message is shown. */
const nearOf = (max: number) => Math.min(200, Math.floor(max / 10));
const isLimited = (target: EventTarget | null): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.dataset['limit'] !== undefined;
/** A longer search text is searched by its beginning. */
const isSearch = ({ type, role }: Control) => type === 'search' || role === 'combobox';

const notes = new WeakMap<Control, HTMLElement>();

function noteOf(control: Control): HTMLElement {
  const known = notes.get(control);
  if (known?.isConnected) return known;
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  notePlace(control).after(note);
  notes.set(control, note);
  return note;
}

/**
 * Returns the message for a number of characters; empty where none is needed.
 * @where What does a field say near its length limit?
 */
export function limitWords(length: number, max: number, search: boolean): string {
  const left = max - length;
  if (left > nearOf(max)) return '';
  if (left >= 0) return t('Characters left: {count}', { count: showNumber(left) });
  return search
    ? t('We look for the first {max} characters only.', { max: showNumber(max) })
    : t('Too long by {count} characters. Nothing was cut: please shorten it.', { count: showNumber(-left) });
}

function say(control: Control): void {
  const max = Number(control.dataset['limit']);
  const { length } = visible(control.value);
  const isOver = length > max;
  const words = limitWords(length, max, isSearch(control));
  if (!isSearch(control)) control.setCustomValidity(isOver ? words : '');
  if (words === '' && !notes.get(control)?.isConnected) return;
  const note = noteOf(control);
  note.className = isOver ? 'mt-1 text-sm font-semibold text-sindoor' : 'mt-1 text-sm text-ink-soft';
  note.textContent = words;
}

/** Tidies pasted text: the browser itself would refuse its invisible characters. */
function tidy(control: Control): void {
  const read = control.type === 'email' ? emailForm : control.type === 'tel' ? normalisePhone : visible;
  const meant = read(control.value);
  if (control.type === 'password' || meant === control.value) return;
  const caret = control.selectionStart;
  const before = caret === null ? 0 : read(control.value.slice(0, caret)).length;
  control.value = meant;
  if (caret !== null) control.setSelectionRange(before, before);
}

addEventListener(
  'input',
  (event) => {
    const { target } = event;
    if (!isLimited(target)) return;
    if (event instanceof InputEvent && event.inputType.startsWith('insertFrom')) tidy(target);
    say(target);
  },
  true,
);
// For a restored draft, or text typed before this code was loaded.
addEventListener('focusin', ({ target }) => isLimited(target) && say(target), true);
if (isLimited(document.activeElement)) say(document.activeElement);
