import type { staffEndpoints } from '#contract/staff.ts';
import type { Handler } from '#platform/call.ts';
import type { EnquiryInbox } from './enquiry-inbox.ts';

type Endpoints = Pick<typeof staffEndpoints, 'staffEnquiryList' | 'staffEnquiryUpdate'>;

/** The inbox of the staff. */
export const enquiryInboxHandlers = (
  inbox: EnquiryInbox,
): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  staffEnquiryList: ({ query }, { staff }) => inbox.list({ flagged: query.flagged === '1' }, staff),
  staffEnquiryUpdate: ({ params, body }, { staff }) => inbox.update(params.reference, body.status, staff),
});
