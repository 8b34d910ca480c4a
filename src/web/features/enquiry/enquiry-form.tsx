import { useState } from 'react';
import { useActionData } from 'react-router';
import type { PostedEnquiry } from '#kit/api/enquiry-action.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { SentPanel, SuccessPopup } from './enquiry-later.tsx';
import { useEnquiry, type EnquiryOptions } from './use-enquiry.ts';

type Props = Pick<EnquiryOptions, 'onAttempt' | 'onSuccess'> & {
  kind: FormKind;
  /** Initial values, by wire name. */
  initial?: Readonly<Record<string, string>>;
  submitLabel?: string;
  shareWith?: string;
  /** The post's target without scripts, when it is not the page itself. */
  action?: string;
  /** Whether the early ones of the small fields are shown at once. */
  leads?: boolean;
};

/**
 * The form of any enquiry kind in a page. With scripts it sends and shows the popup, then a panel in its place; without them it posts to
 * its page, which answers with the same panel.
 */
export function EnquiryForm({ kind, initial, submitLabel, shareWith, action, leads, ...callbacks }: Props) {
  const posted = useActionData<PostedEnquiry>()?.[kind.name];
  const [closed, setClosed] = useState(false);
  const enquiry = useEnquiry({
    // One draft per vendor.
    formId: [kind.name, initial?.['vendorId']].filter(Boolean).join(':'),
    kind,
    posted,
    ...callbacks,
  });
  const { receipt, late } = enquiry.state;
  const again = () => {
    setClosed(false);
    enquiry.reset();
  };
  if (posted?.done) return <SentPanel kind={kind} receipt={posted.done.receipt} sent={posted.done.sent} />;
  if (receipt && (late || closed))
    return <SentPanel kind={kind} receipt={receipt} sent={enquiry.state.sent} onAgain={again} />;
  return (
    <>
      <EnquiryFields
        kind={kind}
        enquiry={enquiry}
        posted={posted}
        initial={initial}
        submitLabel={submitLabel}
        shareWith={shareWith}
        action={action}
        leads={leads}
      />
      {receipt && (
        <SuccessPopup
          kind={kind}
          receipt={receipt}
          sent={enquiry.state.sent}
          onClose={() => setClosed(true)}
        />
      )}
    </>
  );
}
