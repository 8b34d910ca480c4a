import type { ComponentProps } from 'react';
import { WaitingRequests } from '#features/workshop/waiting-requests.tsx';
import { WorkshopFrame } from '#features/workshop/workshop-frame.tsx';
import { OwnPage } from '#features/vendor-edit/own-page.tsx';
import { workshopParts } from './workshop-parts.tsx';

const current = workshopParts.find(({ key }) => key === 'page');

/** The editor of a vendor's page in the frame of the workshop. What waits for an answer stands above it: a log-in leads here. */
export const MyPage = (props: ComponentProps<typeof OwnPage>) => (
  <WorkshopFrame parts={workshopParts} current={current}>
    <WaitingRequests most={1} className="mb-5" />
    <OwnPage {...props} />
  </WorkshopFrame>
);
