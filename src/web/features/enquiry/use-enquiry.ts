import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { sendAnyway } from '#domain/enquiries/enquiry-field-texts.ts';
import { deliveriesSignal } from '#kit/device/stored-signal.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { useAboutForm } from '#kit/forms/use-about-form.ts';
import { loadEnquiryCode, withEnquiryCode } from './enquiry-later.tsx';
import type { Sender, SendOutcome } from './enquiry-sender.ts';
import { atFields, idle, type EnquiryState } from './enquiry-state.ts';

export type EnquiryOptions = {
  /** Name of the draft on this device, one per form. */
  formId: string;
  kind: FormKind;
  /** Outcome of the form when it was posted without scripts. */
  posted?: FormOutcome<unknown>;
  onAttempt?: () => void;
  onSuccess?: (receipt: Thanks) => void;
};

export type Enquiry = {
  form: RefObject<HTMLFormElement | null>;
  state: EnquiryState;
  /** Returns to an empty form and deletes the typed text. */
  reset: () => void;
  handlers: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
};

/** The outcome without the code that sends: the draft has what was typed, and a second press tries again. */
const notLoaded = (): SendOutcome => ({ fieldErrors: {}, failure: new ApiError(0).message });

/** The life of one enquiry form: draft, checks, submit, receipt, or storage for later. */
export function useEnquiry(options: EnquiryOptions): Enquiry {
  const { formId, kind, posted, onAttempt, onSuccess } = options;
  const form = useRef<HTMLFormElement>(null);
  const sender = useRef<Sender>(null);
  const toFirstError = useRef(false);
  const [state, setState] = useState<EnquiryState>({
    ...idle,
    fieldErrors: atFields(kind, posted?.fieldErrors ?? {}),
    questions: posted?.questions ?? {},
    failure: posted?.failure ?? null,
  });
  const draft = useDraft(form, formId, posted && (posted.done ? 'sent' : 'failed'));
  const about = useAboutForm();
  const isWaiting = deliveriesSignal.useIsStored();

  useEffect(
    () =>
      withEnquiryCode(({ createSender }) => {
        sender.current ??= createSender(kind, formId);
        return sender.current.watch((receipt, sent) =>
          setState((now) => {
            if (now.sending) return now;
            if (now.receipt) return { ...now, receipt };
            return { ...idle, receipt, late: true, sent };
          }),
        );
      }, isWaiting),
    [formId, kind, isWaiting],
  );
  useEffect(() => {
    if (!toFirstError.current) return;
    toFirstError.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true],[data-questioned]')?.focus();
  }, [state.fieldErrors, state.questions]);

  async function outcomeOf(target: HTMLFormElement, anyway: boolean): Promise<SendOutcome> {
    const { createSender } = await loadEnquiryCode();
    const { check, send } = (sender.current ??= createSender(kind, formId));
    const wrong = check(target, anyway);
    if (wrong) return wrong;
    onAttempt?.();
    return send(formValues(new FormData(target)), about());
  }
  async function submit(target: HTMLFormElement, anyway: boolean) {
    setState({ ...idle, sending: true });
    const outcome = await outcomeOf(target, anyway).catch(notLoaded);
    if ('receipt' in outcome) {
      draft.clear();
      setState({ ...idle, ...outcome });
      onSuccess?.(outcome.receipt);
    } else {
      toFirstError.current = true;
      const { failure, fieldErrors, questions = {} } = outcome;
      setState({ ...idle, failure, questions, fieldErrors: atFields(kind, fieldErrors) });
    }
  }

  return {
    form,
    state,
    reset: () => {
      draft.clear();
      sender.current?.begin();
      form.current?.reset();
      setState(idle);
    },
    handlers: {
      onInput: (event) => {
        draft.save(event);
        const { name } = event.target as HTMLInputElement;
        if (state.fieldErrors[name] || state.questions[name])
          setState((now) => {
            const { [name]: _, ...fieldErrors } = now.fieldErrors;
            const { [name]: __, ...questions } = now.questions;
            return { ...now, fieldErrors, questions };
          });
      },
      onSubmit: (event) => {
        event.preventDefault();
        const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name');
        if (!state.sending) void submit(event.currentTarget, pressed === sendAnyway);
      },
    },
  };
}
