import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { InlineForm } from './inline-form.tsx';

type Props = {
  label: string;
  value: string;
  /** Shown while nothing is edited. */
  children: ReactNode;
  as?: 'input' | 'textarea';
  type?: 'text' | 'url';
  required?: boolean;
  placeholder?: string;
  maxLength: number;
  hint?: string;
  /** Id of a `datalist` with suggestions. */
  list?: string;
  /** Saves; see `InlineForm`. */
  onSubmit: (value: string) => Promise<string | null | void>;
};

/** One text with a pencil. */
export function InlineField({
  label,
  value,
  children,
  as = 'input',
  type = 'text',
  onSubmit,
  ...rest
}: Props) {
  const fields = (error: string | null) => {
    const common = { ...rest, name: 'value', label, defaultValue: value, error: error ?? undefined };
    return as === 'textarea' ? (
      <Field as="textarea" rows={5} {...common} />
    ) : (
      <Field type={type} inputMode={type === 'url' ? 'url' : undefined} {...common} />
    );
  };
  const save = (values: FormData) => onSubmit((values.get('value') as string | null) ?? '');
  return (
    <InlineForm label={label} fields={fields} onSubmit={save}>
      {children}
    </InlineForm>
  );
}
