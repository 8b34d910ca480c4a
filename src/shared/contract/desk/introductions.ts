/** @file Introducing vendors to an enquiry: existing introductions, sending, recall, and answers to a vendor's report. */
import { z } from 'zod';
import { undoSeconds } from '#facts/undo.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id, reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import {
  declineReasons,
  introductionOutcomes,
  introductionsMax,
  introductionStatuses,
  reportReasons,
} from '#domain/enquiries/introduction-changes.ts';
import { requiredText } from '../text.ts';
import { open } from './masking.ts';
import { said, seen, seenInQuery } from './said.ts';

const when = z.iso.datetime();

export const Introduction = z
  .object({
    id: z.uuid(),
    vendorId: z.uuid(),
    vendorName: open(z.string()),
    phone: open(z.string()).nullable().describe('Of a vendor without an e-mail address who waits to be told'),
    vendorHidden: z.boolean().describe('The staff has hidden it: it is told nothing of the family'),
    status: z.enum(introductionStatuses),
    held: z
      .uuid()
      .nullable()
      .describe(`Nobody is told yet: the id by which it is taken back, within ${undoSeconds} seconds`),
    by: open(z.string()).describe('Who of the staff'),
    sentAt: when.nullable(),
    dueAt: when.nullable(),
    seenAt: when.nullable(),
    repliedAt: when.nullable(),
    chosenAt: when.nullable(),
    declinedAt: when.nullable(),
    declineReason: z.enum(declineReasons).nullable(),
    lapsedAt: when.nullable(),
    recalledAt: when.nullable(),
    outcome: z.enum(introductionOutcomes).nullable().describe('What the vendor says became of it'),
    reportReason: z.enum(reportReasons).nullable().describe('What the vendor says is wrong with the enquiry'),
    reportAnswer: z.string().nullable(),
    disclosure: z.enum(['none', 'held', 'read', 'recalled']).describe('Who holds the contact details'),
  })
  .meta({ id: 'Introduction' });
export type Introduction = z.infer<typeof Introduction>;

/** Every introduction of an enquiry, and its current status. */
export const Introductions = z
  .object({
    version: z.number().int(),
    said,
    share: z.boolean().describe('The family agreed that vendors may see their details'),
    places: z
      .number()
      .int()
      .describe(`How many more may be sent; at most ${introductionsMax} are open at once`),
    introductions: z.array(Introduction),
  })
  .meta({ id: 'Introductions' });
export type Introductions = z.infer<typeof Introductions>;

const vendorIds = z
  .array(id)
  .min(1, 'Please choose a vendor.')
  .max(introductionsMax, `Please choose at most ${introductionsMax} vendors.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each vendor is introduced once.');
const params = z.object({ reference });

export const introductionEndpoints = {
  staffIntroductionList: endpoint({
    route: staffApi.staffIntroductionList,
    summary: 'Vendors who were introduced to an enquiry',
    auth: 'staff',
    params,
    reply: [200, Introductions],
    errors: ['not_found'],
  }),
  staffIntroductionSend: endpoint({
    route: staffApi.staffIntroductionSend,
    summary: `Introduce up to ${introductionsMax} vendors. Each gets a mail without a word about the person, or must be told by phone. A person of the staff can take it back for ${undoSeconds} seconds, in which nobody is told; a script’s leaves at once`,
    auth: 'staff',
    params,
    body: z.strictObject({ vendorIds, version: z.number().int(), seen }),
    reply: [201, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionUndo: endpoint({
    route: staffApi.staffIntroductionUndo,
    summary: 'Take introductions back before anybody is told; a second time changes nothing',
    auth: 'staff',
    params: z.object({ reference, heldId: id }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionRecall: endpoint({
    route: staffApi.staffIntroductionRecall,
    summary: 'Take an introduction back; the vendor is told unless the mail about it still waited',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    query: seenInQuery,
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionTold: endpoint({
    route: staffApi.staffIntroductionTold,
    summary: 'Say that a vendor without an e-mail address was told by phone: its hours to answer begin',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    body: z.strictObject({ seen }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionDisclose: endpoint({
    route: staffApi.staffIntroductionDisclose,
    summary: 'Pass the contact details to a vendor, because the family has told the staff that it agrees',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    body: z.strictObject({ seen }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffReportAnswer: endpoint({
    route: staffApi.staffReportAnswer,
    summary: 'Answer what a vendor says is wrong with an enquiry',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    body: z.strictObject({ answer: requiredText(1000, 'Please write an answer.'), seen }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
};
