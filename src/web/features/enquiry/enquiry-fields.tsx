import { Fragment, useEffect, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { useOnceTrue } from '#ui/use-once-true.ts';
import { detailsSignal } from '#kit/device/stored-signal.ts';
import { later } from '#kit/page/later.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { Alert } from '#ui/alert.tsx';
import { Part } from '#ui/part.tsx';
import { BriefFields } from './brief-fields.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { EnquiryField } from './enquiry-field.tsx';
import type { Enquiry } from './use-enquiry.ts';

/** Loaded only on a device that stores details. */
const MyDetails = later(() => import('./my-details.tsx').then((module) => module.MyDetails));

type Props = {
  kind: FormKind;
  enquiry: Enquiry;
  /** Outcome of the form when it was posted without scripts. */
  posted?: FormOutcome<unknown>;
  /** Initial values, by wire name. */
  initial?: Readonly<Record<string, string>>;
  submitLabel?: string;
  shareWith?: string;
  action?: string;
  /** Whether the early ones of the small fields are shown at once, before the message; short fields then share a row on a phone. */
  leads?: boolean;
  /** Beside the submit button. */
  actions?: ReactNode;
};

/** Pairs short fields that fit side by side; one without a partner takes the whole row. */
function pairsOf({ fields }: EnquiryKind) {
  const short = fields.filter(({ type }) => type !== 'hidden' && type !== 'textarea');
  return short.slice(0, short.length - (short.length % 2));
}

/** Short answers that stand side by side even on a phone, in a form that has little room. */
const besideOther: readonly FieldRole[] = ['phone', 'eventDate'];

/** In a dialog both buttons stay visible while the fields scroll; on a screen too low for both, the fields have the space. */
const foot =
  'sticky bottom-0 mt-5 -mx-5 -mb-5 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:-mb-8 sm:px-8 [@media(height<25rem)]:static';

/** The form itself: alert, fields, honeypot, notice, button. Without scripts the browser validates it and posts it to its page. */
export function EnquiryFields({
  kind,
  enquiry,
  posted,
  initial = {},
  submitLabel = t('Submit'),
  leads = false,
  ...rest
}: Props) {
  const { form, state, handlers } = enquiry;
  // Before the scripts run the browser validates. Not a prop, which would render the whole form once more.
  useEffect(() => {
    form.current?.toggleAttribute('novalidate', true);
  }, [form]);
  const keepsDetails = useOnceTrue(detailsSignal.useIsStored());
  const narrow = pairsOf(kind);
  const folded = kind.brief?.filter(({ early }) => !(leads && early)) ?? [];
  const open = kind.brief?.filter(({ early }) => leads && early) ?? [];
  return (
    <form ref={form} method="post" action={rest.action} {...handlers}>
      {/* Enter presses the first button of a form, which must not be one that skips the questions. */}
      {Object.keys(state.questions).length > 0 && (
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
          {submitLabel}
        </button>
      )}
      <div
        className={`grid ${leads ? 'grid-cols-2 items-end gap-x-3 gap-y-4 *:col-span-2' : 'gap-5 sm:grid-cols-2 sm:*:col-span-2'}`}
      >
        <Alert>{state.failure}</Alert>
        {keepsDetails && <MyDetails kind={kind} form={form} />}
        {kind.fields.map((field) => (
          <Fragment key={field.name}>
            {field.role === 'message' && open.length > 0 && (
              <BriefFields kind={kind} parts={open} values={posted?.values} inARow />
            )}
            <EnquiryField
              field={field}
              error={state.fieldErrors[field.name]}
              question={state.questions[field.name]}
              narrow={leads ? besideOther.includes(field.role) : narrow.includes(field)}
              always={leads}
              defaultValue={posted?.values[field.name] ?? initial[field.name]}
            />
          </Fragment>
        ))}
        {kind.fields.some(({ role }) => role === 'message') && (
          <Disclosure summary={t('For a better quote: a few details (optional)')}>
            <Part of={kind}>
              <BriefFields kind={kind} parts={folded} values={posted?.values} />
            </Part>
          </Disclosure>
        )}
        <Honeypot />
        <ConsentNotice kind={kind} initial={initial} shareWith={rest.shareWith} />
      </div>
      <div className={`flex flex-wrap gap-3 ${rest.actions ? foot : 'mt-5'}`}>
        <Button type="submit" disabled={state.sending} className="grow sm:grow-0">
          {state.sending ? messages.submitting : submitLabel}
        </Button>
        {rest.actions}
      </div>
    </form>
  );
}
