/** @file Requesting the link to all requests of an address, and opening it. */
import { isText } from '#domain/formats/fields.ts';
import type { MyEnquiries } from '#contract/my-links.ts';
import { checked } from '#contract/reply.ts';
import { hasShape } from '#contract/shape.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';

const isSaid = hasShape<{ message: string }>({ message: isText });
const isGathered = hasShape<MyEnquiries>({
  enquiries: (value): value is MyEnquiries['enquiries'] => Array.isArray(value),
});

/** Resolves to the sentence that describes the next step. */
export const sendLinksCall: FormCall<string> = {
  keep: ['email'],
  call: async (api, { email = '' }) => (await checked(isSaid, api.myLinksSend({ body: { email } }))).message,
};

export const openLinksCall: FormCall<MyEnquiries, { secret: string }> = {
  keep: [],
  async call(api, values, { params }) {
    postedAct(values, 'intent', ['open']);
    return checked(isGathered, api.myLinksOpen({ params }));
  },
};
