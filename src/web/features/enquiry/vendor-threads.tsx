import { t } from '#words/t.ts';
import { profilePath, reviewPath } from '#facts/paths.ts';
import { declineWords } from '#content/introduction-words.ts';
import { requestSentences } from '#domain/enquiries/state-sentences.ts';
import type { EnquiryThreads, FamilyVendor } from '#contract/conversations.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { asWrittenBy } from '#ui/written-lang.ts';
import { showInstant } from './status-steps.tsx';
import { MessageThread } from './message-thread.tsx';
import { MessageForm } from './message-form.tsx';
import { VendorActs } from './vendor-acts.tsx';
import { ContactLedger } from './contact-ledger.tsx';

type Props = { threads: EnquiryThreads; reference: string; secret: string; failure?: string };

const stateOf = ({ status, sentAt, seenAt, repliedAt, dueAt, declineReason }: FamilyVendor) =>
  [
    requestSentences[status].family,
    declineReason && declineWords[declineReason],
    repliedAt
      ? t('answered {moment}', { moment: showInstant(repliedAt) })
      : seenAt
        ? t('read {moment}', { moment: showInstant(seenAt) })
        : sentAt && t('told {moment}', { moment: showInstant(sentAt) }),
    dueAt && t('should answer by {moment}', { moment: showInstant(dueAt) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The vendors of an enquiry with their messages, a note to the staff, and the list of those with the contact details. */
export function VendorThreads({ threads, reference, secret, failure }: Props) {
  const { open, vendors, messages } = threads;
  const own = messages.filter(({ author }) => author === 'family');
  const write = (label: string, to?: string) => {
    const last = own.findLast(({ introductionId }) => introductionId === (to ?? null));
    return (
      <MessageForm
        // After a message the box is empty again; the other threads keep theirs.
        key={last?.id}
        {...(to && { to })}
        thread={to ?? reference}
        sent={last?.text.replaceAll('\r\n', '\n') ?? ''}
        written={threads.written ?? own.length}
        label={label}
        secret={secret}
      />
    );
  };
  return (
    <>
      {failure && (
        <Notice tone="warning" role="alert" className="mt-8">
          {failure}
        </Notice>
      )}
      {vendors.length > 0 && (
        <section aria-labelledby="vendors" className="mt-10">
          <h2 id="vendors" className="mb-4 text-2xl">
            {t('Your vendors')}
          </h2>
          <ul className="grid gap-5">
            {vendors.map((vendor) => (
              <li
                key={vendor.introductionId}
                className="min-w-0 rounded-xl border border-line bg-paper p-5 wrap-anywhere"
              >
                <TextLink
                  to={profilePath(vendor.vendorId)}
                  look="strong"
                  className="wrap-anywhere"
                  {...asWrittenBy(vendor.name)}
                >
                  {vendor.name}
                </TextLink>
                <p className="text-ink-soft">{stateOf(vendor)}</p>
                {vendor.hidden && (
                  <Notice tone="warning" className="mt-3">
                    {t(
                      'Not on our site at present: it sees no contact details of yours and cannot write to you. Please write to our team before you pay anything; below you may ask others.',
                    )}
                  </Notice>
                )}
                <MessageThread {...threads} secret={secret} of={vendor.introductionId} />
                {vendor.writable &&
                  write(t('Write to {vendor}', { vendor: vendor.name }), vendor.introductionId)}
                {vendor.mayReview && (
                  <TextLink
                    to={`${reviewPath(secret)}#of-${vendor.introductionId}`}
                    look="strong"
                    className="mt-4 inline-block"
                  >
                    {t('Say how it was with {vendor}', { vendor: vendor.name })}
                  </TextLink>
                )}
                <VendorActs vendor={vendor} acts={vendor.acts.filter((act) => act !== 'details')} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ContactLedger vendors={vendors} />
      <section aria-labelledby="staff" className="mt-10">
        <h2 id="staff" className="text-2xl">
          {t('Write to our team')}
        </h2>
        <MessageThread {...threads} secret={secret} of={null} />
        {open && write(t('Your message'))}
      </section>
    </>
  );
}
