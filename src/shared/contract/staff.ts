/** @file The staff's calls: updating market facts, and handling enquiries. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { enquiryStatuses, staffChanges } from '#domain/enquiries/enquiry-changes.ts';
import { open } from './desk/masking.ts';
import { said, seen } from './desk/said.ts';
import { reference, slug } from './ids.ts';
import { storedLocale } from './locale.ts';
import { endpoint } from './kit.ts';
import { MarketCard } from './markets.ts';
import { calendarDay, requiredText, text } from './text.ts';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const checkedOnWanted = 'checkedOn is the day of the check, as 2026-11-20.';
const line = (missing: string) => requiredText(maxLength.address, missing);

/** A market's changeable facts; absent ones stay unchanged. */
export const MarketFacts = z
  .strictObject({
    closedOn: z
      .enum(weekdayNames, 'closedOn is a weekday in English, such as Monday, or null.')
      .nullable()
      .describe('The weekly closing day; null when there is none'),
    metro: line('Please name the nearest stations.'),
    known: z
      .array(requiredText(maxLength.name, 'Please name what is sold.'))
      .min(1, 'Please name at least one thing.')
      .max(12, 'Please keep to 12 things.'),
    bestHours: line('Please say when it is best to go.'),
    gettingThere: line('Please say how to get there.'),
    phone: z
      .string()
      .regex(/^[0-9]{10}$/, 'phone has ten digits, without +91.')
      .nullable(),
  })
  .partial()
  .extend({ checkedOn: calendarDay(checkedOnWanted) })
  .meta({ id: 'MarketFacts' });
export type MarketFacts = z.output<typeof MarketFacts>;

const when = z.iso.datetime();
const flagged = open(z.string()).nullable().describe('Why it is kept apart, or null');
const closeReason = text(maxLength.shortText).describe('Why it is closed; wanted with `closed`');
const version = z
  .number()
  .int()
  .describe(
    'The version that the change was made on; refused when the enquiry has moved on. Absent, it is not asked',
  );

/** An enquiry in the staff's inbox. */
export const StaffEnquiry = z
  .object({
    reference: open(z.string()),
    title: open(z.string()),
    status: z.enum(enquiryStatuses),
    version: z.number().int(),
    said,
    locale: storedLocale.describe('The language of the form: an answer is expected in it'),
    sentAt: when,
    page: open(z.string()).nullable(),
    sent: z.array(z.object({ label: open(z.string()), value: z.string() })),
    share: z.boolean().describe('May be passed to vendors'),
    marketing: z.boolean().describe('May be written to about offers'),
    flagged,
  })
  .meta({ id: 'StaffEnquiry' });
export type StaffEnquiry = z.infer<typeof StaffEnquiry>;

export const staffEndpoints = {
  staffMarketUpdate: endpoint({
    route: staffApi.staffMarketUpdate,
    summary: 'Change the facts of a market, with the day on which they were checked',
    auth: 'staff',
    params: z.object({ marketId: slug }),
    body: MarketFacts,
    reply: [200, MarketCard],
    errors: ['not_found'],
  }),
  staffEnquiryUpdate: endpoint({
    route: staffApi.staffEnquiryUpdate,
    summary: 'Say where an enquiry stands, as its private page shows it; `received` releases a flagged one',
    auth: 'staff',
    params: z.object({ reference }),
    body: z.strictObject({
      status: z.enum(staffChanges),
      reason: closeReason.optional(),
      version: version.optional(),
      seen: seen.optional(),
    }),
    reply: [200, StaffEnquiry],
    errors: ['not_found', 'conflict'],
  }),
};
