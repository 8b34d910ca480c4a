import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { firstStepsWords } from '#content/first-steps.ts';
import { rupeesOf, textIn, type PriceInput } from '#domain/vendors/fact-form.ts';
import { priceKindsOf, priceUnits, type PriceUnit } from '#domain/vendors/vendor-facts.ts';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import { Field } from '#ui/field.tsx';
import type { Save } from './use-own-editor.ts';

/** The starting price of the main trade. */
export function FirstPrice({
  vendor: { _id, categories, prices },
  save,
}: {
  vendor: PublicVendor;
  save: Save;
}) {
  const kinds = priceKindsOf(categories.slice(0, 1));
  const [first] = kinds;
  if (!first)
    return (
      <>
        <p className="mb-1.5 font-semibold">{t('Price')}</p>
        <p className="text-sm text-ink-soft">{firstStepsWords.priceLater}</p>
      </>
    );
  const stored = prices.find(({ category }) => category === first.category);
  const others = prices.filter((one) => one !== stored).map(({ asOf: _, ...price }): PriceInput => price);
  const read = (values: FormData): PriceInput[] => {
    const from = rupeesOf(values, 'from');
    const unit = textIn(values, 'unit') as PriceUnit;
    const { to = null, taxIncluded = false } = stored ?? {};
    return from === null ? others : [{ category: first.category, unit, from, to, taxIncluded }, ...others];
  };
  return (
    <SavedForm
      label={t('Price')}
      draftId={ownDraft(_id, 'first-price')}
      read={read}
      save={(mine, before, force) => save('prices', mine, before, force)}
      fields={(errors) => (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field
            name="from"
            label={t('From ₹')}
            hint={firstStepsWords.priceFrom}
            maxLength={20}
            defaultValue={stored?.from ?? ''}
            error={Object.values(errors)[0]}
          />
          <Field
            as="select"
            name="unit"
            label={t('For what')}
            required
            defaultValue={stored?.unit ?? first.unit}
          >
            {kinds.map(({ unit }) => (
              <option key={unit} value={unit}>
                {priceUnits[unit]}
              </option>
            ))}
          </Field>
        </div>
      )}
    />
  );
}
