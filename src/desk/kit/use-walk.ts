/** @file Going through the enquiries of the last list without returning to it. */
import { useNavigate } from 'react-router';
import { enquiryPath, rowLinkId } from './enquiry-path.ts';
import { enquiryBeside } from './next-enquiry.ts';
import { useBack } from './use-back.ts';
import { useLeaving } from './use-held-keys.ts';
import { useKeys } from './use-keys.ts';

/** Registers the keys that leave an enquiry: to the next and the one before in the last list, and back to its row. */
export function useWalk(reference: string): void {
  const navigate = useNavigate();
  const back = useBack(rowLinkId(reference));
  const leave = useLeaving();
  const walk = (by: 1 | -1) => () => {
    const beside = enquiryBeside(reference, by);
    // The list stays one step back, however many were looked at.
    if (beside) void leave(async () => (await navigate(enquiryPath(beside), { replace: true }), true));
  };
  useKeys([
    { key: 'j', label: 'To the next of the list', run: walk(1) },
    { key: 'k', label: 'To the one before', run: walk(-1) },
    { key: 'Escape', label: 'Back to the list', run: () => void leave(async () => (await back(), true)) },
  ]);
}
