import { t, translated } from '#words/t.ts';
import {
  quoteLimits,
  quoteTaxes,
  quoteTaxNames,
  quoteUnits,
  quoteUnitNames,
  type QuoteTax,
  type QuoteUnit,
} from '#domain/quotes/quote-content.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { QuoteErrors, TypedLine } from './typed-quote.ts';

type Props = {
  line: TypedLine;
  index: number;
  errors: QuoteErrors;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
};

/** One line of a quote: item, quantity, price, and whether GST is included. */
export function QuoteLineFields({ line, index, errors, onChange, onRemove }: Props) {
  const at = `lines.${index}`;
  const set = (more: Partial<TypedLine>) => onChange({ ...line, ...more });
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-b border-line pb-4 sm:grid-cols-4">
      <legend className="sr-only">{t('Line {number}', { number: index + 1 })}</legend>
      <Field
        label={t('Item')}
        className="col-span-2 sm:col-span-4"
        required
        maxLength={quoteLimits.label}
        value={line.label}
        error={errors[`${at}.label`]}
        onChange={({ currentTarget: { value } }) => set({ label: value })}
      />
      <Field
        label={t('How many')}
        required
        inputMode="decimal"
        maxLength={15}
        value={line.quantity}
        error={errors[`${at}.quantity`]}
        onChange={({ currentTarget: { value } }) => set({ quantity: value })}
      />
      <Field
        label={t('₹ for each')}
        required
        inputMode="decimal"
        maxLength={20}
        value={line.unitPrice}
        error={errors[`${at}.unitPrice`]}
        onChange={({ currentTarget: { value } }) => set({ unitPrice: value })}
      />
      <Field
        as="select"
        label={t('For what')}
        className="max-sm:col-span-2"
        required
        value={line.unit}
        onChange={({ currentTarget: { value } }) => set({ unit: value as QuoteUnit })}
      >
        {quoteUnitNames.map((unit) => (
          <option key={unit} value={unit}>
            {translated(quoteUnits[unit])}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label={t('GST')}
        className="max-sm:col-span-2"
        required
        value={line.tax}
        onChange={({ currentTarget: { value } }) => set({ tax: value as QuoteTax })}
      >
        {quoteTaxNames.map((tax) => (
          <option key={tax} value={tax}>
            {translated(quoteTaxes[tax])}
          </option>
        ))}
      </Field>
      <Button look="quiet" className="col-span-2 justify-self-start px-3! sm:col-span-4" onClick={onRemove}>
        {t('Remove this line')}
      </Button>
    </fieldset>
  );
}
