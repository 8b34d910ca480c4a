import { useActionData } from 'react-router';
import { messages } from '#facts/messages.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds, type EnquiryKindName } from '#contract/enquiry-kinds.ts';
import type { EnquiryOutcome } from '#kit/enquiry-action.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { EnquiryField } from './enquiry-field.tsx';
import { SentPanel } from './sent-panel.tsx';
import { SuccessPopup } from './success-popup.tsx';
import { useEnquiry } from './use-enquiry.ts';

type Props = {
  kindName: EnquiryKindName;
  /** Values to begin with, by wire name. */
  initial?: Readonly<Record<string, string>>;
  submitLabel?: string;
  onAttempt?: () => void;
  onSuccess?: (receipt: EnquiryReceipt) => void;
  onFailure?: (error: unknown) => void;
};

/** The form of any enquiry kind: with scripts it sends and shows the popup, without them it posts to its page. */
export function EnquiryForm({ kindName, initial = {}, submitLabel = 'Submit', ...callbacks }: Props) {
  const kind = enquiryKinds[kindName];
  const posted = useActionData<EnquiryOutcome>();
  const { form, state, props } = useEnquiry({ formId: kindName, kind, ...callbacks });
  if (posted?.receipt) return <SentPanel kind={kind} receipt={posted.receipt} />;
  const errors = Object.keys(state.fieldErrors).length > 0 ? state.fieldErrors : (posted?.fieldErrors ?? {});
  const failure = state.failure ?? posted?.failure;
  return (
    <>
      <form ref={form} method="post" {...props} className="grid gap-5">
        {failure && (
          <Notice tone="warning" role="alert">
            {failure}
          </Notice>
        )}
        {kind.fields.map((field) => (
          <EnquiryField
            key={field.name}
            field={field}
            error={errors[field.name]}
            defaultValue={posted?.values[field.name] ?? initial[field.name]}
          />
        ))}
        <div aria-hidden className="sr-only" data-undrafted>
          <label>
            Leave this empty
            <input name="_website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <ConsentNotice kind={kind} />
        <Button type="submit" disabled={state.sending} className="w-full sm:w-auto sm:justify-self-start">
          {state.sending ? messages.submitting : submitLabel}
        </Button>
      </form>
      {state.receipt && <SuccessPopup kind={kind} receipt={state.receipt} />}
    </>
  );
}
