import { useEffect, useRef } from 'react';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '#words/t.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import type { Values } from '#kit/forms/form-call.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { Button } from '#ui/button.tsx';
import { AskSimilarSlot } from './ask-similar-slot.tsx';
import { RedirectNote } from './redirect-note.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { StatusLink } from './status-link.tsx';
import { useShowsReference } from './success-state.ts';
import { useStatedRedirect } from './use-stated-redirect.ts';

type Props = { kind: EnquiryKind; receipt: Thanks; sent: Values; onClose: () => void };

/**
 * The stated popup: it scales in, its tick turns, and after the stated time it redirects, unless the visitor acts first; then "Done"
 * redirects, and closing stays.
 */
export function SuccessPopup({ kind, receipt, sent, onClose }: Props) {
  const { success, redirect } = kind;
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const waiting = useStatedRedirect(redirect);
  useShowsReference(receipt.reference !== undefined);
  useEffect(() => {
    dialog.current?.showModal();
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
        <ReferenceLine receipt={receipt} className="mt-4 text-ink-soft" />
      </div>
      <div className="mt-6 grid gap-2">
        <Button onClick={() => void navigate(redirect.to)}>{t('Done')}</Button>
        <AskSimilarSlot kind={kind} sent={sent} />
        <StatusLink receipt={receipt} look="quiet" />
        {!waiting && (
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t('Stay on this page')}
          </Button>
        )}
      </div>
      {waiting && <RedirectNote waiting to={t('the home page')} />}
    </dialog>
  );
}
