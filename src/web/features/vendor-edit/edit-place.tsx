import {
  marketIds,
  regions,
  vendorCategories,
  vendorCategoryNames,
  type MarketId,
  type Region,
  type VendorCategory,
} from '#contract/vendor-categories.ts';
import { maxItems, maxLength } from '#facts/limits.ts';
import { Field } from '#ui/field.tsx';
import { InlineField } from '#ui/inline-field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** `m-block-market` as people call it. */
const marketName = (id: string) => id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
const nameOf = (category: string) => vendorCategories[category as VendorCategory] ?? category;

type ChoiceProps = {
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onSubmit: (value: string | null) => Promise<string | null>;
};

/** One choice with a pencil; the empty one is allowed. */
function Choice({ label, value, options, onSubmit }: ChoiceProps) {
  return (
    <InlineForm
      label={label}
      onSubmit={(values) => onSubmit((values.get('value') as string | null) || null)}
      fields={(error) => (
        <Field as="select" name="value" label={label} defaultValue={value ?? ''} error={error ?? undefined}>
          <option value="">None</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Field>
      )}
    >
      <span className="block text-sm text-ink-soft">{label}</span>
      {options.find((option) => option.value === value)?.label ?? 'None yet'}
    </InlineForm>
  );
}

/** What the vendor does and where it is: this decides which lists show it. */
export function EditPlace({ vendor, save }: Editor) {
  const { categories, area, region, market } = vendor;
  return (
    <EditBlock
      id="categories"
      heading="Categories and place"
      hint="These decide in which lists people find you."
    >
      <div className="grid gap-4">
        <InlineForm
          label="Categories"
          onSubmit={(values) => save('categories', values.getAll('category') as VendorCategory[])}
          fields={(error) => (
            <fieldset aria-describedby={error ? 'categories-error' : undefined}>
              <legend className="mb-2 font-semibold">Categories, at most {maxItems.categories}</legend>
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
          <span className="block text-sm text-ink-soft">Categories</span>
          {categories.map(nameOf).join(', ') || 'None yet'}
        </InlineForm>
        <InlineField
          label="Part of town"
          value={area ?? ''}
          maxLength={maxLength.name}
          onSubmit={(typed) => save('area', typed)}
        >
          <span className="block text-sm text-ink-soft">Part of town</span>
          {area ?? 'None yet'}
        </InlineField>
        <Choice
          label="Region"
          value={region}
          options={regions.map((value) => ({ value, label: value }))}
          onSubmit={(value) => save('region', value as Region | null)}
        />
        <Choice
          label="Market"
          value={market}
          options={marketIds.map((value) => ({ value, label: marketName(value) }))}
          onSubmit={(value) => save('market', value as MarketId | null)}
        />
      </div>
    </EditBlock>
  );
}
