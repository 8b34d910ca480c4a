import { t } from '#words/t.ts';
import {
  marketIds,
  regionNames,
  regions,
  vendorCategories,
  vendorCategoryNames,
  type MarketId,
  type Region,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { maxItems, maxLength } from '#facts/limits.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { placeNamesId } from '#kit/search/place-names.tsx';
import { Field } from '#ui/field.tsx';
import { InlineField } from '#ui/inline-field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** Returns `m-block-market` as people write it. */
const marketName = (id: string) => id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
const nameOf = (category: string) => vendorCategories[category as VendorCategory] ?? category;

type ChoiceProps = {
  label: string;
  value: string | null;
  hint: string;
  options: readonly { value: string; label: string }[];
  onSubmit: (value: string | null) => Promise<string | null>;
};

/** One choice with a pencil; the empty one is allowed. */
function Choice({ label, value, hint, options, onSubmit }: ChoiceProps) {
  return (
    <InlineForm
      label={label}
      onSubmit={(values) => onSubmit((values.get('value') as string | null) || null)}
      fields={(error) => (
        <Field
          as="select"
          name="value"
          label={label}
          hint={hint}
          defaultValue={value ?? ''}
          error={error ?? undefined}
        >
          <option value="">{t('None')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Field>
      )}
    >
      <span className="block text-sm text-ink-soft">{label}</span>
      {options.find((option) => option.value === value)?.label ?? t('None yet')}
    </InlineForm>
  );
}

/** The vendor's category and location: they decide which lists show it. */
export function EditPlace({ vendor, save }: Editor) {
  const { categories, area, region, market } = vendor;
  return (
    <EditBlock id="categories" heading={t('Categories and place')}>
      <div className="grid gap-4">
        <InlineForm
          label={t('Categories')}
          onSubmit={(values) => save('categories', values.getAll('category') as VendorCategory[])}
          fields={(error) => (
            <fieldset aria-describedby={error ? 'categories-error' : undefined}>
              <legend className="mb-2 font-semibold">
                {t('Categories, at most {max}', { max: maxItems.categories })}
              </legend>
              <p className="mb-2 text-sm text-ink-soft">{fieldHints.category}</p>
              <div className="grid gap-x-4 sm:grid-cols-2">
                {vendorCategoryNames.map((name) => (
                  <label key={name} className="tap flex items-center gap-3">
                    <input
                      type="checkbox"
                      name="category"
                      value={name}
                      defaultChecked={categories.includes(name)}
                      className="size-5 accent-teal"
                    />
                    {vendorCategories[name]}
                  </label>
                ))}
              </div>
              {error && (
                <p id="categories-error" role="alert" className="mt-1 text-sm font-semibold text-sindoor">
                  {error}
                </p>
              )}
            </fieldset>
          )}
        >
          <span className="block text-sm text-ink-soft">{t('Categories')}</span>
          {categories.map(nameOf).join(', ') || t('None yet')}
        </InlineForm>
        <InlineField
          label={t('Part of town')}
          value={area ?? ''}
          hint={fieldHints.area}
          list={placeNamesId}
          maxLength={maxLength.name}
          onSubmit={(typed) => save('area', typed)}
        >
          <span className="block text-sm text-ink-soft">{t('Part of town')}</span>
          <span lang={writtenLangOf(area)}>{area ?? t('None yet')}</span>
        </InlineField>
        <Choice
          label={t('Region')}
          hint={fieldHints.region}
          value={region}
          options={regions.map((value) => ({ value, label: regionNames[value] }))}
          onSubmit={(value) => save('region', value as Region | null)}
        />
        <Choice
          label={t('Market')}
          hint={fieldHints.market}
          value={market}
          options={marketIds.map((value) => ({ value, label: marketName(value) }))}
          onSubmit={(value) => save('market', value as MarketId | null)}
        />
      </div>
    </EditBlock>
  );
}
