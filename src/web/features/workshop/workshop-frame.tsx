import type { ReactNode } from 'react';
import { WithWaitingRequests } from './waiting-requests.tsx';
import { WorkshopNav } from './workshop-nav.tsx';
import type { WorkshopPart } from './workshop-part.ts';

type Props = {
  /** Those that the role may see. */
  parts: readonly WorkshopPart[];
  current: WorkshopPart | undefined;
  children: ReactNode;
};

/** The frame of every page that is the vendor's alone: the four places, and the page beside them. */
export const WorkshopFrame = ({ parts, current, children }: Props) => (
  <WithWaitingRequests>
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-6 md:py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
      <WorkshopNav parts={parts} current={current} />
      <div className="min-w-0">{children}</div>
    </div>
  </WithWaitingRequests>
);
