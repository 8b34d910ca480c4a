import { useEffect } from 'react';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { usePendingReply } from './pending-reply.ts';

const slackMs = 1500;

/** Reads an enquiry anew when an answer to it was taken back, and until the one that waits has left. */
export function useWaitingReply(
  { reference, timeline }: StaffEnquiryDetail,
  again: () => Promise<void>,
): void {
  const pending = usePendingReply()?.reference === reference;
  const sendAt = timeline.find(({ reply }) => reply?.state === 'waiting')?.reply?.sendAt;
  useEffect(() => {
    if (!sendAt || pending) return;
    const timer = setTimeout(() => void again(), Math.max(0, Date.parse(sendAt) - Date.now()) + slackMs);
    return () => clearTimeout(timer);
  }, [sendAt, pending, timeline, again]);
}
