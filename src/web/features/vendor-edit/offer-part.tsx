import { t } from '#words/t.ts';
import { numberOf, rupeesOf } from '#domain/vendors/fact-form.ts';
import type { PriceUnit } from '#domain/vendors/vendor-facts.ts';
import type { StoredPackage } from '#domain/vendors/vendor-offer.ts';
import { maxItems, maxLength } from '#facts/limits.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { Field } from '#ui/field.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditBlock } from './edit-block.tsx';
import { EditList } from './edit-list.tsx';
import { PackageFields } from './package-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useOwnEditor } from './use-own-editor.ts';

const text = (values: FormData, name: string) => ((values.get(name) as string | null) ?? '').trim();
const packageOf = (values: FormData): StoredPackage => ({
  name: text(values, 'name'),
  lines: text(values, 'lines')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  // An invalid number stays a value that the rules refuse.
  price: rupeesOf(values, 'price') ?? Number.NaN,
  unit: text(values, 'unit') as PriceUnit,
  people: numberOf(values, 'people'),
  taxIncluded: values.get('taxIncluded') !== null,
});

/** Packages, questions and terms, in the workshop. */
export function OfferPart(own: OwnVendor) {
  const save = useOwnEditor(own);
  const { categories, packages, questions, policies } = own.vendor;
  const { advance, cancellation, travel } = policies;
  const stored = packages.map(({ priceWords: _, ...one }): StoredPackage => one);
  return (
    <div className="grid gap-6">
      <EditList
        id="packages"
        heading={t('Packages')}
        hint={t(
          'People book more easily when they see what they get for which price. The first is shown first.',
        )}
        items={stored}
        max={maxItems.packages}
        nameOf={({ name }) => name}
        show={(one) => (
          <>
            <strong lang={writtenLangOf(one.name)} className="block">
              {one.name}
            </strong>
            <span className="text-ink-soft">{packages[stored.indexOf(one)]?.priceWords}</span>
          </>
        )}
        fields={(item, errors) => <PackageFields item={item} errors={errors} categories={categories} />}
        read={packageOf}
        save={(items) => save('packages', items)}
        add={t('Add a package')}
      />
      <EditList
        id="questions"
        heading={t('Questions and answers')}
        hint={t('What people ask you on the phone again and again. Each answer saves you a call.')}
        items={questions}
        max={maxItems.questions}
        nameOf={({ question }) => question}
        show={({ question, answer }) => (
          <>
            <strong lang={writtenLangOf(question)} className="block">
              {question}
            </strong>
            <span lang={writtenLangOf(answer)} className="text-ink-soft">
              {answer}
            </span>
          </>
        )}
        fields={(item, errors) => <QuestionFields item={item} errors={errors} />}
        read={(values) => ({ question: text(values, 'question'), answer: text(values, 'answer') })}
        save={(items) => save('questions', items)}
        add={t('Add a question')}
      />
      <EditBlock
        id="terms"
        heading={t('Terms')}
        hint={t(
          'Said before the booking they prevent a quarrel after it. What you leave empty is not shown.',
        )}
      >
        <InlineForm
          label={t('Terms')}
          open={(advance ?? cancellation ?? travel) === undefined ? t('Add terms') : t('Change the terms')}
          onSubmit={(values) =>
            save('policies', {
              advance: numberOf(values, 'advance') ?? undefined,
              ...(text(values, 'cancellation') !== '' && { cancellation: text(values, 'cancellation') }),
              ...(text(values, 'travel') !== '' && { travel: text(values, 'travel') }),
            })
          }
          fields={(errors) => (
            <>
              <Field
                name="advance"
                label={t('Advance in percent of the price')}
                hint={fieldHints.advance}
                inputMode="numeric"
                maxLength={3}
                defaultValue={advance}
                error={errors?.['advance']}
              />
              <Field
                as="textarea"
                rows={3}
                name="cancellation"
                label={t('If somebody cancels')}
                hint={fieldHints.cancellation}
                maxLength={maxLength.policy}
                defaultValue={cancellation}
                error={errors?.['cancellation']}
                placeholder={t('Such as: Until 30 days before, the advance is paid back')}
              />
              <Field
                as="textarea"
                rows={3}
                name="travel"
                label={t('Work outside Delhi')}
                hint={fieldHints.travel}
                maxLength={maxLength.policy}
                defaultValue={travel}
                error={errors?.['travel']}
                placeholder={t('Such as: Travel and rooms for three people are extra')}
              />
              <FormProblem>{errors?.['']}</FormProblem>
            </>
          )}
        >
          {advance !== undefined && <p>{t('{percent} % in advance', { percent: String(advance) })}</p>}
          {[cancellation, travel].map(
            (words) =>
              words && (
                <p key={words} lang={writtenLangOf(words)} className="whitespace-pre-line">
                  {words}
                </p>
              ),
          )}
        </InlineForm>
      </EditBlock>
    </div>
  );
}
