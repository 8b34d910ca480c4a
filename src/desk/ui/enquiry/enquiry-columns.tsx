import type { ReactNode } from 'react';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Sent } from './sent.tsx';
import { Timeline } from './timeline.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  /** The timeline, and what else this person asked, are read. */
  isWhole: boolean;
  acts?: ReactNode;
  /** What is open or must be read first, and the composer. */
  composer?: ReactNode;
  state?: ReactNode;
  /** The vendors. */
  vendors: ReactNode;
};

/** Each column scrolls in itself on a wide screen, so that the page stays one screen. */
const column =
  'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 xl:h-full xl:overflow-y-auto xl:[scrollbar-width:thin] xl:pr-1';

/** Facts and person left, the conversation in the middle, vendors right; two columns on a tablet; on a phone one, with the vendors folded. */
export const EnquiryColumns = ({ enquiry, isWhole, acts, composer, state, vendors }: Props) => (
  <div className="grid gap-3 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-4 xl:min-h-0 xl:flex-1 xl:grid-cols-[15.5rem_minmax(0,1fr)_17rem] xl:grid-rows-1">
    <div className={`${column} lg:col-start-2 xl:col-start-1`}>
      {acts}
      <Sent enquiry={enquiry} />
      {state}
    </div>
    <div className={`${column} lg:col-start-1 lg:row-span-2 lg:row-start-1 xl:col-start-2 xl:row-span-1`}>
      {composer}
      {isWhole ? (
        <Timeline reference={enquiry.reference} timeline={enquiry.timeline} />
      ) : (
        <div role="status" aria-label="Loading the timeline">
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
    <div className={`${column} lg:col-start-2 xl:col-start-3 xl:row-start-1`}>{vendors}</div>
  </div>
);
