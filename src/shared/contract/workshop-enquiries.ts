/** @file A vendor's inbox: the requests of its introductions. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { inboxLimits, maxItems, threadLimits } from '#facts/limits.ts';
import { before, Message, messageKey, messageText, ThreadPage } from './conversations.ts';
import { messagePictures, pictureAdd, pictureGet } from './message-pictures.ts';
import { truthKeys } from '#domain/enquiries/enquiry-truth.ts';
import { id } from './ids.ts';
import { inboxFilterNames, waitReasons } from '#domain/enquiries/inbox-filters.ts';
import {
  declineReasons,
  introductionOutcomes,
  introductionStatuses,
  reportReasons,
} from '#domain/enquiries/introduction-changes.ts';
import { endpoint } from './kit.ts';

const when = z.iso.datetime();

/** States of contact details: shown, or the reason why not. */
export const contactStates = ['shown', 'recalled', 'not-shared', 'unconfirmed', 'over', 'hidden'] as const;
export type ContactState = (typeof contactStates)[number];

/** A vendor's acts besides messages. */
export const vendorActs = ['declined', 'won', 'lost', 'reported'] as const;
export type VendorAct = (typeof vendorActs)[number];

const entry = {
  id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  status: z.enum(introductionStatuses),
  sentAt: when.nullable(),
  dueAt: when.nullable().describe('By when an answer is expected; null once there is one'),
  repliedAt: when.nullable(),
  eventDate: z.iso.date().nullable(),
  outcome: z.enum(introductionOutcomes).nullable(),
  unread: z.number().int().describe('Messages for the vendor that it has not seen'),
  place: z.enum(inboxFilterNames).describe('Under which filter it stands'),
  waits: z
    .object({ for: z.enum(waitReasons), since: when.nullable() })
    .nullable()
    .describe('For what it waits, and since when: an answer or a change by the vendor, or the family'),
  person: z
    .string()
    .nullable()
    .describe(
      'The name of the family, only while the ledger lets the vendor hold it; devices do not keep it',
    ),
  occasion: z.string().nullable().describe('As the family names it, else the kind of the form'),
  where: z.string().nullable().describe('The area or region'),
  guests: z.number().int().nullable(),
  budget: z.string().nullable().describe('The chosen range, in words'),
  holdsContact: z
    .boolean()
    .optional()
    .describe('May the vendor see contact details now? What is kept goes when not'),
};
export const InboxEntry = z
  .object({
    ...entry,
    gist: z
      .string()
      .max(inboxLimits.gist)
      .describe('The beginning of what was asked, without contact details'),
  })
  .meta({ id: 'InboxEntry' });
export type InboxEntry = z.infer<typeof InboxEntry>;

export const Inbox = z
  .object({
    entries: z
      .array(InboxEntry)
      .describe(
        `Those that wait for the vendor first, the most urgent before the others; then the newest. At most ${maxItems.list}`,
      ),
    reader: z.enum(['vendor', 'helper']).describe('Who reads: the sentences about states differ'),
    counts: z.partialRecord(z.enum(inboxFilterNames), z.number().int()),
  })
  .meta({ id: 'Inbox' });
export type Inbox = z.infer<typeof Inbox>;

/** A vendor's requests in its calendar. */
export const Agenda = z
  .object({
    entries: z
      .array(
        z.object({
          id: z.uuid().describe('Of the introduction'),
          day: z.iso.date().describe('Of the event'),
          reference: z.string(),
          title: z.string(),
          gist: z
            .string()
            .max(inboxLimits.gist)
            .describe('The beginning of what was asked, without contact details'),
          isBooking: z.boolean().describe('The quote was accepted, or the vendor said that it got the work'),
          status: z.enum(introductionStatuses),
        }),
      )
      .describe(`From today on, by day. At most ${maxItems.list}`),
  })
  .meta({ id: 'Agenda' });
export type Agenda = z.infer<typeof Agenda>;

const given = z.string().nullable();
export const InboxEnquiry = z
  .object({
    ...entry,
    reader: z.enum(['vendor', 'helper']).describe('Who reads: the sentences about states differ'),
    brief: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .describe('What was asked; contact details in it are masked while none are disclosed'),
    truth: z.array(
      z.object({ key: z.enum(truthKeys), good: z.boolean(), label: z.string(), reason: z.string() }),
    ),
    contactState: z.enum(contactStates),
    contact: z.object({ name: given, phone: given, email: given }),
    greeting: z.string().describe('Ready words for WhatsApp, without personal data'),
    declineReason: z.enum(declineReasons).nullable(),
    report: z
      .object({ reason: z.enum(reportReasons), at: when, answer: z.string().nullable() })
      .nullable()
      .describe('What the vendor said is wrong, and what the staff answered'),
    acts: z.array(z.enum(vendorActs)).describe('What may be done now'),
    writable: z.boolean(),
    messages: z.array(Message).describe(`At most ${threadLimits.shown}, oldest first`),
    page: ThreadPage.nullable().optional().describe('Which of them, where there are more'),
  })
  .meta({ id: 'InboxEnquiry' });
export type InboxEnquiry = z.infer<typeof InboxEnquiry>;

const params = z.object({ introductionId: id });
const reply = [200, InboxEnquiry] as const;

export const workshopEnquiryEndpoints = {
  workshopEnquiryList: endpoint({
    route: api.workshopEnquiryList,
    summary: 'The requests to which the vendor was introduced',
    auth: 'vendor',
    query: z.object({ show: z.enum(inboxFilterNames).optional() }),
    reply: [200, Inbox],
  }),
  workshopEnquiryGet: endpoint({
    route: api.workshopEnquiryGet,
    summary: 'One request. Reading it is written down, and that contact details were read',
    auth: 'vendor',
    params,
    query: z.object({ before }),
    reply,
    errors: ['not_found'],
  }),
  workshopAgenda: endpoint({
    route: api.workshopAgenda,
    summary:
      'The bookings of the vendor and its open requests by the day of their event, without contact details',
    auth: 'vendor',
    reply: [200, Agenda],
  }),
  workshopEnquiryAct: endpoint({
    route: api.workshopEnquiryAct,
    summary: 'Decline with a reason, say what became of it, or report a bad enquiry',
    auth: 'vendor',
    params,
    body: z.discriminatedUnion('act', [
      z.strictObject({ act: z.literal('declined'), reason: z.enum(declineReasons) }),
      z.strictObject({ act: z.enum(introductionOutcomes) }),
      z.strictObject({ act: z.literal('reported'), reason: z.enum(reportReasons) }),
    ]),
    reply,
    errors: ['not_found', 'conflict'],
  }),
  workshopPictureAdd: endpoint({
    ...pictureAdd,
    route: api.workshopPictureAdd,
    summary:
      'A picture for the next message to the family. The header Idempotency-Key, a UUID for each file, is required',
    auth: 'vendor',
    params,
  }),
  workshopPictureGet: endpoint({
    ...pictureGet,
    route: api.workshopPictureGet,
    summary: 'A picture of the conversation, while both still talk',
    auth: 'vendor',
    params: params.extend({ pictureId: id }),
  }),
  workshopMessageSend: endpoint({
    route: api.workshopMessageSend,
    summary: 'Write to the family; the first message is the reply',
    auth: 'vendor',
    params,
    body: z.strictObject({ text: messageText, key: messageKey, pictures: messagePictures }),
    reply,
    errors: ['not_found', 'conflict', 'idempotency_conflict', 'too_many_requests'],
    perMinute: 30,
  }),
};
