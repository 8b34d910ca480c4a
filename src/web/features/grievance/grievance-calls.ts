import type { GrievanceTicket } from '#contract/grievances.ts';
import { checked } from '#contract/reply.ts';
import { formHeader } from '#kit/forms/form-header.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { unknownAct } from '#kit/forms/posted-act.ts';
import { isShownTicket, type ShownTicket } from './shown-ticket.ts';

/** Sends a complaint. */
export const complaintCall: FormCall<ShownTicket> = {
  keep: ['about', 'name', 'email', 'phone', 'message'],
  call(api, values, { about: context }) {
    const { about = '', name = '', email = '', phone = '', message = '' } = values;
    const body = { about: about as GrievanceTicket['about'], name, email, message, ...(phone && { phone }) };
    const options = { headers: { 'x-form': formHeader(values, context) } };
    return checked(isShownTicket, api.grievanceSubmit({ body }, options));
  },
};

/** Fetches the status of a complaint. */
export const statusCall: FormCall<ShownTicket> = {
  keep: ['ticket', 'email'],
  call: (api, { ticket = '', email = '' }) =>
    checked(isShownTicket, api.grievanceStatus({ body: { ticket, email } })),
};

/** Refuses a post that names neither form, and returns the typed values. */
export const refusedCall: FormCall<ShownTicket> = {
  keep: complaintCall.keep,
  call: () => Promise.reject(unknownAct()),
};
