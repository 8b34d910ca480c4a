import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { writtenLang } from '#ui/written-lang.ts';
import { showNumber } from '#words/formats.ts';

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

/** Packages, terms, and answers to common questions; missing ones are left out. */
export function ProfileOffer({ vendor: { packages, questions, policies } }: { vendor: PublicVendor }) {
  const terms = termsOf(policies);
  return (
    <>
      {packages.length > 0 && (
        <section aria-labelledby="packages">
          <h2 id="packages" className="text-2xl">
            {t('Packages')}
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {packages.map(({ name, lines, priceWords }) => (
              <li key={name} className="rounded-lg border border-line bg-paper p-4 wrap-anywhere">
                <h3 lang={writtenLang} className="text-lg">
                  {name}
                </h3>
                <p className="font-semibold">{priceWords}</p>
                <ul lang={writtenLang} className="mt-2 list-disc pl-5 text-ink-soft">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      {terms.length > 0 && (
        <section aria-labelledby="terms">
          <h2 id="terms" className="text-2xl">
            {t('Terms')}
          </h2>
          <dl className="mt-3">
            {terms.map(({ name, words, written }) => (
              <div key={name} className="border-t border-line py-2.5">
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd lang={written ? writtenLang : undefined} className="whitespace-pre-line wrap-anywhere">
                  {words}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions" className="text-2xl">
            {t('Questions and answers')}
          </h2>
          <div lang={writtenLang} className="mt-2">
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p className="whitespace-pre-line text-ink-soft">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
