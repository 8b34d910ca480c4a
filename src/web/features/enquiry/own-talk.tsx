import { useSearchParams } from 'react-router';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { AskedRequest } from './asked-request.tsx';
import { NextStep } from './next-step.tsx';
import { VendorThreads } from './vendor-threads.tsx';

type Props = {
  enquiry: EnquiryStatus;
  threads: EnquiryThreads;
  quotes: readonly FamilyQuote[];
  secret: string;
  failure?: string;
};

/** The private page from what was asked to the vendors. */
export function OwnTalk(props: Props) {
  const { enquiry, threads } = props;
  const [query] = useSearchParams();
  const isWithdrawn = enquiry.status === 'withdrawn';
  return (
    <>
      {!isWithdrawn && (
        <>
          <AskedRequest
            enquiry={enquiry}
            open={threads.vendors.length === 0 && enquiry.vendors.length === 0}
          />
          <NextStep {...props} />
        </>
      )}
      <VendorThreads {...props} to={query.get('to')} />
    </>
  );
}
