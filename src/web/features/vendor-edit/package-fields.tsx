import { t, translated } from '#words/t.ts';
import { errorAt, type PathErrors } from '#domain/vendors/fact-form.ts';
import { priceKindsOf, priceUnits, type PriceUnit } from '#domain/vendors/vendor-facts.ts';
import type { StoredPackage } from '#domain/vendors/vendor-offer.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { maxItems, maxLength } from '#facts/limits.ts';
import { Field } from '#ui/field.tsx';

/** The units of the vendor's own trades first. */
const unitsFor = (categories: readonly string[]): PriceUnit[] => [
  ...new Set([
    ...priceKindsOf(categories).map(({ unit }) => unit),
    ...(Object.keys(priceUnits) as PriceUnit[]),
  ]),
];

type PackageProps = { item: StoredPackage | undefined; errors: PathErrors; categories: readonly string[] };

/** The fields of one package. */
export function PackageFields({ item, errors, categories }: PackageProps) {
  const units = unitsFor(categories);
  return (
    <>
      <Field
        name="name"
        label={t('Name of the package')}
        hint={fieldHints.packageName}
        required
        maxLength={maxLength.name}
        defaultValue={item?.name}
        placeholder={t('Such as: Wedding day')}
        error={errorAt(errors, 'name')}
      />
      <Field
        as="textarea"
        rows={4}
        name="lines"
        label={t('What is in it')}
        hint={`${fieldHints.packageLines} ${t('One thing a line, at most {max}.', { max: maxItems.packageLines })}`}
        required
        maxLength={maxItems.packageLines * maxLength.shortText}
        defaultValue={item?.lines.join('\n')}
        error={errorAt(errors, 'lines')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          name="price"
          label={t('Price in rupees')}
          hint={fieldHints.price}
          required
          maxLength={20}
          defaultValue={item?.price}
          error={errorAt(errors, 'price')}
        />
        <Field
          as="select"
          name="unit"
          label={t('For what')}
          required
          defaultValue={item?.unit ?? units[0]}
          error={errorAt(errors, 'unit')}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {translated(priceUnits[unit])}
            </option>
          ))}
        </Field>
        <Field
          name="people"
          label={t('For how many people')}
          hint={fieldHints.packagePeople}
          inputMode="numeric"
          maxLength={6}
          defaultValue={item?.people ?? ''}
          error={errorAt(errors, 'people')}
        />
      </div>
      <label className="tap flex items-center gap-3">
        <input
          type="checkbox"
          name="taxIncluded"
          defaultChecked={item?.taxIncluded}
          className="size-5 shrink-0 accent-teal"
        />
        {t('Tax is included in the price')}
      </label>
    </>
  );
}
