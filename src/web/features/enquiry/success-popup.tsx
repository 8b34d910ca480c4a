import { useEffect, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { Button } from '#ui/button.tsx';
import { setSuccessOpen } from './success-state.ts';

type Props = { kind: EnquiryKind; receipt: EnquiryReceipt };

/** The stated popup: it scales in, its tick turns, and after the stated time it leads on, unless the visitor acts first. */
export function SuccessPopup({ kind: { success, redirect }, receipt }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    dialog.current?.showModal();
    setSuccessOpen(true);
    return () => setSuccessOpen(false);
  }, []);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void navigate(redirect.to), redirect.afterMs);
    return () => clearTimeout(timer);
  }, [waiting, navigate, redirect]);
  const stay = () => setWaiting(false);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sent-heading"
      aria-describedby="sent-detail"
      onPointerDown={stay}
      onKeyDown={stay}
      onClose={() => void navigate(redirect.to)}
      className="w-[min(26rem,calc(100vw-2rem))] animate-pop-in rounded-xl bg-paper p-8 text-center text-ink shadow-raised backdrop:bg-ink/60"
    >
      <span className="mx-auto grid size-16 animate-tick-turn place-items-center rounded-full bg-leaf text-paper">
        <Check aria-hidden size={34} strokeWidth={3} />
      </span>
      <h2 id="sent-heading" className="mt-5 text-2xl">
        {success.heading}
      </h2>
      <div id="sent-detail" role="status">
        <p className="mt-2 text-lg">{success.detail}</p>
        <p className="mt-4 text-ink-soft">
          Your reference is <strong className="whitespace-nowrap text-ink">{receipt.reference}</strong>
        </p>
      </div>
      <Button className="mt-6 w-full" autoFocus onClick={() => dialog.current?.close()}>
        Done
      </Button>
    </dialog>
  );
}
