import type { ReactNode } from 'react';
import type { ValueProps } from './value-props.ts';

type Props = Pick<ValueProps, 'id' | 'field' | 'error'> & { children: ReactNode };

/** A field of several controls under one name, with its hint and error. */
export function FieldGroup({ id, field: { label, hint, required }, error, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described} className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-sindoor">
          {error}
        </p>
      )}
    </fieldset>
  );
}
