import type { ReactNode } from 'react';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Others } from './others.tsx';
import { Sent } from './sent.tsx';
import { Timeline } from './timeline.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  /** The open editor or choice. */
  panel?: ReactNode;
  note?: ReactNode;
  acts?: ReactNode;
  state?: ReactNode;
  /** Related vendors and enquiries. */
  related: ReactNode;
};

/** Left the submitted data and the history, right the acts and the person; one column on a phone. */
export const EnquiryColumns = ({ enquiry, panel, note, acts, state, related }: Props) => (
  <div className="grid gap-4 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
    <div className="grid content-start gap-4">
      {panel}
      <Sent enquiry={enquiry} />
    </div>
    <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {acts}
      {state}
      <Others others={enquiry.others} />
      {related}
    </div>
    <div className="grid content-start gap-4">
      {note}
      <Timeline reference={enquiry.reference} timeline={enquiry.timeline} />
    </div>
  </div>
);
