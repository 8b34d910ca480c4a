/** @file The list of enquiries: its rows, its pages, and its export. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { storedLocale } from '../locale.ts';
import { endpoint } from '../kit.ts';
import { enquiryViewNames, type EnquiryViewName } from '#domain/enquiries/enquiry-views.ts';
import { address, open, phone } from './masking.ts';
import { said } from './said.ts';
import { Counted, countedWords } from './counted.ts';
import { enquiryListLimits, EnquiryFilter, EnquiryListQuery } from './enquiry-filter.ts';

const { pageMax, exportMax, monthsMax } = enquiryListLimits;

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
  Object.fromEntries(enquiryViewNames.map((name) => [name, Counted])) as Record<
    EnquiryViewName,
    typeof Counted
  >,
);

export const EnquiryList = z
  .object({
    enquiries: z.array(EnquiryRow).max(pageMax),
    next: open(z.string()).nullable().describe('`cursor` of the next page; null when there is none'),
    counts: Counts.describe(
      `How many each view holds of what the search, service, month and label let through, ${countedWords}`,
    ),
    months: z
      .array(open(z.string()))
      .max(monthsMax)
      .describe('Months, as 2026-11, in which any enquiry has its event, the latest ones, in their order'),
  })
  .meta({ id: 'EnquiryList' });
export type EnquiryList = z.infer<typeof EnquiryList>;

/** A staff member who may own an enquiry. */
export const Colleague = z.object({ id: z.uuid(), name: open(z.string()) }).meta({ id: 'Colleague' });
export type Colleague = z.infer<typeof Colleague>;

export const enquiryListEndpoints = {
  staffEnquiryList: endpoint({
    route: staffApi.staffEnquiryList,
    summary: 'Enquiries by view, filter and search, page by page, and how many each view holds',
    auth: 'staff',
    query: EnquiryListQuery,
    reply: [200, EnquiryList],
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
