/** @file Reply templates and snippets of the staff, their placeholders, and the reasons for closing. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { locale } from '../locale.ts';
import { requiredText, text, wholeNumber } from '../text.ts';
import { open } from './masking.ts';
import { enquiryKindNames } from '#domain/enquiries/enquiry-kinds.ts';
import { placeholderFault } from '#domain/enquiries/placeholders.ts';

/** Maximum number of each, and maximum length in characters. */
export const wordLimits = { templates: 50, name: 60, subject: 150, reasons: 20, reason: 60 } as const;

const checkPlaceholders = (value: string, context: z.RefinementCtx) => {
  const fault = placeholderFault(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
};

const kind = z
  .enum(enquiryKindNames)
  .nullable()
  .describe('The kind of enquiry that it is for; null for every kind');

const TemplateWords = z.strictObject({
  locale,
  kind: kind.default(null),
  name: requiredText(wordLimits.name, 'Please enter a name.'),
  subject: text(wordLimits.subject).superRefine(checkPlaceholders).describe('Empty for a snippet'),
  text: requiredText(maxLength.message, 'Please write a text.').superRefine(checkPlaceholders),
});
export type TemplateWords = z.output<typeof TemplateWords>;

/** A reply template, with placeholders in braces; one without a subject is a snippet, which is put into an answer. */
export const ReplyTemplate = z
  .object({
    id: z.uuid(),
    locale,
    kind,
    name: open(z.string()),
    subject: open(z.string()),
    text: open(z.string()),
    version: z.number().int(),
  })
  .meta({ id: 'ReplyTemplate' });
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const version = z
  .number()
  .int()
  .describe('The version that it was made on; refused when there is a newer one');
const templates = z.array(ReplyTemplate).max(wordLimits.templates);
const reasons = z
  .array(requiredText(wordLimits.reason, 'A reason is empty.').transform((label) => label.trim()))
  .min(1, 'Please keep at least one reason.')
  .max(wordLimits.reasons, `Please keep to ${wordLimits.reasons} reasons.`)
  .refine(
    (labels) => new Set(labels.map((label) => label.toLowerCase())).size === labels.length,
    'A reason stands there twice.',
  );
const reasonsRead = z.array(open(z.string())).describe('In the order in which they are offered');

export const replyTemplateEndpoints = {
  staffTemplateList: endpoint({
    route: staffApi.staffTemplateList,
    summary: 'The texts for answers, in the order in which they were made',
    auth: 'staff',
    reply: [200, templates],
  }),
  staffTemplateAdd: endpoint({
    route: staffApi.staffTemplateAdd,
    summary: 'Add a text for answers. An unknown place in braces is refused',
    auth: 'staff',
    body: TemplateWords,
    reply: [201, templates],
    errors: ['conflict'],
  }),
  staffTemplateChange: endpoint({
    route: staffApi.staffTemplateChange,
    summary: 'Change a text for answers',
    auth: 'staff',
    params: z.object({ templateId: id }),
    body: TemplateWords.extend({ version }),
    reply: [200, templates],
    errors: ['not_found', 'conflict'],
  }),
  staffTemplateRemove: endpoint({
    route: staffApi.staffTemplateRemove,
    summary: 'Remove a text for answers. After the last one those that the house begins with are back',
    auth: 'staff',
    params: z.object({ templateId: id }),
    query: z.object({ version: wholeNumber(1, 2 ** 31 - 1, 'version is a whole number.') }),
    reply: [200, templates],
    errors: ['not_found', 'conflict'],
  }),
  staffCloseReasonList: endpoint({
    route: staffApi.staffCloseReasonList,
    summary: 'The reasons that are offered when an enquiry is closed',
    auth: 'staff',
    reply: [200, reasonsRead],
  }),
  staffCloseReasonSet: endpoint({
    route: staffApi.staffCloseReasonSet,
    summary: 'Set the whole list of reasons. What is closed already keeps its own words',
    auth: 'staff',
    body: z.strictObject({ reasons }),
    reply: [200, reasonsRead],
  }),
};
