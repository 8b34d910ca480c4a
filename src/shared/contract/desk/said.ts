/**
 * @file What is said or ended about an enquiry. Two of the staff who work on one at once are told of each other: who says or ends something
 * names what was said last as they saw it (`seen`), and is refused when somebody, whoever it was, has said something since.
 */
import { z } from 'zod';
import { staffApi, type StaffEndpointName } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import type { EventType } from '#domain/desk/events.ts';

/** What is told of enquiries. */
export type EnquiryEvent = Extract<
  EventType,
  `${'enquiry' | 'reply' | 'introduction' | 'disclosure' | 'message' | 'quote'}.${string}`
>;

/** Does it say something to family, vendor or staff, or end something? The rest is work on the enquiry that nobody is told of. */
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
  'introduction.sent': true,
  'introduction.seen': false,
  'introduction.replied': false,
  'introduction.chosen': true,
  'introduction.declined': true,
  'introduction.lapsed': false,
  'introduction.reminded': false,
  'introduction.recalled': true,
  'introduction.outcome': false,
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

/** The events that say or end something. */
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
 * Every act of the staff on enquiries, a new endpoint among them once it has a route: does it say or end something?
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
  staffIntroductionRecall: 'says',
  staffIntroductionDisclose: 'says',
  staffReportAnswer: 'says',
  staffMessageSend: 'says',
  staffEnquiryMerge: 'says',
  staffEnquiryUnmerge: 'says',
} as const satisfies Record<ActOnEnquiry, 'says' | 'keeps'>;

/** An act that says or ends something. */
export type SayingAct = {
  [Name in ActOnEnquiry]: (typeof staffActs)[Name] extends 'says' ? Name : never;
}[ActOnEnquiry];

/** What was said last about an enquiry, as a reply has it. */
export const said = z
  .uuid()
  .nullable()
  .describe('The event by which something was said or ended last; goes with the next act as `seen`');

/** The same as an act names it. */
export const seen = id
  .nullable()
  .describe('`said` of the enquiry as it was read; the act is refused when something was said since');

/** The same in an address. */
export const seenInQuery = z.object({
  seen: z
    .union([z.literal('none').transform(() => null), id])
    .describe('`said` of the enquiry as it was read, or `none`; refused when something was said since'),
});
