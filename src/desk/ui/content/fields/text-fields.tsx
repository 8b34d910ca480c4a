import type { ChangeEvent } from 'react';
import { Field } from '#ui/field.tsx';
import { ofDelhiInput, toDelhiInput } from '../../../kit/content/delhi-moment.ts';
import { reads, useRead } from '../../../kit/query.ts';
import { useFieldLang } from './field-lang.ts';
import { controlProps, orNull, textOf, type ValueProps } from './value-props.ts';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A text field. It sets no `maxlength`, since a browser would cut pasted text silently: text that is too long gets an error. */
export function WordsField(props: ValueProps) {
  const { field, value, onChange } = props;
  const lang = useFieldLang();
  const long = field.kind === 'text';
  const max = 'max' in field && typeof field.max === 'number' ? field.max : null;
  const length = textOf(value).length;
  const near = max !== null && length > max * 0.8 ? `${length} of ${max} characters.` : undefined;
  return (
    <Field
      {...controlProps(props)}
      hint={[field.hint, near].filter(Boolean).join(' ') || undefined}
      as={long ? 'textarea' : 'input'}
      {...(long && { rows: (max ?? 0) > 400 ? 6 : 3 })}
      spellCheck
      lang={lang}
      autoComplete="off"
      value={textOf(value)}
      onChange={({ currentTarget }: Typed) => onChange(orNull(currentTarget.value))}
    />
  );
}

const inputTypes = { day: 'date', moment: 'datetime-local', link: 'text', number: 'text' } as const;

/** A day, a moment by Delhi's clock, a whole number, a link. */
export function PlainField(props: ValueProps) {
  const { field, value, onChange } = props;
  const kind = field.kind as keyof typeof inputTypes;
  const read = (typed: string) => {
    if (kind === 'moment') return ofDelhiInput(typed);
    // Text that is no number stays as typed, so that the error can be shown.
    return kind === 'number' && /^\s*-?\d+\s*$/.test(typed) ? Number(typed) : orNull(typed);
  };
  const unit = field.kind === 'number' && field.unit ? ` (${field.unit})` : '';
  return (
    <Field
      {...controlProps(props)}
      label={field.label + unit + (kind === 'moment' ? ', time in Delhi' : '')}
      type={inputTypes[kind]}
      inputMode={kind === 'number' ? 'numeric' : kind === 'link' ? 'url' : undefined}
      className={kind === 'link' ? '' : 'max-w-xs'}
      autoComplete="off"
      {...(kind === 'moment' || kind === 'day'
        ? { defaultValue: kind === 'moment' ? toDelhiInput(value as string | null) : textOf(value) }
        : { value: textOf(value) })}
      onChange={({ currentTarget }: Typed) => onChange(read(currentTarget.value))}
    />
  );
}

export function ChoiceField(props: ValueProps) {
  const { field, value, onChange } = props;
  const type = field.kind === 'choice' ? field.more : undefined;
  const made = useRead(
    type ? reads.staffContentList({ params: { type }, query: { live: 'published' } }) : null,
  );
  if (field.kind !== 'choice') return null;
  const added = (made.value?.items ?? []).map(({ key, title }) => [key, title] as const);
  const given = textOf(value);
  const isKnown = given in field.options || added.some(([key]) => key === given);
  const options = [
    ...Object.entries(field.options),
    ...added.filter(([key]) => !(key in field.options)),
    // One that is no longer there stays chosen until somebody chooses another.
    ...(given && !isKnown ? [[given, given] as const] : []),
  ];
  return (
    <Field
      {...controlProps(props)}
      as="select"
      value={textOf(value)}
      className="max-w-md"
      onChange={({ currentTarget }: Typed) => onChange(orNull(currentTarget.value))}
    >
      {!field.required && <option value="">None</option>}
      {options.map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Field>
  );
}
