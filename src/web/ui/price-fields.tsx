import { t } from '#words/t.ts';
import { errorAt, priceField, type PathErrors } from '#domain/vendors/fact-form.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { priceKindsOf, priceUnits, type PriceCue } from '#domain/vendors/vendor-facts.ts';
import { Field } from './field.tsx';

type Kind = Pick<PriceCue, 'category' | 'unit'>;
type RowProps = { kind: Kind; of: string; price?: PriceCue; errors: PathErrors };

/** One unit: from, to, and whether tax is included. */
function PriceRow({ kind, of, price, errors }: RowProps) {
  const at = `prices.${kind.category}.${kind.unit}`;
  const field = (part: 'from' | 'to', label: string) => (
    <Field
      name={priceField(kind, part)}
      label={label}
      maxLength={20}
      defaultValue={price?.[part] ?? ''}
      error={errorAt(errors, `${at}.${part}`)}
    />
  );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold first-letter:uppercase">{of}</legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-1">
        {field('from', t('From ₹'))}
        {field('to', t('To ₹'))}
        <label className="tap col-span-2 flex items-center gap-3">
          <input
            type="checkbox"
            name={priceField(kind, 'taxIncluded')}
            defaultChecked={price?.taxIncluded ?? false}
            className="size-5 accent-teal"
          />
          {t('Tax is included')}
        </label>
      </div>
    </fieldset>
  );
}

type Props = { categories: readonly string[]; prices: readonly PriceCue[]; errors: PathErrors };

/** The prices of these categories. `pricesOfForm` reads them. */
export function PriceFields({ categories, prices, errors }: Props) {
  const kinds = priceKindsOf(categories);
  const several = new Set(kinds.map(({ category }) => category)).size > 1;
  return kinds.map((kind) => (
    <PriceRow
      key={`${kind.category} ${kind.unit}`}
      kind={kind}
      of={`${several ? `${vendorCategories[kind.category]}, ` : ''}${priceUnits[kind.unit]}`}
      price={prices.find(({ category, unit }) => category === kind.category && unit === kind.unit)}
      errors={errors}
    />
  ));
}
