import { useEffect, useRef } from 'react';
import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import type { Values } from '#kit/forms/form-call.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { AskSimilarSlot } from './ask-similar-slot.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { StatusLink } from './status-link.tsx';
import { useShowsReference } from './success-state.ts';

type Props = {
  kind: EnquiryKind;
  receipt: Thanks;
  /** The sent values, by wire name. */
  sent?: Values;
  /** Shows an empty form again. */
  onAgain?: () => void;
};

/** Replaces the form after sending: the popup's text and the reference, which stays. */
export function SentPanel({ kind, receipt, sent, onAgain }: Props) {
  const { success, redirect } = kind;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useShowsReference(receipt.reference !== undefined);
  const replaced = onAgain !== undefined;
  useEffect(() => {
    if (!replaced) return;
    heading.current?.focus({ preventScroll: true });
    // The panel is so much shorter than the form that the visible part may be the page below it.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [replaced]);
  return (
    <div
      ref={panel}
      role="status"
      className="rounded-xl border border-line bg-paper p-6 text-center shadow-card sm:p-8"
    >
      <span className="mx-auto grid size-14 place-items-center rounded-full bg-leaf text-paper">
        <Check aria-hidden size={30} strokeWidth={3} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-2xl">
        {success.heading}
      </h2>
      <p className="mt-2 text-lg">{success.detail}</p>
      <ReferenceLine receipt={receipt} className="mt-4" />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <StatusLink receipt={receipt} look="secondary" />
        {onAgain ? (
          <Button look="quiet" onClick={onAgain}>
            {t('Send another request')}
          </Button>
        ) : (
          <ButtonLink to={redirect.to}>{t('Go on')}</ButtonLink>
        )}
      </div>
      {sent && (
        <div className="mt-4">
          <AskSimilarSlot kind={kind} sent={sent} />
        </div>
      )}
    </div>
  );
}
