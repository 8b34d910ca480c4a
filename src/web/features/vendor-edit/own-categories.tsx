import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import {
  vendorCategories,
  vendorCategoryNames,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { maxItems } from '#facts/limits.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import type { Save } from './use-own-editor.ts';

type Props = { vendor: PublicVendor; save: Save };

/** The categories of a vendor, as ticks. The first one chosen stays its main trade. */
export function OwnCategories({ vendor: { _id, categories }, save }: Props) {
  const read = (values: FormData): VendorCategory[] => {
    const chosen = values.getAll('category') as VendorCategory[];
    const before = categories.filter((name): name is VendorCategory =>
      chosen.includes(name as VendorCategory),
    );
    return [...before, ...chosen.filter((name) => !before.includes(name))];
  };
  return (
    <SavedForm
      label={t('Categories')}
      draftId={ownDraft(_id, 'categories')}
      read={read}
      save={(mine, before, force) => save('categories', mine, before, force)}
      fields={(errors) => {
        const error = Object.values(errors)[0];
        return (
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
        );
      }}
    />
  );
}
