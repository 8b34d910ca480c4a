/** @file One enquiry at the desk: the submitted data, its history, and the staff's notes. */
import { z } from 'zod';
import { isDay } from '#facts/time.ts';
import { maxLength } from '#facts/limits.ts';
import { undoSeconds } from '#facts/undo.ts';
import { staffApi } from '#facts/staff-api.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { id, reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { locale, storedLocale } from '../locale.ts';
import { StaffEnquiry } from '../staff.ts';
import { calendarDay, requiredText } from '../text.ts';
import { actorKinds } from '#domain/desk/events.ts';
import { leavings, morningHour } from '#domain/enquiries/leaving.ts';
import { address, open, phone, withheld } from './masking.ts';
import { placeholderNames } from '#domain/enquiries/placeholders.ts';
import { seen } from './said.ts';

/** Upper bounds of one enquiry's data. */
export const detailLimits = { labels: 8, label: 40, others: 20, timeline: 200, subject: 150 } as const;

const when = z.iso.datetime();
const version = z
  .number()
  .int()
  .describe('The version that it was made on; refused when there is a newer one');

const Reply = z.object({
  id: z.uuid(),
  to: address(z.string()),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'undone']),
  sendAt: when.describe('When a waiting one leaves'),
});

/** One event or message, with its author. */
export const TimelineEntry = z
  .object({
    id: z.uuid(),
    kind: z.enum(['event', 'note', 'reply']),
    at: when,
    by: z.enum(actorKinds),
    who: open(z.string()).nullable().describe('The name of the person; null for the visitor and the system'),
    words: open(z.string()).describe('What was done, to follow the name'),
    text: z.string().nullable().describe('Of a note, a message or an answer'),
    says: z
      .boolean()
      .describe('Something was said or ended by it. Newer than `said` as somebody saw it: its id is greater'),
    vendor: open(z.string())
      .optional()
      .describe('The vendor that it is about, or in whose conversation it was said'),
    pictures: z.array(z.uuid()).optional().describe('Ids of the pictures of a message'),
    reply: Reply.nullable(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof TimelineEntry>;
const timeline = z.array(TimelineEntry).describe(`The newest first, ${detailLimits.timeline} at most`);

const Member = z.object({ id: z.uuid(), name: open(z.string()) });

/** An enquiry with all related data. A withdrawn one has only data that says nothing about the person. */
export const StaffEnquiryDetail = StaffEnquiry.extend({
  kind: open(z.string()).describe('Of its form, such as `catering`'),
  name: z.string().nullable(),
  phone: phone(z.string()).nullable(),
  email: address(z.string()).nullable(),
  answered: z
    .boolean()
    .describe('Somebody of the staff or a vendor has written to the family, or an answer waits to leave'),
  mailable: z.boolean().describe('An answer can be sent to the address'),
  noticeVersion: open(z.string()).nullable().describe('Of the notice that the consent was given under'),
  noticeLocale: storedLocale.nullable().describe('The language in which that notice was read'),
  owner: Member.nullable(),
  dueAt: when.nullable(),
  labels: z.array(open(z.string())),
  eventDate: z.iso.date().nullable(),
  closeReason: open(z.string()).nullable(),
  mergedInto: open(z.string()).nullable().describe('The reference of the enquiry that this one is part of'),
  others: withheld(
    z
      .array(
        z.object({
          reference: open(z.string()),
          title: open(z.string()),
          status: z.enum(enquiryStatuses),
          sentAt: when,
        }),
      )
      .describe(
        'From the same phone number or e-mail address, the newest first; empty where those are masked',
      ),
  ),
  timeline,
  members: z.array(Member).describe('Who can own it'),
  placeholders: z
    .record(locale, z.partialRecord(z.enum(placeholderNames), z.string()))
    .describe('What the templates of each language are filled with'),
}).meta({ id: 'StaffEnquiryDetail' });
export type StaffEnquiryDetail = z.infer<typeof StaffEnquiryDetail>;

const notAMoment = 'Please give a date and a time.';
const notADay = 'Please enter a date.';
const moment = z.iso
  .datetime({ precision: 3, error: notAMoment })
  .refine((value) => isDay(value.slice(0, 10)), notAMoment);

/** The staff's facts about an enquiry; absent ones stay unchanged. */
export const EnquiryFacts = z
  .strictObject({
    owner: z
      .union([z.literal('me'), id])
      .nullable()
      .describe('A member’s id, `me`, or null for nobody'),
    dueAt: moment.nullable(),
    labels: z
      .array(requiredText(detailLimits.label, 'A label is empty.').transform((label) => label.trim()))
      .max(detailLimits.labels, `Please keep to ${detailLimits.labels} labels.`),
    eventDate: calendarDay(notADay).nullable(),
  })
  .partial()
  .extend({ version });
export type EnquiryFacts = z.output<typeof EnquiryFacts>;
/** Labels of the facts that the staff may change. */
export const factWords = {
  owner: 'owner',
  dueAt: 'due time',
  labels: 'labels',
  eventDate: 'date of the event',
} as const satisfies Record<keyof Omit<EnquiryFacts, 'version'>, string>;

const of = { auth: 'staff', params: z.object({ reference }), errors: ['not_found', 'conflict'] } as const;
const detail = (status: 200 | 201) => [status, StaffEnquiryDetail] as const;

export const enquiryDetailEndpoints = {
  staffEnquiryRead: endpoint({
    ...of,
    route: staffApi.staffEnquiryRead,
    summary: 'One enquiry with all that belongs to it. Looking is told in its timeline, once in ten minutes',
    reply: detail(200),
    errors: ['not_found'],
  }),
  staffTimelineList: endpoint({
    ...of,
    route: staffApi.staffTimelineList,
    summary: 'What happened before an entry of the timeline',
    query: z.object({ at: moment, id: z.uuid() }).describe('Of that entry'),
    reply: [200, z.object({ timeline })],
    errors: ['not_found'],
  }),
  staffEnquiryChange: endpoint({
    ...of,
    route: staffApi.staffEnquiryChange,
    summary: 'Change owner, due time, labels or the date of the event',
    body: EnquiryFacts,
    reply: detail(200),
  }),
  staffEnquiryNote: endpoint({
    ...of,
    route: staffApi.staffEnquiryNote,
    summary: 'Write a note, which only the staff sees',
    body: z.strictObject({ text: requiredText(maxLength.message, 'Please write a note.') }),
    reply: detail(201),
  }),
  staffReplySend: endpoint({
    ...of,
    route: staffApi.staffReplySend,
    summary: `Answer by mail. It leaves after ${undoSeconds} seconds, or at ${morningHour} in the morning unless the family or a vendor writes before; an enquiry that nobody owns is then owned by the author`,
    body: z.strictObject({
      subject: requiredText(detailLimits.subject, 'Please write a subject.'),
      text: requiredText(maxLength.message, 'Please write an answer.'),
      leaves: z.enum(leavings).default('soon').describe('When it leaves'),
      version,
      seen,
    }),
    reply: detail(201),
  }),
  staffReplyUndo: endpoint({
    ...of,
    route: staffApi.staffReplyUndo,
    summary: 'Take back an answer that has not left yet',
    params: z.object({ reference, replyId: id }),
    reply: detail(200),
  }),
};
