import { useState } from 'react';
import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import type { PostedEnquiry } from '#kit/api/enquiry-action.ts';
import { clearDraft } from '#kit/drafts/drafts.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { QuoteSent } from './enquiry-later.tsx';
import { byWireName, type Prefill } from './prefilled.ts';
import { useEnquiry } from './use-enquiry.ts';

export type QuoteDialogProps = {
  kind: FormKind;
  heading: string;
  /** Under the heading. */
  lead?: string;
  /** Name of the draft: one per requested item. */
  draftName: string;
  prefill: Prefill;
  open: boolean;
  onClose: () => void;
  /** The page beneath, to which closing leads without scripts. */
  pagePath: string;
  shareWith?: string;
  /** After success; defaults to the kind's own, to the home page. `to` null stays. */
  redirect?: { to: string | null; afterMs: number; name: string };
  /** Handles the success instead: the dialog closes at once. */
  onSent?: (receipt: Thanks) => void;
};

/** An enquiry over the page: prefilled, full screen on a phone, opened by an address. Skip or close deletes the draft. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { kind, heading, draftName, open, onClose, pagePath } = props;
  const formId = `${kind.name}:${draftName}`;
  const close = () => {
    clearDraft(formId);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} heading={heading} closeTo={pagePath} keepsText>
      <QuoteBody key={formId} {...props} formId={formId} onClose={close} />
    </Dialog>
  );
}

function QuoteBody({
  kind,
  prefill,
  formId,
  onSent,
  onClose,
  ...props
}: QuoteDialogProps & { formId: string }) {
  const posted = useActionData<PostedEnquiry>()?.[kind.name];
  const enquiry = useEnquiry({
    formId,
    kind,
    posted,
    onSuccess: onSent,
  });
  const { receipt, sent } = enquiry.state;
  const [home] = useState({ ...kind.redirect, name: t('the home page') });
  const before = posted?.done;
  const shown = (receipt && !onSent ? { receipt, sent } : undefined) ?? before;
  if (shown)
    return (
      <QuoteSent
        kind={kind}
        {...shown}
        redirect={before || enquiry.state.late ? { ...home, to: null } : (props.redirect ?? home)}
        onClose={onClose}
        pagePath={props.pagePath}
      />
    );
  return (
    <>
      {props.lead && <p className="mb-5 text-ink-soft">{props.lead}</p>}
      <EnquiryFields
        kind={kind}
        enquiry={enquiry}
        posted={posted}
        initial={byWireName(kind, prefill)}
        shareWith={props.shareWith}
        actions={
          <ButtonLink
            to={props.pagePath}
            replace
            look="secondary"
            className="grow sm:grow-0"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {messages.skip}
          </ButtonLink>
        }
      />
    </>
  );
}
