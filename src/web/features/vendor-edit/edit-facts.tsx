import { useState } from 'react';
import { t } from '#words/t.ts';
import {
  errorAt,
  factsOfForm,
  pricesOfForm,
  type PathErrors,
  type PriceInput,
} from '#domain/vendors/fact-form.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { FactFields } from '#ui/fact-fields.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { PriceFields } from '#ui/price-fields.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditBlock } from './edit-block.tsx';
import type { Editor, VendorChange } from './use-vendor-editor.ts';
import type { VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** Names a price by its item: its position in the list means nothing to a form. */
function named(path: string, prices: readonly PriceInput[]): string {
  const [, index, ...rest] = path.split('.');
  const price = prices[Number(index)];
  return price ? ['prices', price.category, price.unit, ...rest].join('.') : path;
}

/** Returns the rules' errors in facts or prices, by path; none where the rules fail to load: then the server reports them. */
async function checkedChange(
  key: 'facts' | 'prices',
  value: VendorFacts | readonly PriceInput[],
): Promise<PathErrors> {
  const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
  const errors = rules?.vendorProblems({ [key]: value }) ?? {};
  if (!Array.isArray(value)) return errors;
  return Object.fromEntries(Object.entries(errors).map(([path, words]) => [named(path, value), words]));
}

const pleaseLook = t('Please look at the marked fields.');
const hint = t('People choose by these. Say what is so, and leave the rest empty.');

/** Criteria of customers' choice: facts, and the starting price. Built from the table, by the vendor's categories. */
export function EditFacts({ vendor, save }: Editor) {
  const { categories, facts, prices, factLines, priceLines } = vendor;
  const [errors, setErrors] = useState<PathErrors>({});
  /** Saves unless the rules find errors, which are shown at the fields. */
  async function submit<K extends 'facts' | 'prices'>(key: K, value: VendorChange[K] & {}) {
    const found = await checkedChange(key, value);
    setErrors(found);
    return errorAt(found, key) === undefined ? save(key, value) : pleaseLook;
  }
  return (
    <EditBlock id="facts" heading={vendorProfile.factsHeading} hint={hint}>
      {categories.length === 0 ? (
        <p>
          <RichText
            text={t('First <categories>choose your categories</categories>: they decide what is asked here.')}
            parts={{ categories: (words) => <TextAnchor href="#categories">{words}</TextAnchor> }}
          />
        </p>
      ) : (
        <div className="grid gap-6">
          <InlineForm
            label={t('Facts')}
            open={factLines.length > 0 ? t('Change the facts') : t('Add facts')}
            onSubmit={(values) => submit('facts', factsOfForm(categories, facts, values))}
            fields={(error) => (
              <>
                <FactFields categories={categories} facts={facts} errors={error === null ? {} : errors} />
                <FormProblem>{error}</FormProblem>
              </>
            )}
          >
            {factLines.map(({ name, label, value }) => (
              <p key={name}>
                <span className="block text-sm text-ink-soft">{label}</span>
                <span lang={writtenLangOf(value)} className="block first-letter:uppercase">
                  {value}
                </span>
              </p>
            ))}
          </InlineForm>
          <InlineForm
            label={t('Prices')}
            open={priceLines.length > 0 ? t('Change the prices') : t('Add prices')}
            onSubmit={(values) => submit('prices', pricesOfForm(categories, prices, values))}
            fields={(error) => (
              <>
                <PriceFields categories={categories} prices={prices} errors={error === null ? {} : errors} />
                <FormProblem>{error}</FormProblem>
              </>
            )}
          >
            {priceLines.map((line) => (
              <p key={line} className="first-letter:uppercase">
                {line}
              </p>
            ))}
          </InlineForm>
        </div>
      )}
    </EditBlock>
  );
}
