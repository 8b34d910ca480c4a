import { t } from '#words/t.ts';
import { fieldWords } from '#content/introduction-words.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { writtenLangOf } from '#ui/written-lang.ts';
import { showInstant } from './status-steps.tsx';
import { VendorActs } from './vendor-acts.tsx';

/** The vendors who were given the contact details: what, when, and whether they have read them. */
export function ContactLedger({ vendors }: Pick<EnquiryThreads, 'vendors'>) {
  const rows = vendors.flatMap((vendor) => vendor.disclosures.map((one) => ({ vendor, ...one })));
  return (
    <section aria-labelledby="ledger" className="mt-10">
      <h2 id="ledger" className="mb-4 text-2xl">
        {t('Who has my number')}
      </h2>
      {rows.length === 0 ? (
        <p>{t('No vendor has been given your contact details.')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5 py-2">
          {rows.map(({ vendor, fields, at, readAt, recalledAt }) => (
            <li key={`${vendor.introductionId} ${at}`} className="py-3">
              <p className="font-semibold wrap-anywhere">
                <span lang={writtenLangOf(vendor.name)}>{vendor.name}</span>:{' '}
                {fields.map((field) => fieldWords[field]).join(', ')}
              </p>
              <p className="text-ink-soft">
                {[
                  t('given {moment}, because you agreed', { moment: showInstant(at) }),
                  readAt
                    ? t('first read {moment}', { moment: showInstant(readAt) })
                    : t('not read in the inbox yet'),
                  recalledAt &&
                    t('taken back {moment}: they were told not to use it any more', {
                      moment: showInstant(recalledAt),
                    }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {!recalledAt && (
                <VendorActs vendor={vendor} acts={vendor.acts.filter((act) => act === 'details')} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
