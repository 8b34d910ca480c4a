/**
 * @file Acts that send a message about an enquiry or end something. They guard against two staff members at once: the caller names
 * the last message as seen (`seen`), and is refused when anybody has sent another since.
 */
import { z } from 'zod';
import { staffApi, type StaffEndpointName } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import type { EventType } from '#domain/desk/events.ts';

/** Events of enquiries. */
export type EnquiryEvent = Extract<
  EventType,
  `${'enquiry' | 'reply' | 'introduction' | 'disclosure' | 'message' | 'quote'}.${string}`
>;

/** Whether an event sends a message to family, vendor or staff, or ends something. The rest is internal work on the enquiry. */
export const saysSomething = {
  'enquiry.received': true,
  'enquiry.released': true,
  'enquiry.discarded': true,
  'enquiry.opened': false,
  'enquiry.read': false,
  'enquiry.introduced': false,
  'enquiry.answered': false,
  'enquiry.booked': true,
  'enquiry.closed': true,
  'enquiry.reopened': true,
  'enquiry.undone': false,
  'enquiry.withdrawn': true,
  'enquiry.changed': false,
  'enquiry.corrected': true,
  'enquiry.link_made': false,
  'enquiry.erased': true,
  'enquiry.noted': false,
  'enquiry.merged': true,
  'enquiry.extended': true,
  'enquiry.parted': true,
  'reply.written': true,
  'reply.undone': false,
  'reply.sent': false,
  'reply.held': false,
  'introduction.held': true,
  'introduction.undone': false,
  'introduction.sent': true,
  'introduction.proposed': false,
  'introduction.told': true,
  'introduction.seen': false,
  'introduction.replied': false,
  'introduction.chosen': true,
  'introduction.declined': true,
  'introduction.lapsed': false,
  'introduction.reminded': false,
  'introduction.recalled': true,
  'introduction.outcome': false,
  'introduction.won': false,
  'introduction.lost': false,
  'introduction.reported': true,
  'introduction.report_answered': true,
  'introduction.vendor_hidden': true,
  'introduction.vendor_shown': true,
  'disclosure.made': true,
  'disclosure.read': false,
  'disclosure.recalled': true,
  'message.sent': true,
  'quote.sent': true,
  'quote.revised': true,
  'quote.revision_asked': true,
  'quote.accepted': true,
  'quote.declined': true,
  'quote.expired': false,
  'quote.closed': false,
} as const satisfies Record<EnquiryEvent, boolean>;

/** The events that send a message or end something. */
export const sayingEvents = (Object.keys(saysSomething) as EnquiryEvent[]).filter(
  (type) => saysSomething[type],
);

type ActOnEnquiry = {
  [
    Name in StaffEndpointName
  ]: (typeof staffApi)[Name] extends `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/staff/enquiries/${string}`
    ? Name
    : never;
}[StaffEndpointName];

/**
 * Every act of the staff on enquiries, including every new endpoint with a route: whether it sends a message or ends something.
 * @where Which acts of the staff must have seen the last message?
 */
export const staffActs = {
  staffEnquiryUpdate: 'says',
  staffEnquiryBulk: 'says',
  staffEnquiryChange: 'keeps',
  staffEnquiryNote: 'keeps',
  staffReplySend: 'says',
  staffReplyUndo: 'keeps',
  staffIntroductionSend: 'says',
  staffIntroductionUndo: 'keeps',
  staffIntroductionRecall: 'says',
  staffIntroductionTold: 'says',
  staffIntroductionDisclose: 'says',
  staffReportAnswer: 'says',
  staffMessageSend: 'says',
  staffEnquiryMerge: 'says',
  staffEnquiryUnmerge: 'says',
} as const satisfies Record<ActOnEnquiry, 'says' | 'keeps'>;

/** An act that sends a message or ends something. */
export type SayingAct = {
  [Name in ActOnEnquiry]: (typeof staffActs)[Name] extends 'says' ? Name : never;
}[ActOnEnquiry];

/** The last message of an enquiry, in a reply. */
export const said = z
  .uuid()
  .nullable()
  .describe('The event by which something was said or ended last; goes with the next act as `seen`');

/** The same in a request body. */
export const seen = id
  .nullable()
  .describe('`said` of the enquiry as it was read; the act is refused when something was said since');

/** The same in a query. */
export const seenInQuery = z.object({
  seen: z
    .union([z.literal('none').transform(() => null), id])
    .describe('`said` of the enquiry as it was read, or `none`; refused when something was said since'),
});
