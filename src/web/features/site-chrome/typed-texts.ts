/** @file Text typed into a page, on its way to the same page in another language. It waits on the device for a moment. */
import { isFields, textsOf } from '#domain/formats/fields.ts';
import { forget, recall, remember } from '#kit/device/device-store.ts';
import { draftKey } from '#kit/drafts/draft-keys.ts';
import { isPristine, isRadio, mayKeep, valueOf, type Control } from '#kit/drafts/drafts.ts';
import { typeInto } from '#kit/forms/type-into.ts';

type Carried = { values: Record<string, string>; address: string; at: number };

/** Named like a draft's key, so that parts whose code waits for an interaction load at once. */
const key = draftKey('another language');
/** Longer than a page takes to load on a slow network; a later visit begins anew. */
const longestMs = 60_000;

/** Returns the controls of the page, by a name that both languages share: equal names are numbered in order. */
function controlsByName(): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of document.querySelectorAll('main input, main textarea, main select')) {
    if (!mayKeep(control)) continue;
    let count = 0;
    while (found.has(`${control.name} ${count}`)) count += 1;
    found.set(`${control.name} ${count}`, control);
  }
  return found;
}

/** The text of a search was typed or comes from the address, which both languages share; it looks untouched where the page follows it. */
const isTyped = (control: Control) =>
  (!isPristine(control) && !(isRadio(control) && !control.checked)) ||
  (control.closest('[role=search]') !== null && valueOf(control) !== '');

/** Stores typed text for the page at that address. */
export function keepTyped(address: string): void {
  const typed = [...controlsByName()].filter(([, control]) => isTyped(control));
  if (typed.length === 0) return;
  const values = Object.fromEntries(typed.map(([name, control]) => [name, valueOf(control)]));
  remember(key, { values, address, at: Date.now() } satisfies Carried);
}

/** Returns the text typed for the page at that address, once. */
export function takeTyped(address: string): Record<string, string> {
  const kept = recall(key);
  if (kept === null) return {};
  forget(key);
  const fits = isFields(kept) && kept['address'] === address && isFields(kept['values']);
  return fits && Date.now() - Number(kept['at']) <= longestMs ? textsOf(kept['values']) : {};
}

/** Restores texts in untouched controls, also in those added while the page is open. Returns a function that stops waiting for them. */
export function putBack(values: Record<string, string>): () => void {
  const waiting = new Map(Object.entries(values));
  const put = () => {
    const controls = controlsByName();
    for (const [name, value] of waiting) {
      const control = controls.get(name);
      if (!control) continue;
      waiting.delete(name);
      if (isPristine(control)) typeInto(control, { value, checked: isRadio(control) || value === 'on' });
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(put);
  observer.observe(document.body, { childList: true, subtree: true });
  put();
  return () => observer.disconnect();
}
