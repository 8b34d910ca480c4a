/** @file One enquiry, defined once: its payload, and the sentence for a failure. The page's action posts it; the browser queues it. */
import type { Api } from '#contract/client.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { softQuestions } from '#domain/enquiries/soft-checks.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { checked } from '#contract/reply.ts';
import { errorWith } from '#facts/messages.ts';
import { noticeNow } from '#facts/notice.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { FormCall, Values } from '#kit/forms/form-call.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { formHeader } from '#kit/forms/form-header.ts';
import { briefControls, withBrief } from '#kit/forms/with-brief.ts';
import type { Parcel } from '#kit/delivery/delivery-shapes.ts';
import { isReferenced, type Thanks } from '#kit/delivery/receipt.ts';

/** One enquiry in the form of the API. */
export type EnquiryRequest = Pick<Parcel, 'path' | 'payload' | 'form'>;

/** Returns every required key under its wire name, and the optional ones with a value. */
const payloadOf = ({ fields }: EnquiryKind, values: Values): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, required, type }) => {
      const given = values[name] ?? '';
      const value = type === 'tel' ? normalisePhone(given) : given;
      return required || value !== '' ? [[name, value]] : [];
    }),
  );

/** Returns the request of a form of that kind. `about` is its metadata: its page, how long it was open. */
export const enquiryRequest = (kind: EnquiryKind, values: Values, about: Values): EnquiryRequest => ({
  path: kind.path,
  payload: payloadOf(kind, values),
  form: formHeader(values, {
    ...about,
    share: values['_share'] ? '1' : '0',
    marketing: values['_marketing'] ? '1' : '0',
    notice: noticeNow(kind.notice),
  }),
});

/** Sends the request. With a `key`, a repetition is answered with the first receipt. */
export const postEnquiry = (api: Api, { path, payload, form }: EnquiryRequest, key?: string) =>
  api.enquire(path, payload, { headers: { 'x-form': form, ...(key && { 'idempotency-key': key }) } });

/** Returns the stated sentence of a failed enquiry; null where the specification has none. A missing field keeps its own sentence. */
export function enquiryFailure({ failure, missing }: EnquiryKind, error: unknown): string | null {
  const message = error instanceof Error ? error.message : '';
  if (missing && message === missing) return missing;
  if (failure === 'silent') return null;
  return failure === 'told' ? errorWith(message) : failure.fixed;
}

/** Data of a page made from a posted enquiry: the receipt, and the sent values. */
export type SentEnquiry = { receipt: Thanks; sent: Values };

/** The form of a kind, posted without scripts. Without a stated sentence the server's own is shown: there is no delivery bar. */
export const enquiryCall = (kind: FormKind): FormCall<SentEnquiry> => ({
  keep: kind.fields.map(({ name }) => name),
  keepAlso: (values) => briefControls(kind, values),
  success: 201,
  questions: (values) => softQuestions(kind, values, dayInDelhi(new Date())),
  async call(api, values, { about }) {
    const request = enquiryRequest(kind, withBrief(kind, values), about);
    return { receipt: await checked(isReferenced, postEnquiry(api, request)), sent: request.payload };
  },
  failed: (error) => enquiryFailure(kind, error) ?? (error as Error).message,
});
