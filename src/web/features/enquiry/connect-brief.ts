import { briefControl } from '#domain/enquiries/brief-control.ts';
import type { BriefPart } from '#domain/enquiries/brief-parts.ts';
import { briefIn, controlsOfBrief, readBrief, writePart } from '#domain/enquiries/brief-text.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { formValues } from '#kit/forms/form-values.ts';

/** Returns the controls of one small field: a field, or the boxes of its options. */
const namesOf = (part: BriefPart) =>
  part.type === 'many'
    ? Object.keys(part.options).map((key) => briefControl(part, key))
    : [briefControl(part)];

/** Fills the small fields from the text. */
function show(form: HTMLFormElement, parts: readonly BriefPart[], text: string): void {
  const values = controlsOfBrief(parts, readBrief(parts, text));
  for (const name of parts.flatMap(namesOf)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = name in values;
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = values[name] ?? '';
  }
}

/**
 * Keeps the small fields of a form and its free text equal: a choice is written into the text at once, and edits of the text into the
 * fields. Begins with choices from before, and with what only the text states. Returns a function that ends it.
 */
export function connectBrief(form: HTMLFormElement, { brief: parts = [], fields }: FormKind): () => void {
  const text = form.elements.namedItem(fields.find(({ role }) => role === 'message')?.name ?? '');
  if (parts.length === 0 || !(text instanceof HTMLTextAreaElement)) return () => undefined;
  /** While a field writes into the text, the fields stay as they are: half a number is not a value yet. */
  let writes = false;
  const write = (chosen: readonly BriefPart[]) => {
    const filled = briefIn(parts, formValues(new FormData(form)));
    const written = chosen.reduce(
      (words, part) => writePart(part, words, filled[part.key] ?? []),
      text.value,
    );
    if (written === text.value) return;
    text.value = written;
    // As if typed: the draft stores it, and an error beside the field disappears.
    writes = true;
    text.dispatchEvent(new Event('input', { bubbles: true }));
    writes = false;
  };
  const onInput = ({ target }: Event) => {
    if (target === text && !writes) show(form, parts, text.value);
    const { name } = target as HTMLInputElement;
    write(parts.filter((part) => namesOf(part).includes(name)));
  };
  const filled = briefIn(parts, formValues(new FormData(form)));
  write(parts.filter(({ key }) => filled[key]));
  show(form, parts, text.value);
  form.addEventListener('input', onInput);
  return () => form.removeEventListener('input', onInput);
}
