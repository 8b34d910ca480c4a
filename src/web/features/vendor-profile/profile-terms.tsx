import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { writtenLang } from '#ui/written-lang.ts';
import { showNumber } from '#words/formats.ts';
import { FoldedPart } from './folded-part.tsx';

const showPercent = (percent: number) => t('{percent} % in advance', { percent: showNumber(percent) });

/** Returns the stated terms, each with its name. */
function termsOf({ advance, cancellation, travel }: PublicVendor['policies']) {
  const terms = [
    { name: t('Advance'), words: advance === undefined ? undefined : showPercent(advance) },
    { name: t('If you cancel'), words: cancellation, written: true },
    { name: t('Outside Delhi'), words: travel, written: true },
  ];
  return terms.filter(({ words }) => words !== undefined);
}

/** The vendor's terms; nothing without any. */
export function ProfileTerms({ policies }: Pick<PublicVendor, 'policies'>) {
  const terms = termsOf(policies);
  if (terms.length === 0) return null;
  const gist = policies.advance === undefined ? terms.map(({ name }) => name).join(' · ') : terms[0]!.words;
  return (
    <FoldedPart id="terms" heading={t('Terms')} line={gist}>
      <dl>
        {terms.map(({ name, words, written }) => (
          <div key={name} className="py-1.5">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd lang={written ? writtenLang : undefined} className="whitespace-pre-line wrap-anywhere">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </FoldedPart>
  );
}

/** Answers to common questions; nothing without any. */
export function ProfileQuestions({ questions }: Pick<PublicVendor, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <FoldedPart
      id="questions"
      heading={t('Questions and answers')}
      line={<span lang={writtenLang}>{questions[0]!.question}</span>}
    >
      <div lang={writtenLang}>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="whitespace-pre-line text-ink-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </FoldedPart>
  );
}
