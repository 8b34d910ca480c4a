import { missingText } from '#domain/enquiries/enquiry-field-texts.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import type { Thanks } from '#kit/delivery/receipt.ts';
import type { FieldErrors } from './field-errors.ts';

/** State of a form. `late` is true when the enquiry was delivered after the visitor had read that it waits. */
export type EnquiryState = {
  sending: boolean;
  /** Empty when the enquiry was accepted, but the answer could not be read. */
  receipt: Thanks | null;
  late: boolean;
  sent: Readonly<Record<string, string>>;
  fieldErrors: FieldErrors;
  /** What is asked before sending, by field. */
  questions: FieldErrors;
  /** The stated sentence, where the specification has one. */
  failure: string | null;
};

/** An empty form. */
export const idle: EnquiryState = {
  sending: false,
  receipt: null,
  late: false,
  sent: {},
  fieldErrors: {},
  questions: {},
  failure: null,
};

/** Replaces the server's one sentence for every missing field with a sentence per field. */
export const atFields = (kind: EnquiryKind, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    kind.fields.flatMap((field) => {
      const error = errors[field.name];
      return error ? [[field.name, error === kind.missing ? missingText({}, field) : error] as const] : [];
    }),
  );
