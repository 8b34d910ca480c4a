import { Link } from 'react-router';
import { t } from '#words/t.ts';
import { enquiryPath, profilePath, reviewPath } from '#facts/paths.ts';
import { declineWords } from '#content/introduction-words.ts';
import type { EnquiryThreads, FamilyVendor } from '#contract/conversations.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { vendorSentences } from '#domain/enquiries/family-sentences.ts';
import { showDeadline } from '#domain/formats/show-deadline.ts';
import { buttonClass } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { asWrittenBy } from '#ui/written-lang.ts';
import { showShort } from './status-steps.tsx';
import { FoldedThread } from './folded-thread.tsx';
import { FoldedQuote } from './folded-quote.tsx';
import { HeldDetails } from './held-details.tsx';
import { VendorActs } from './vendor-acts.tsx';
import type { OwnVendor } from '#domain/enquiries/own-vendors.ts';

/** Returns what else is to be known of a state: why, when, or until when. */
const asideOf = ({ status, repliedAt, dueAt, declineReason }: FamilyVendor): string | null =>
  dueAt
    ? t('Should answer by {moment}.', { moment: showDeadline(dueAt) })
    : status === 'declined'
      ? declineReason && `${declineWords[declineReason]}.`
      : status === 'replied' && repliedAt
        ? showShort(repliedAt)
        : null;

type Props = {
  one: OwnVendor<FamilyVendor>;
  threads: EnquiryThreads;
  quote: FamilyQuote | undefined;
  secret: string;
};

/** What the family may do about a vendor: the next act in sight, the others folded. */
function CardActs({ vendor, secret }: { vendor: FamilyVendor; secret: string }) {
  const { introductionId, name, status, writable, mayReview, acts } = vendor;
  const named = (
    <span {...asWrittenBy(name)} className="sr-only">
      : {name}
    </span>
  );
  const review = mayReview && (
    <TextLink to={`${reviewPath(secret)}#of-${introductionId}`} look="strong" className="mr-6">
      {t('Say how it was with {vendor}', { vendor: name })}
    </TextLink>
  );
  const isBooked = status === 'chosen';
  const others = acts.some((act) => act !== 'details') || (!isBooked && review);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 empty:hidden">
        {writable && (
          <Link
            to={`${enquiryPath(secret)}?to=${introductionId}#write`}
            className={buttonClass('secondary', 'px-4!')}
          >
            {t('Write to them')}
            {named}
          </Link>
        )}
        {isBooked && review}
        {others && (
          // Beside the next act; open it takes the whole line.
          <div className="grow basis-24 has-open:basis-full">
            <Disclosure
              plain
              summary={
                <span>
                  {t('More choices')}
                  {named}
                </span>
              }
            >
              {!isBooked && review}
              <VendorActs vendor={vendor} acts={acts.filter((act) => act !== 'details')} />
            </Disclosure>
          </div>
        )}
      </div>
    </>
  );
}

/** One vendor of the family's page: its state, the last message, the quote, what it holds of the family, and the next act. */
export function OwnVendorCard({ one: { vendorId, name, state, introduced }, threads, quote, secret }: Props) {
  const aside = introduced && state !== 'passed' && asideOf(introduced);
  return (
    <li className="min-w-0 rounded-xl border border-line bg-paper px-4 pt-1.5 pb-2 wrap-anywhere">
      <h3 className="text-lg">
        <TextLink to={profilePath(vendorId)} look="strong" {...asWrittenBy(name)}>
          {name}
        </TextLink>
      </h3>
      <p>
        {vendorSentences[state]}
        {aside && <span className="text-ink-soft"> · {aside}</span>}
      </p>
      {introduced && (
        <>
          {introduced.hidden && (
            <Notice tone="warning" className="mt-3">
              {t(
                'Not on our site at present: it sees no contact details of yours and cannot write to you. Please write to our team before you pay anything; below you may ask others.',
              )}
            </Notice>
          )}
          <FoldedThread threads={threads} secret={secret} of={introduced.introductionId} />
          {quote && <FoldedQuote quote={quote} />}
          <HeldDetails vendor={introduced} />
          <CardActs vendor={introduced} secret={secret} />
        </>
      )}
    </li>
  );
}
