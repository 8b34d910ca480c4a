import { t, translated } from '#words/t.ts';
import { paiseIn } from '#domain/formats/rupees.ts';
import { quoteLimits, quoteUnits, quoteUnitNames, type QuoteUnit } from '#domain/quotes/quote-content.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { taxWords, usualTaxes, type QuoteTax } from '#domain/quotes/quote-tax.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { fieldId, type QuoteErrors, type TypedLine } from './typed-quote.ts';

type Props = {
  line: TypedLine;
  index: number;
  /** Percentages that the vendor's trades have, beside the usual ones. */
  presets: readonly QuoteTax[];
  errors: QuoteErrors;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
};

/** Returns the sum that was understood, where it is not plain from what was typed. */
function understood(typed: string): string | undefined {
  const paise = /^[\d,.\s₹]*$/.test(typed) ? null : paiseIn(typed);
  return paise === null ? undefined : `= ${showPaise(paise)}`;
}

/** One line of a quote: item, quantity, price, and whether GST is included. */
export function QuoteLineFields({ line, index, presets, errors, onChange, onRemove }: Props) {
  const at = `lines.${index}`;
  const set = (more: Partial<TypedLine>) => onChange({ ...line, ...more });
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-b border-line pb-4 sm:grid-cols-4">
      <legend className="sr-only">{t('Line {number}', { number: index + 1 })}</legend>
      <Field
        id={fieldId(`${at}.label`)}
        label={t('Item')}
        className="col-span-2 sm:col-span-4"
        required
        maxLength={quoteLimits.label}
        value={line.label}
        error={errors[`${at}.label`]}
        onChange={({ currentTarget: { value } }) => set({ label: value })}
      />
      <Field
        id={fieldId(`${at}.quantity`)}
        label={t('How many')}
        required
        inputMode="decimal"
        maxLength={15}
        value={line.quantity}
        error={errors[`${at}.quantity`]}
        onChange={({ currentTarget: { value } }) => set({ quantity: value })}
      />
      <Field
        id={fieldId(`${at}.unitPrice`)}
        label={t('₹ for each')}
        required
        hint={understood(line.unitPrice)}
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
        {[...new Set([...usualTaxes, ...presets, line.tax])].map((tax) => (
          <option key={tax} value={tax}>
            {taxWords(tax)}
          </option>
        ))}
      </Field>
      <Button look="quiet" className="col-span-2 justify-self-start px-3! sm:col-span-4" onClick={onRemove}>
        {t('Remove this line')}
      </Button>
    </fieldset>
  );
}
