import { t } from '#words/t.ts';
import { factsOfForm, pricesOfForm, type PathErrors, type PriceInput } from '#domain/vendors/fact-form.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import { FactFields } from '#ui/fact-fields.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { PriceFields } from '#ui/price-fields.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

const hint = t('People choose by these. Say what is so, and leave the rest empty.');

/** Puts the errors of a field under its name, as the fields of facts and prices look for them. */
const under = (name: string, errors: PathErrors): PathErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, words]) => [path && `${name}.${path}`, words]));

/** Names a price by its item: its position in the list means nothing to a form. */
const named = (errors: PathErrors, prices: readonly PriceInput[]): PathErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => {
      const [index, ...rest] = path.split('.');
      const price = prices[Number(index)];
      return [price ? [price.category, price.unit, ...rest].join('.') : path, words];
    }),
  );

/** Criteria of customers' choice: facts, and the starting price. Built from the table, by the vendor's categories. */
export function EditFacts({ vendor, keep }: Editor) {
  const { _id, categories, facts, prices } = vendor;
  // Other categories ask for other fields: then it is another form.
  const asked = categories.join();
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
          <SavedForm
            key={`prices ${asked}`}
            label={t('Prices')}
            draftId={ownDraft(_id, 'prices')}
            read={(values) => pricesOfForm(categories, prices, values)}
            save={async (mine, before, force) => {
              const outcome = await keep('prices', mine, before, force);
              return outcome.is === 'refused' ? { ...outcome, errors: named(outcome.errors, mine) } : outcome;
            }}
            fields={(errors) => (
              <>
                <PriceFields categories={categories} prices={prices} errors={under('prices', errors)} />
                <FormProblem>{errors['']}</FormProblem>
              </>
            )}
          />
          <SavedForm
            key={`facts ${asked}`}
            label={t('Facts')}
            draftId={ownDraft(_id, 'facts')}
            read={(values) => factsOfForm(categories, facts, values)}
            save={(mine, before, force) => keep('facts', mine, before, force)}
            fields={(errors) => (
              <>
                <FactFields categories={categories} facts={facts} errors={under('facts', errors)} />
                <FormProblem>{errors['']}</FormProblem>
              </>
            )}
          />
        </div>
      )}
    </EditBlock>
  );
}
