/** @file One act on many enquiries at once. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { staffChanges } from '#domain/enquiries/enquiry-changes.ts';
import { id, reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { requiredText, text } from '../text.ts';
import { open } from './masking.ts';
import { said, seen } from './said.ts';
import { enquiryListLimits } from './enquiry-filter.ts';

const { bulkMax, labelMax } = enquiryListLimits;

const label = requiredText(labelMax, 'Please enter a label.').overwrite((typed) => typed.trim());

/** One bulk action: an owner or nobody, a label added or removed, a change of status, or the undo of the last one. */
export const EnquiryBulkAction = z.union([
  z.strictObject({ assign: id.nullable().describe('A colleague; null takes the owner away') }),
  z.strictObject({ addLabel: label }),
  z.strictObject({ removeLabel: label }),
  z.strictObject({
    undo: z.literal(true).describe('Takes back what the caller changed last, exactly; mails that left stay'),
  }),
  z.strictObject({
    status: z.enum(staffChanges),
    reason: text(maxLength.shortText).optional().describe('Why it is closed; wanted with `closed`'),
  }),
]);
export type EnquiryBulkAction = z.output<typeof EnquiryBulkAction>;

/** The result of a bulk action for one enquiry. */
export const EnquiryBulkResult = z
  .object({
    reference: open(z.string()),
    done: z.boolean(),
    undoable: z
      .boolean()
      .describe('It changed what its author may take back: not a second time, and no mail that left'),
    version: z.number().int().nullable().describe('Afterwards; null for an unknown reference'),
    said: said.nullable(),
    why: open(z.string()).nullable().describe('Why not'),
  })
  .meta({ id: 'EnquiryBulkResult' });
export type EnquiryBulkResult = z.infer<typeof EnquiryBulkResult>;

export const enquiryBulkEndpoints = {
  staffEnquiryBulk: endpoint({
    route: staffApi.staffEnquiryBulk,
    summary: `Does one thing to at most ${bulkMax} enquiries, and says of each whether it was done`,
    auth: 'staff',
    body: z.strictObject({
      references: z.array(reference).min(1, 'Please choose an enquiry.').max(bulkMax),
      action: EnquiryBulkAction,
      seen: z
        .record(reference, seen)
        .refine((given) => Object.keys(given).length <= bulkMax, `At most ${bulkMax} enquiries at once.`)
        .meta({ maxProperties: bulkMax })
        .optional()
        .describe('`said` of each as the list showed it; a step is refused where something was said since'),
    }),
    reply: [200, z.object({ results: z.array(EnquiryBulkResult) })],
  }),
};
