import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { registered } from '#kit/session/registered.ts';
import { WaitingRequests } from '#features/workshop/waiting-requests.tsx';
import { WorkshopFrame } from '#features/workshop/workshop-frame.tsx';
import { OwnPage } from '#features/vendor-edit/own-page.tsx';
import { NewVendor } from './new-vendor.tsx';
import { workshopParts } from './workshop-parts.tsx';

const current = workshopParts.find(({ key }) => key === 'page');

/** The editor of a vendor's page in the frame of the workshop. What waits for an answer stands above it: a log-in leads here. */
export function MyPage(props: Omit<ComponentProps<typeof OwnPage>, 'first'>) {
  const isNew = useLocation().state === registered;
  return (
    <WorkshopFrame parts={workshopParts} current={current}>
      <WaitingRequests most={1} className="mb-5" />
      <OwnPage {...props} first={isNew ? (vendor) => <NewVendor vendor={vendor} /> : undefined} />
    </WorkshopFrame>
  );
}
