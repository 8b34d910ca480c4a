import type { enquiryStatusEndpoints } from '#contract/enquiry-status.ts';
import type { Handler } from '#platform/call.ts';
import type { EnquiryStatusService } from './enquiry-status.ts';

type Endpoints = typeof enquiryStatusEndpoints;

/** The private status page's two calls. */
export const enquiryStatusHandlers = (
  service: EnquiryStatusService,
): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  enquiryStatus: ({ params }) => service.read(params.secret),
  enquiryWithdraw: ({ params }) => service.withdraw(params.secret),
});
