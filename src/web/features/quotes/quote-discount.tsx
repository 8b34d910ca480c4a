import { t } from '#words/t.ts';
import type { QuoteDiscount } from '#domain/quotes/quote-content.ts';
import { Field } from '#ui/field.tsx';
import { fieldId, type TypedQuote } from './typed-quote.ts';

type Value = Pick<TypedQuote, 'discount' | 'discountKind'>;
type Props = { value: Value; error: string | undefined; onChange: (value: Partial<Value>) => void };

/** A discount, in percent or in rupees. */
export function QuoteDiscountFields({ value: { discount, discountKind }, error, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field
        id={fieldId('discount')}
        label={t('Discount')}
        hint={t('Taken off before tax.')}
        maxLength={20}
        value={discount}
        error={error}
        onChange={({ currentTarget: { value } }) => onChange({ discount: value })}
      />
      <Field
        as="select"
        label={t('Discount in')}
        required
        value={discountKind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ discountKind: value === 'amount' ? value : ('percent' satisfies QuoteDiscount['kind']) })
        }
      >
        <option value="percent">{t('percent')}</option>
        <option value="amount">{t('rupees')}</option>
      </Field>
    </div>
  );
}
