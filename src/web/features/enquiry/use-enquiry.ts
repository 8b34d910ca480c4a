import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { briefPrefix } from '#facts/brief-prefix.ts';
import { messages } from '#facts/messages.ts';
import { deliveries, drop, useDeliveries } from '#kit/delivery/delivery-store.ts';
import { keptTwin, mayPass, send } from '#kit/delivery/delivery-sending.ts';
import { enquiryFailure, enquiryRequest } from '#kit/api/enquiry-call.ts';
import { firstInteraction } from '#kit/page/first-interaction.ts';
import type { FormOutcome, Values } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { formValues } from '#kit/forms/form-values.ts';
import type { Parcel } from '#kit/delivery/delivery-shapes.ts';
import { newKey } from '#kit/forms/new-key.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import { useAboutForm } from '#kit/forms/use-about-form.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { loadDeliveryBar } from './delivery-slot.tsx';
import { atFields, fieldErrorsOf, somethingMissing, type FieldErrors } from './field-errors.ts';

export type EnquiryOptions = {
  /** Name of the draft on this device, one per form. */
  formId: string;
  kind: FormKind;
  /** Outcome of the form when it was posted without scripts. */
  posted?: FormOutcome<unknown>;
  onAttempt?: () => void;
  onSuccess?: (receipt: Thanks) => void;
};

/** State of a form. `late` is true when the enquiry was delivered after the visitor had read that it waits. */
export type EnquiryState = {
  sending: boolean;
  /** Empty when the enquiry was accepted, but the answer could not be read. */
  receipt: Thanks | null;
  late: boolean;
  sent: Readonly<Record<string, string>>;
  fieldErrors: FieldErrors;
  /** The stated sentence, where the specification has one. */
  failure: string | null;
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

const idle: EnquiryState = {
  sending: false,
  receipt: null,
  late: false,
  sent: {},
  fieldErrors: {},
  failure: null,
};

const nothing = () => null;

const hasSmallFields = (values: Values) =>
  Object.keys(values).some((name) => name.startsWith(briefPrefix) && values[name]);

/** Returns the text with the small fields' values: their own code writes them there; before it runs, this does. */
const wholeText = (kind: FormKind, values: Values): Promise<Values> =>
  import('#kit/forms/with-brief.ts').then(
    ({ withBrief }) => withBrief(kind, values),
    () => values,
  );

/** The life of one enquiry form: draft, checks, submit, receipt, or storage for later. */
export function useEnquiry(options: EnquiryOptions): Enquiry {
  const { formId, kind, posted, onAttempt, onSuccess } = options;
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<Parcel>(null);
  const toFirstError = useRef(false);
  const [state, setState] = useState<EnquiryState>({
    ...idle,
    fieldErrors: atFields(kind, posted?.fieldErrors ?? {}),
    failure: posted?.failure ?? null,
  });
  const draft = useDraft(form, formId, posted && (posted.done ? 'sent' : 'failed'));
  const about = useAboutForm();
  const { receipt: delivered } = useDeliveries();

  useEffect(() => {
    void firstInteraction()
      .then(loadDeliveryBar)
      .catch(() => undefined);
    last.current =
      deliveries().parcels.find(({ draftId, state }) => draftId === formId && state !== 'delivered') ?? null;
  }, [formId]);
  // The queue has delivered this form's parcel, or has fetched its receipt.
  useEffect(() => {
    const parcel = last.current;
    if (!parcel || delivered?.key !== parcel.key) return;
    last.current = null;
    setState((now) => {
      if (now.sending) return now;
      if (now.receipt) return { ...now, receipt: delivered };
      return { ...idle, receipt: delivered, late: true, sent: parcel.payload };
    });
  }, [delivered]);
  useEffect(() => {
    if (!toFirstError.current) return;
    toFirstError.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state.fieldErrors]);

  async function submit(target: HTMLFormElement) {
    const typed = formValues(new FormData(target));
    const formAbout = about();
    setState({ ...idle, sending: true });
    onAttempt?.();
    const values = hasSmallFields(typed) ? await wholeText(kind, typed) : typed;
    const request = enquiryRequest(kind, values, formAbout);
    const { payload } = request;
    const twin = keptTwin(formId, payload);
    // Sent again after a change: the new text replaces the waiting parcel.
    if (last.current && last.current.key !== twin?.key) drop(last.current.key);
    const parcel: Parcel = { ...request, key: twin?.key ?? newKey(), draftId: formId };
    last.current = parcel;
    // Stored in parallel: a visitor who leaves on arrival finds the link on the page of this device's links. Without it nothing is stored.
    const details = import('#kit/device/my-details.ts').then((module) => module, nothing);
    const links = import('#kit/device/own-links.ts').then((module) => module, nothing);
    try {
      const receipt = await send(parcel);
      if (receipt.reference) last.current = null;
      draft.clear();
      void details.then((kept) => kept?.keepDetails(kind, payload));
      void links.then((kept) => {
        const path = /\/enquiry\/[\w-]+$/.exec(receipt.statusUrl ?? '')?.[0];
        if (path) kept?.keepLink({ kind: 'enquiry', path, title: `${kind.title} ${receipt.reference}` });
      });
      setState({ ...idle, receipt, sent: payload });
      onSuccess?.(receipt);
    } catch (error) {
      const refused = isApiError(error) && !mayPass(error);
      const fieldErrors = refused ? atFields(kind, error.fieldErrors) : {};
      toFirstError.current = true;
      const failure = enquiryFailure(kind, error);
      // Logged where the specification shows nothing.
      if (failure === null) console.error(messages.contactFailedLog, error);
      setState({ ...idle, fieldErrors, failure });
    }
  }

  return {
    form,
    state,
    reset: () => {
      draft.clear();
      last.current = null;
      form.current?.reset();
      setState(idle);
    },
    handlers: {
      onInput: (event) => {
        draft.save(event);
        const { name } = event.target as HTMLInputElement;
        if (state.fieldErrors[name])
          setState((now) => {
            const { [name]: _, ...fieldErrors } = now.fieldErrors;
            return { ...now, fieldErrors };
          });
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (state.sending) return;
        const fieldErrors = fieldErrorsOf(kind, event.currentTarget);
        if (Object.keys(fieldErrors).length === 0) return void submit(event.currentTarget);
        const failure = kind.missing && somethingMissing(kind, fieldErrors) ? kind.missing : null;
        toFirstError.current = true;
        setState({ ...idle, fieldErrors, failure });
      },
    },
  };
}
