/** @file The introduced vendors on a family's private page: states, messages, and which of them hold its details. */
import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxLength, threadLimits } from '#facts/limits.ts';
import { disclosedFields, messageAuthors } from '#domain/enquiries/disclosures.ts';
import { familyActs } from '#domain/enquiries/family-acts.ts';
import { id } from './ids.ts';
import { declineReasons, introductionStatuses } from '#domain/enquiries/introduction-changes.ts';
import { endpoint } from './kit.ts';
import { messagePictureField } from '#domain/pictures/message-picture-field.ts';
import { messagePictures, pictureAdd, pictureGet } from './message-pictures.ts';
import { compared, requiredText } from './text.ts';

const when = z.iso.datetime();

export const Message = z
  .object({
    id: z.uuid(),
    introductionId: z.uuid().nullable().describe('Null between the family and the staff'),
    author: z.enum(messageAuthors),
    name: z.string().describe('Of the vendor or of the member of staff; empty for the family'),
    text: z.string(),
    sentAt: when,
    seenAt: when.nullable(),
    awayUntil: z
      .string()
      .nullable()
      .optional()
      .describe('The last day on which the vendor is away, where its sentence was sent automatically'),
    pictures: z
      .array(z.string())
      .optional()
      .describe('Ids of its pictures, which only the two sides and the staff can fetch'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** The oldest message loaded so far, to read on from; absent, the latest messages are returned. */
export const before = id
  .optional()
  .describe(`The id of a message: of its thread the ${threadLimits.shown} before it, instead of the newest`);

/** A page of a thread longer than one page. */
export const ThreadPage = z
  .object({
    introductionId: z.uuid().nullable(),
    earlier: z.uuid().nullable().describe('What to ask for as `before`; null where the thread begins'),
    newest: z.boolean(),
  })
  .meta({ id: 'ThreadPage' });
export type ThreadPage = z.infer<typeof ThreadPage>;

/** Messages, oldest first. */
export const Messages = z
  .object({
    messages: z.array(Message).describe(`Of each thread ${threadLimits.shown} at most, oldest first`),
    pages: z.array(ThreadPage).optional().describe('Of the threads of which there is more'),
  })
  .meta({ id: 'Messages' });
export type Messages = z.infer<typeof Messages>;

export const messageText = requiredText(maxLength.message, t('Please write your message.'));
/** Key made once by the form: a message that arrives twice is stored once. */
export const messageKey = z.string().regex(/^[\w-]{8,64}$/);

export const MessageDraft = z.strictObject({
  introductionId: id.optional().describe('The thread with a vendor; without it that of family and staff'),
  text: messageText,
  key: messageKey,
  pictures: messagePictures,
});
export type MessageDraft = z.infer<typeof MessageDraft>;

export const FamilyDisclosure = z
  .object({
    fields: z.array(z.enum(disclosedFields)),
    at: when,
    noticeVersion: z.string(),
    readAt: when.nullable(),
    recalledAt: when.nullable(),
  })
  .meta({ id: 'FamilyDisclosure' });

export const FamilyVendor = z
  .object({
    introductionId: z.uuid(),
    vendorId: z.uuid(),
    name: z.string(),
    hidden: z
      .boolean()
      .optional()
      .describe('Not shown on the site at present: it is told nothing of the family and cannot write'),
    status: z.enum(introductionStatuses),
    sentAt: when.nullable(),
    dueAt: when.nullable(),
    seenAt: when.nullable(),
    repliedAt: when.nullable(),
    declineReason: z.enum(declineReasons).nullable(),
    acts: z.array(z.enum(familyActs)).describe('What may be done now'),
    writable: z.boolean(),
    mayReview: z
      .boolean()
      .optional()
      .describe('It answered, and the day after the event has come: a review may be written'),
    disclosures: z.array(FamilyDisclosure).describe('Who has my number: each time they were given details'),
  })
  .meta({ id: 'FamilyVendor' });
export type FamilyVendor = z.infer<typeof FamilyVendor>;

export const EnquiryThreads = z
  .object({
    open: z.boolean().describe('Messages may be written'),
    vendors: z.array(FamilyVendor),
    ...Messages.shape,
    written: z.number().int().optional().describe('How many messages the family has written'),
    quotes: z.number().int().optional().describe('How many vendors have sent a quote'),
  })
  .meta({ id: 'EnquiryThreads' });
export type EnquiryThreads = z.infer<typeof EnquiryThreads>;

const params = z.object({ secret: compared(512) });
const reply = [200, EnquiryThreads] as const;

export const conversationEndpoints = {
  enquiryThreads: endpoint({
    route: api.enquiryThreads,
    summary:
      'The vendors of an enquiry with their states, what was written, and who holds the contact details',
    auth: 'anyone',
    params,
    query: z.object({ before }),
    reply,
    errors: ['not_found'],
    perMinute: 120,
  }),
  enquiryMessageSend: endpoint({
    route: api.enquiryMessageSend,
    summary: 'Write to a vendor or to the staff',
    auth: 'anyone',
    params,
    body: MessageDraft,
    reply,
    errors: ['not_found', 'conflict', 'idempotency_conflict', 'too_many_requests'],
    perMinute: 30,
  }),
  enquiryPictureAdd: endpoint({
    ...pictureAdd,
    route: api.enquiryPictureAdd,
    summary: `A picture as \`${messagePictureField}\`, for the next message. The header Idempotency-Key, a UUID for each file, is required`,
    auth: 'anyone',
    params,
  }),
  enquiryPictureGet: endpoint({
    ...pictureGet,
    route: api.enquiryPictureGet,
    summary: 'A picture of a message of the enquiry',
    auth: 'anyone',
    params: z.object({ secret: compared(512), pictureId: id }),
  }),
  enquiryVendorAct: endpoint({
    route: api.enquiryVendorAct,
    summary: 'Take the contact details back from a vendor, withdraw from it, or mark it as booked',
    auth: 'anyone',
    params: z.object({ secret: compared(512), introductionId: id }),
    body: z.strictObject({ act: z.enum(familyActs) }),
    reply,
    errors: ['not_found', 'conflict'],
    perMinute: 30,
  }),
};
