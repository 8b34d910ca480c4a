import { useEffect, useRef } from 'react';
import { t } from '#words/t.ts';
import type { BriefPart } from '#domain/enquiries/brief-parts.ts';
import {
  briefControl,
  briefIn,
  readBrief,
  writePart,
  type BriefValues,
} from '#domain/enquiries/brief-text.ts';
import { formValues } from '#kit/forms/form-values.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { Field } from '#ui/field.tsx';

export type BriefProps = {
  kind: FormKind;
  /** Returned values of a form posted without scripts, by the names of its controls. */
  values?: Readonly<Record<string, string>>;
};

const chip =
  'tap flex cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 py-2 has-checked:border-teal has-checked:bg-teal-wash';

function Part({ part, value }: { part: BriefPart; value: readonly string[] }) {
  if (part.type === 'number')
    return (
      <Field
        name={briefControl(part)}
        label={part.label}
        type="number"
        inputMode="numeric"
        min={1}
        max={part.max}
        defaultValue={value[0]}
        className="max-w-56"
      />
    );
  if (part.type === 'one')
    return (
      <Field
        as="select"
        name={briefControl(part)}
        label={part.label}
        defaultValue={value[0] ?? ''}
        className="max-w-96"
      >
        <option value="">{t('Please choose')}</option>
        {Object.entries(part.options).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Field>
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {part.label} <span className="font-normal text-ink-soft">{t('(optional)')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(part.options).map(([key, label]) => (
          <label key={key} className={chip}>
            <input
              type="checkbox"
              name={briefControl(part, key)}
              defaultChecked={value.includes(key)}
              className="size-4 accent-teal"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Fills the small fields from the text. */
function show(form: HTMLFormElement, parts: readonly BriefPart[], said: BriefValues): void {
  const control = (name: string) => form.elements.namedItem(name);
  for (const part of parts) {
    const value = said[part.key] ?? [];
    if (part.type === 'many')
      for (const option of Object.keys(part.options)) {
        const box = control(briefControl(part, option));
        if (box instanceof HTMLInputElement) box.checked = value.includes(option);
      }
    else {
      const field = control(briefControl(part));
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value[0] ?? '';
    }
  }
}

/**
 * Small fields for a better brief. A choice is written into the free text at once, and edits of the text into the fields. The fields
 * themselves are not sent.
 */
export function BriefFields({ kind, values = {} }: BriefProps) {
  const { brief: parts = [] } = kind;
  const textName = kind.fields.find(({ role }) => role === 'message')?.name ?? '';
  const given = { ...readBrief(parts, values[textName] ?? ''), ...briefIn(parts, values) };
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = own.current?.closest('form');
    const text = form?.elements.namedItem(textName);
    if (!form || !(text instanceof HTMLTextAreaElement)) return undefined;
    const { brief: entry = [] } = kind;
    /** While a field writes into the text, the fields stay as they are: half a number is not a value yet. */
    let writes = false;
    const write = (chosen: readonly BriefPart[]) => {
      const filled = briefIn(entry, formValues(new FormData(form)));
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
      if (target === text && !writes) show(form, entry, readBrief(entry, text.value));
      const { name } = target as HTMLInputElement;
      const touched = entry.filter(
        (part) =>
          name === briefControl(part) ||
          (part.type === 'many' && Object.keys(part.options).some((key) => name === briefControl(part, key))),
      );
      write(touched);
    };
    // Chosen before this code was loaded; values found only in the text are shown.
    const filled = briefIn(entry, formValues(new FormData(form)));
    write(entry.filter(({ key }) => filled[key]));
    show(form, entry, readBrief(entry, text.value));
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [kind, textName]);

  if (parts.length === 0) return null;
  return (
    <div ref={own} className="grid gap-5 pt-2">
      {parts.map((part) => (
        <Part key={part.key} part={part} value={given[part.key] ?? []} />
      ))}
    </div>
  );
}
