/** @file Moves typed text from controls that left the page to their replacements. Loaded when that happens. */
import { servedFields } from '#facts/served-fields.ts';
import { isPristine } from '#kit/drafts/drafts.ts';
import { typeInto } from './type-into.ts';

declare global {
  /** The fields of the server's HTML, and the one with the cursor (`holdFieldsScript`). */
  var fieldsServed: [Iterable<HTMLInputElement>, Element | null] | undefined;
}

/** Controls already moved: a second pass must not undo later input. */
const moved = new WeakSet<Element>();
const never = ['hidden', 'submit', 'button', 'reset', 'image'];

/** Open details elements count as typed: their fields may be rendered only then. */
const isDetails = (element: Element): element is Element & { open: boolean } => element.matches('details');
const isTouched = (element: HTMLInputElement) => (isDetails(element) ? element.open : !isPristine(element));

/** Indexes controls by name: several of one name keep their order. */
function named<Control extends HTMLInputElement>(controls: Iterable<Control>): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of controls) {
    const { name, type } = control;
    let count = 0;
    while (found.has(`${type} ${name} ${count}`)) count += 1;
    found.set(`${type} ${name} ${count}`, control);
  }
  return found;
}

function move(from: HTMLInputElement, to: HTMLInputElement): void {
  if (isDetails(from)) Object.assign(to, { open: true });
  else if (from.type === 'file') {
    to.files = from.files;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else typeInto(to, from);
}

/** Restores the cursor's position, unless the focus is elsewhere already. */
function focusAgain(from: HTMLInputElement, to: HTMLInputElement): void {
  if (document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  // Some kinds of field give scripts no access to the cursor.
  if (from.selectionStart !== null && 'setSelectionRange' in to)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Copies the values of removed controls into their replacements, as if typed, also into those rendered a little later; the cursor too, when
 * it was in one of them. A value in a replacement by then is a draft or the page's own.
 */
export function typeAgain(): void {
  const [served, focused] = globalThis.fieldsServed ?? [[], null];
  const { pathname } = location;
  const before = named(served);
  const fields = () => document.querySelectorAll<HTMLInputElement>(servedFields);
  const put = () => {
    const present = fields();
    // Parts are rebuilt one by one, and the present controls may be replaced once more.
    globalThis.fieldsServed = [present, globalThis.fieldsServed?.[1] ?? null];
    let now = named(present);
    let waits = false;
    for (const [name, from] of before) {
      if (from.isConnected || moved.has(from) || never.includes(from.type)) continue;
      if (!isTouched(from) && from !== focused) continue;
      // An earlier move may have replaced the others.
      if (now.get(name)?.isConnected === false) now = named(fields());
      const to = now.get(name);
      if (to) {
        if (isTouched(from)) move(from, to);
        if (from === focused) focusAgain(from, to);
        moved.add(from);
      } else waits = true;
    }
    if (!waits || location.pathname !== pathname) observer.disconnect();
  };
  const observer = new MutationObserver(put);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  put();
}
