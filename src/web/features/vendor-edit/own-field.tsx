import { useState } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { textIn } from '#domain/vendors/fact-form.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { Field } from '#ui/field.tsx';
import type { Save } from './use-own-editor.ts';
import type { VendorChange } from './vendor-change.ts';

type Props<K extends keyof VendorChange> = {
  vendor: PublicVendor;
  save: Save;
  field: K;
  label: string;
  /** The stored value as the field shows it. */
  value: string;
  /** Returns the value that was meant by a text. */
  meant: (typed: string) => VendorChange[K];
  hint?: string;
  /** Returns what to say of a text once its field was left, in place of the hint. */
  hintOf?: (typed: string) => string | null;
  placeholder?: string;
  maxLength?: number;
  rows?: number;
  type?: 'text' | 'url';
  list?: string;
  /** Makes it a choice among these, or none. */
  options?: readonly { value: string; label: string }[];
  /** Words for no choice. */
  none?: string;
};

/** One field of the own page, saved when it is left. */
export function OwnField<K extends keyof VendorChange>({
  vendor,
  save,
  field,
  meant,
  value,
  hint,
  hintOf,
  options,
  none,
  rows,
  type = 'text',
  ...rest
}: Props<K>) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <SavedForm
      draftId={ownDraft(vendor._id, field)}
      read={(values) => meant(textIn(values, 'value'))}
      save={(mine, before, force) => save(field, mine, before, force)}
      fields={(errors) => {
        const common = {
          ...rest,
          name: 'value',
          defaultValue: value,
          hint: said ?? hint,
          error: Object.values(errors)[0],
          onBlur: ({ currentTarget: { value: typed } }: { currentTarget: { value: string } }) =>
            setSaid(hintOf?.(typed) ?? null),
        };
        if (options)
          return (
            <Field as="select" {...common}>
              <option value="">{none}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Field>
          );
        return rows ? (
          <Field as="textarea" rows={rows} {...common} />
        ) : (
          <Field type={type} inputMode={type === 'url' ? 'url' : undefined} {...common} />
        );
      }}
    />
  );
}
