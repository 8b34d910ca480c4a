import { t } from '#words/t.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { familyStageOf, stageSentences } from '#domain/enquiries/family-sentences.ts';
import { quotesPath } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ownVendorsOf } from '#domain/enquiries/own-vendors.ts';
import { StatusSteps } from './status-steps.tsx';

type Props = {
  enquiry: EnquiryStatus;
  threads: EnquiryThreads;
  quotes: readonly FamilyQuote[];
  secret: string;
};

/** What happens next, in two sentences, and the steps so far. Every word follows from one state. */
export function NextStep({ enquiry, threads, quotes, secret }: Props) {
  const open = quotes.filter(({ acts }) => acts.includes('accepted')).length;
  const vendors = ownVendorsOf(enquiry, threads);
  const stage = familyStageOf(enquiry.status, { vendors: vendors.map(({ state }) => state), quotes: open });
  const [now, then] = stageSentences[stage]({
    vendor: threads.vendors.find(({ status }) => status === 'chosen')?.name ?? '',
    asked: vendors.filter(({ state }) => state === 'sent' || state === 'seen').length,
    quotes: open,
  });
  return (
    <section aria-labelledby="where" className="mt-6 rounded-xl border border-line bg-marigold-wash p-4">
      <h2 id="where" className="text-sm font-semibold text-ink-soft">
        {t('What happens next')}
      </h2>
      <p className="text-xl font-semibold wrap-anywhere">{now}</p>
      <p>{then}</p>
      {(threads.quotes ?? 0) > 0 && (
        <ButtonLink
          to={quotesPath(secret)}
          look={stage === 'quoted' ? 'primary' : 'secondary'}
          className="mt-3"
        >
          {stage === 'quoted' ? t('Compare and decide') : t('See the quotes')}
        </ButtonLink>
      )}
      <StatusSteps enquiry={enquiry} />
    </section>
  );
}
