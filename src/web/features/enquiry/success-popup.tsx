import { useEffect, useRef } from 'react';
import { Check } from 'lucide-react';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { RedirectNote } from './redirect-note.tsx';
import { setSuccessOpen } from './success-state.ts';
import { useStatedRedirect } from './use-stated-redirect.ts';

type Props = { kind: EnquiryKind; receipt: EnquiryReceipt; onClose: () => void };

/** The stated popup: it scales in, its tick turns, and after the stated time it leads on, unless the visitor acts first. */
export function SuccessPopup({ kind: { success, redirect }, receipt, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useStatedRedirect(redirect);
  useEffect(() => {
    dialog.current?.showModal();
    setSuccessOpen(true);
    return () => setSuccessOpen(false);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sent-heading"
      aria-describedby="sent-detail"
      onClose={onClose}
      className="w-[min(26rem,calc(100vw-2rem))] animate-pop-in rounded-xl bg-paper p-6 text-center text-ink shadow-raised backdrop:bg-night/80 sm:p-8"
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
      <div className="mt-6 grid gap-2">
        <Button onClick={() => dialog.current?.close()}>Done</Button>
        <ButtonAnchor href={new URL(receipt.statusUrl).pathname} look="quiet">
          See where it stands
        </ButtonAnchor>
      </div>
      <RedirectNote waiting={waiting}>the home page</RedirectNote>
    </dialog>
  );
}
