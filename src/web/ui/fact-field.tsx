import { t } from '#words/t.ts';
import {
  vendorFacts,
  type Fact,
  type FactName,
  type Span,
  type VendorFacts,
} from '#domain/vendors/vendor-facts.ts';
import { Field } from './field.tsx';

type Props = { name: FactName; value: VendorFacts[FactName]; error?: string };
type OptionsProps = {
  name: string;
  label: string;
  options: readonly [string, string][];
  chosen: string[];
  error?: string;
};

const heading = 'mb-1.5 block font-semibold';

function Options({ name, label, options, chosen, error }: OptionsProps) {
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className={heading}>{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map(([value, option]) => (
          <label key={value} className="tap flex items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              className="size-5 accent-teal"
            />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1 text-sm font-semibold text-sindoor">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function SpanFields({
  name,
  label,
  unit,
  value,
  error,
}: {
  name: string;
  label: string;
  unit: string;
  value?: Span;
  error?: string;
}) {
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className={heading}>{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            name={`${name}.${end}`}
            label={end === 'from' ? t('From, {unit}', { unit }) : t('Up to, {unit}', { unit })}
            inputMode="numeric"
            maxLength={9}
            defaultValue={value?.[end] ?? ''}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1 text-sm font-semibold text-sindoor">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The controls of one fact, by its type in the table. */
export function FactField({ name, value, error }: Props) {
  const fact: Fact = vendorFacts[name];
  const { label, hint } = fact;
  const common = { name, label, hint, error };
  switch (fact.kind) {
    case 'span':
      return <SpanFields {...common} unit={fact.unit} value={value as Span | undefined} />;
    case 'number':
      return (
        <Field
          {...common}
          label={`${label}, ${fact.unit}`}
          inputMode="numeric"
          maxLength={9}
          defaultValue={(value as number | undefined) ?? ''}
        />
      );
    case 'choice':
      return (
        <Field {...common} as="select" defaultValue={(value as string | undefined) ?? ''}>
          <option value="">{t('Not said')}</option>
          {Object.entries(fact.options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </Field>
      );
    case 'choices':
      return (
        <Options {...common} options={Object.entries(fact.options)} chosen={(value ?? []) as string[]} />
      );
    case 'digits':
      return (
        <Field
          {...common}
          inputMode="numeric"
          maxLength={fact.length + 6}
          defaultValue={(value as string | undefined) ?? ''}
        />
      );
    case 'lines':
      return (
        <Field
          {...common}
          as="textarea"
          rows={4}
          maxLength={fact.maxItems * (fact.maxLength + 2)}
          defaultValue={((value ?? []) as string[]).join('\n')}
        />
      );
  }
}
