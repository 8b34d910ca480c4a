import { isApiError } from '#contract/api-error.ts';
import { softQuestions } from '#domain/enquiries/soft-checks.ts';
import { messages } from '#facts/messages.ts';
import { dayInDelhi } from '#facts/time.ts';
import { enquiryFailure, enquiryRequest } from '#kit/api/enquiry-call.ts';
import { keepDetails } from '#kit/device/my-details.ts';
import { keepLink } from '#kit/device/own-links.ts';
import { deliveriesSignal } from '#kit/device/stored-signal.ts';
import { keptTwin, mayPass, send } from '#kit/delivery/delivery-sending.ts';
import type { Parcel } from '#kit/delivery/delivery-shapes.ts';
import { deliveries, drop } from '#kit/delivery/delivery-store.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import type { Values } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { withBrief } from '#kit/forms/with-brief.ts';
import { fieldErrorsOf, somethingMissing, type FieldErrors } from './field-errors.ts';

/** The outcome of a press of Submit: thanks, the reasons against, or questions. The sentence is null where the specification has none. */
export type SendOutcome =
  | { receipt: Thanks; sent: Values }
  | { fieldErrors: FieldErrors; questions?: Values; failure: string | null };

/** Sends the enquiries of one form, and knows the one that still waits. */
export type Sender = {
  /** Returns the browser's own validation, then the questions unless they were answered; null when there is neither. */
  check: (form: HTMLFormElement, anyway: boolean) => Extract<SendOutcome, { fieldErrors: unknown }> | null;
  /** Sends the values, or stores them for later. Never rejects. */
  send: (values: Values, about: Values) => Promise<SendOutcome>;
  /** Calls back when the queue has delivered the waiting parcel, or has fetched its receipt. Returns a function that stops it. */
  watch: (onDelivered: (receipt: Thanks, sent: Values) => void) => () => void;
  /** Forgets the waiting parcel: the next enquiry is another one. */
  begin: () => void;
};

/** Stored here: a visitor who leaves on arrival finds the link on the page of this device's links. */
function keepOnDevice(kind: FormKind, receipt: Thanks, payload: Parcel['payload']): void {
  keepDetails(kind, payload);
  const path = /\/enquiry\/[\w-]+$/.exec(receipt.statusUrl ?? '')?.[0];
  const about = [kind.name, ...(payload['vendorIds'] ?? payload['vendorId'] ?? '').split(',')].filter(
    Boolean,
  );
  if (path) keepLink({ kind: 'enquiry', path, title: `${kind.title} ${receipt.reference}`, about });
}

/** Makes the sender of the form with that name of its draft. */
export function createSender(kind: FormKind, formId: string): Sender {
  let last: Parcel | undefined = deliveries().parcels.find(
    ({ draftId, state }) => draftId === formId && state !== 'delivered',
  );
  return {
    check(form, anyway) {
      const values = formValues(new FormData(form));
      const fieldErrors = fieldErrorsOf(kind, form, withBrief(kind, values));
      if (Object.keys(fieldErrors).length === 0) {
        const questions = anyway ? {} : softQuestions(kind, values, dayInDelhi(new Date()));
        return Object.keys(questions).length > 0 ? { fieldErrors, questions, failure: null } : null;
      }
      return {
        fieldErrors,
        failure: kind.missing && somethingMissing(kind, fieldErrors) ? kind.missing : null,
      };
    },
    async send(values, about) {
      const request = enquiryRequest(kind, withBrief(kind, values), about);
      const { payload } = request;
      const twin = keptTwin(formId, payload);
      // Sent again after a change: the new text replaces the waiting parcel.
      if (last && last.key !== twin?.key) drop(last.key);
      const parcel: Parcel = { ...request, key: twin?.key ?? newKey(), draftId: formId };
      last = parcel;
      try {
        const receipt = await send(parcel);
        if (receipt.reference) last = undefined;
        keepOnDevice(kind, receipt, payload);
        return { receipt, sent: payload };
      } catch (error) {
        const failure = enquiryFailure(kind, error);
        // Logged where the specification shows nothing.
        if (failure === null) console.error(messages.contactFailedLog, error);
        const refused = isApiError(error) && !mayPass(error);
        return { fieldErrors: refused ? error.fieldErrors : {}, failure };
      }
    },
    watch(onDelivered) {
      const look = () => {
        const { receipt } = deliveries();
        if (!last || !receipt || receipt.key !== last.key) return;
        const { payload } = last;
        last = undefined;
        onDelivered(receipt, payload);
      };
      look();
      return deliveriesSignal.subscribe(look);
    },
    begin() {
      last = undefined;
    },
  };
}
