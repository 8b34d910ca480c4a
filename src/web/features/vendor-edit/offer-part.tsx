import { t } from '#words/t.ts';
import { numberOf, rupeesOf, textIn } from '#domain/vendors/fact-form.ts';
import type { PriceUnit } from '#domain/vendors/vendor-facts.ts';
import type { StoredPackage } from '#domain/vendors/vendor-offer.ts';
import { maxItems } from '#facts/limits.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditList } from './edit-list.tsx';
import { EditTerms } from './edit-terms.tsx';
import { PackageFields } from './package-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useOwnEditor } from './use-own-editor.ts';

const packageOf = (values: FormData): StoredPackage => ({
  name: textIn(values, 'name'),
  lines: textIn(values, 'lines')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  // An invalid number stays a value that the rules refuse.
  price: rupeesOf(values, 'price') ?? Number.NaN,
  unit: textIn(values, 'unit') as PriceUnit,
  people: numberOf(values, 'people'),
  taxIncluded: values.get('taxIncluded') !== null,
});

/** Packages, questions and terms, in the workshop. */
export function OfferPart(own: OwnVendor) {
  const save = useOwnEditor(own);
  const { categories, packages, questions, policies } = own.vendor;
  const draftOf = (list: string) => (part: string) => ownDraft(own.vendor._id, `${list}:${part}`);
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
        save={(mine, before, force) => save('packages', mine, before, force)}
        draftOf={draftOf('packages')}
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
        read={(values) => ({ question: textIn(values, 'question'), answer: textIn(values, 'answer') })}
        save={(mine, before, force) => save('questions', mine, before, force)}
        draftOf={draftOf('questions')}
        add={t('Add a question')}
      />
      <EditTerms vendorId={own.vendor._id} policies={policies} save={save} />
    </div>
  );
}
