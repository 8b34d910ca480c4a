import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import {
  categoryName,
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

const nameOf = (category: string) => categoryName(category) ?? category;

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
      draftId={ownDraft(_id, 'categories')}
      read={read}
      save={(mine, before, force) => save('categories', mine, before, force)}
      fields={(errors) => {
        const error = Object.values(errors)[0];
        return (
          <div>
            <p className="font-semibold">{t('Categories')}</p>
            <p className="text-ink-soft">{categories.map(nameOf).join(', ') || t('None yet')}</p>
            <details className="group">
              <summary className="tap flex cursor-pointer items-center font-semibold text-teal">
                {t('Choose categories')}
              </summary>
              <fieldset aria-describedby={error ? 'categories-error' : undefined}>
                <legend className="sr-only">
                  {t('Categories, at most {max}', { max: maxItems.categories })}
                </legend>
                <p className="mb-2 text-sm text-ink-soft">
                  {t('Categories, at most {max}', { max: maxItems.categories })}. {fieldHints.category}
                </p>
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
              </fieldset>
            </details>
            {error && (
              <p id="categories-error" role="alert" className="mt-1 text-sm font-semibold text-sindoor">
                {error}
              </p>
            )}
          </div>
        );
      }}
    />
  );
}
