import { useEffect } from 'react';
import { useParams } from 'react-router';
import { canPush } from '#kit/device/can-push.ts';
import { later } from '#kit/page/later.tsx';
import { InboxEnquiry, type QuoteSlot } from './inbox-enquiry.tsx';
import { sweepInbox } from './kept-inbox.ts';
import { InboxList } from './inbox-list.tsx';

const PushSwitch = later(() => import('./push-switch.tsx').then((module) => module.PushSwitch));

/** The inbox of the workshop: all requests, or the one in the address. */
export function WorkshopEnquiries({ quote }: { quote: QuoteSlot }) {
  const { introductionId } = useParams();
  useEffect(() => sweepInbox(), []);
  return introductionId ? (
    <InboxEnquiry key={introductionId} id={introductionId} quote={quote} />
  ) : (
    <>
      <InboxList />
      {canPush() && <PushSwitch />}
    </>
  );
}
