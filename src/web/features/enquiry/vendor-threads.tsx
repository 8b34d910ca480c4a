import { t } from '#words/t.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { Alert } from '#ui/alert.tsx';
import { FoldedThread } from './folded-thread.tsx';
import { MessageForm, toTeam } from './message-form.tsx';
import { OwnVendorCard } from './own-vendor-card.tsx';
import { ownVendorsOf } from '#domain/enquiries/own-vendors.ts';

type Props = {
  enquiry: Pick<EnquiryStatus, 'status' | 'vendors' | 'reference'>;
  threads: EnquiryThreads;
  quotes: readonly FamilyQuote[];
  secret: string;
  /** The reader chosen by the address. */
  to?: string | null;
  failure?: string;
};

/** One composer for the vendors and the team, then a card for each vendor. After the end all of it is only read. */
export function VendorThreads({ enquiry, threads, quotes, secret, to, failure }: Props) {
  const { open, messages } = threads;
  const own = messages.filter(({ author }) => author === 'family');
  const last = own.at(-1);
  const vendors = ownVendorsOf(enquiry, threads);
  const writable = threads.vendors.filter(({ writable: may }) => may);
  const hasTeam = messages.some(({ introductionId }) => introductionId === null);
  const isReader = to === toTeam || writable.some(({ introductionId }) => introductionId === to);
  return (
    <>
      <Alert className="mt-6">{failure}</Alert>
      {(open || hasTeam) && (
        <section aria-labelledby="staff" className="mt-6">
          <h2 id="staff" className="text-xl">
            {open ? t('Write a message') : t('Messages with our team')}
          </h2>
          <div id="write" className="scroll-mt-32">
            {open && (
              <MessageForm
                // After a message the box is empty again.
                key={last?.id}
                vendors={writable}
                to={isReader ? to! : undefined}
                thread={enquiry.reference}
                sent={last?.text.replaceAll('\r\n', '\n') ?? ''}
                written={threads.written ?? own.length}
                secret={secret}
              />
            )}
          </div>
          <FoldedThread threads={threads} secret={secret} of={null} open={vendors.length === 0} />
        </section>
      )}
      {vendors.length > 0 && (
        <section aria-labelledby="vendors" className="mt-6">
          <h2 id="vendors" className="mb-2 text-xl">
            {t('Your vendors')}
          </h2>
          <ul className="grid gap-3">
            {vendors.map((one) => (
              <OwnVendorCard
                key={one.vendorId}
                one={one}
                threads={threads}
                quote={quotes.find(({ introductionId }) => introductionId === one.introduced?.introductionId)}
                secret={secret}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
