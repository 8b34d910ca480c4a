/** @file The list of enquiries: its query, its rows, bulk actions, and its export. */
import { z } from 'zod';
import { recordId, nobody } from '#facts/ids.ts';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { enquiryKindNames, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { enquiryStatuses, staffChanges } from '#domain/enquiries/enquiry-changes.ts';
import { id, reference } from '../ids.ts';
import { storedLocale } from '../locale.ts';
import { endpoint } from '../kit.ts';
import { compared, requiredText, searchText, text } from '../text.ts';
import { enquiryViewNames, type EnquiryViewName } from '#domain/enquiries/enquiry-views.ts';
import { address, open, phone } from './masking.ts';
import { said, seen } from './said.ts';

export const enquiryListLimits = {
  pageDefault: 50,
  pageMax: 200,
  queryMax: 80,
  labelMax: 40,
  labelsMax: 12,
  /** Views are counted up to this: "500+" is enough, and counting is most of the list's cost. */
  countMax: 500,
  bulkMax: 200,
  exportMax: 10_000,
  excerptLength: 140,
} as const;
const { pageDefault, pageMax, queryMax, labelMax, countMax, bulkMax, exportMax } = enquiryListLimits;

export const enquirySorts = ['newest', 'oldest', 'event', 'due', 'waiting'] as const;
export type EnquirySort = (typeof enquirySorts)[number];

const flag = z.enum(['0', '1']).default('0');
const label = requiredText(labelMax, 'Please enter a label.').overwrite((typed) => typed.trim());

/** Filters of the list, combined with "and". */
export const EnquiryFilter = z.object({
  flagged: flag.describe('1: those that were kept apart as spam, and no others'),
  q: searchText(queryMax)
    .optional()
    .describe('Words of reference, name, phone, e-mail, vendor or text; all must be in it'),
  status: z
    .enum(['open', 'all', ...enquiryStatuses])
    .default('open')
    .describe('`open`: somebody still has to do something. Merged ones are only in `all`'),
  owner: compared(maxLength.id)
    .overwrite((typed) => (typed === 'me' || typed === 'none' ? typed : (recordId(typed) ?? nobody)))
    .optional()
    .describe('`me`, `none` or the id of a member'),
  overdue: flag.describe('1: unanswered past the target, or past their due time'),
  waiting: flag.describe(
    `1: a message of the family has had no answer for ${staffTargetHours.threadAnswer} hours, in a thread in which one may still be written`,
  ),
  kind: z.enum(enquiryKindNames as [EnquiryKindName, ...EnquiryKindName[]]).optional(),
  month: z
    .string()
    .regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, 'Please give a month as 2026-11.')
    .optional()
    .describe('Of the event'),
  label: text(labelMax).optional(),
});
export type EnquiryFilter = z.output<typeof EnquiryFilter>;

/** Query of one page of the list. */
export const EnquiryListQuery = EnquiryFilter.extend({
  sort: z
    .enum(enquirySorts)
    .default('newest')
    .describe(
      '`event` and `due`: the soonest first, those without a date last; `waiting`: whose message waits longest',
    ),
  cursor: compared(300).optional().describe('`next` of the page before, asked with the same `sort`'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().int().min(1).max(pageMax))
    .default(pageDefault),
});
export type EnquiryListQuery = z.output<typeof EnquiryListQuery>;

const when = z.iso.datetime();

/** An enquiry as a row of the list. */
export const EnquiryRow = z
  .object({
    reference: open(z.string()),
    title: open(z.string()),
    kind: open(z.string()),
    status: z.enum(enquiryStatuses),
    name: z.string().nullable(),
    phone: phone(z.string()).nullable(),
    email: address(z.string()).nullable(),
    excerpt: z.string().nullable().describe('The beginning of the message'),
    vendorName: open(z.string()).nullable(),
    eventDate: z.iso.date().nullable(),
    owner: z.object({ id: z.uuid(), name: open(z.string()) }).nullable(),
    labels: z.array(open(z.string())),
    locale: storedLocale,
    sentAt: when,
    dueAt: when.nullable(),
    overdue: z.boolean(),
    waitingSince: when.nullable().describe('When the family wrote the oldest message without an answer'),
    flagged: open(z.string()).nullable().describe('Why it is kept apart, or null'),
    version: z.number().int(),
    said,
    answered: z.boolean().describe('Somebody has answered, or an answer waits to leave'),
  })
  .meta({ id: 'EnquiryRow' });
export type EnquiryRow = z.infer<typeof EnquiryRow>;

const Counts = z.object(
  Object.fromEntries(enquiryViewNames.map((name) => [name, z.number().int()])) as Record<
    EnquiryViewName,
    z.ZodInt
  >,
);

export const EnquiryList = z
  .object({
    enquiries: z.array(EnquiryRow).max(pageMax),
    next: open(z.string()).nullable().describe('`cursor` of the next page; null when there is none'),
    counts: Counts.describe(`How many each saved view holds, counted up to ${countMax}`),
  })
  .meta({ id: 'EnquiryList' });
export type EnquiryList = z.infer<typeof EnquiryList>;

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
    why: open(z.string()).nullable().describe('Why not'),
  })
  .meta({ id: 'EnquiryBulkResult' });
export type EnquiryBulkResult = z.infer<typeof EnquiryBulkResult>;

/** A staff member who may own an enquiry. */
export const Colleague = z.object({ id: z.uuid(), name: open(z.string()) }).meta({ id: 'Colleague' });
export type Colleague = z.infer<typeof Colleague>;

export const enquiryListEndpoints = {
  staffEnquiryList: endpoint({
    route: staffApi.staffEnquiryList,
    summary: 'Enquiries by view, filter and search, page by page, and how many each saved view holds',
    auth: 'staff',
    query: EnquiryListQuery,
    reply: [200, EnquiryList],
  }),
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
  staffEnquiryExport: endpoint({
    route: staffApi.staffEnquiryExport,
    summary: `The filtered list as CSV, the newest first, at most ${exportMax}; no cell of it is a formula`,
    auth: 'staff',
    query: EnquiryFilter,
    reply: [
      200,
      z.object({
        filename: z.string(),
        csv: z.string().describe('With a byte order mark, as spreadsheets expect it'),
        count: z.number().int(),
        capped: z.boolean().describe('There were more'),
      }),
    ],
  }),
  staffColleagueList: endpoint({
    route: staffApi.staffColleagueList,
    summary: 'Who may work on enquiries, from A to Z',
    auth: 'staff',
    reply: [200, z.array(Colleague)],
  }),
};
