/** @file What the staff does: keep the facts of the markets, and follow enquiries and complaints to their end, and see who did what. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { enquiryStatuses } from './enquiry-status.ts';
import { grievanceStatuses, grievanceSubjects } from './grievances.ts';
import { staffChanges } from './desk/enquiry-changes.ts';
import { address, open, phone } from './desk/masking.ts';
import { id, reference } from './ids.ts';
import { endpoint } from './kit.ts';
import { MarketCard } from './markets.ts';
import { isDay, requiredText, text } from './text.ts';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const checkedOnWanted = 'checkedOn is the day of the check, as 2026-11-20.';
const line = (missing: string) => requiredText(maxLength.address, missing);

/** The facts of a market that change; what is left out stays as it is. */
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
  .extend({ checkedOn: z.iso.date(checkedOnWanted).refine(isDay, checkedOnWanted) })
  .meta({ id: 'MarketFacts' });
export type MarketFacts = z.output<typeof MarketFacts>;

const when = z.iso.datetime();
const flagged = open(z.string()).nullable().describe('Why it is kept apart, or null');
const note = text(maxLength.message).optional().describe('Added to the mail that the person gets');
const closeReason = text(maxLength.shortText).describe('Why it is closed; wanted with `closed`');
const version = z
  .number()
  .int()
  .describe(
    'The version that the change was made on; refused when the enquiry has moved on. Absent, it is not asked',
  );
/** Entries of each of the staff's lists, at most. */
export const staffListMax = 200;

/** A complaint with everything that was written, for whoever answers it. */
export const StaffGrievance = z
  .object({
    ticket: open(z.string()),
    about: z.enum(grievanceSubjects),
    name: z.string(),
    email: address(z.string()),
    phone: phone(z.string()).nullable(),
    message: z.string(),
    status: z.enum(grievanceStatuses),
    receivedAt: when,
    dueAt: when.nullable().describe('By when the next step is due; null once disposed of'),
    overdue: z.boolean(),
    flagged,
  })
  .meta({ id: 'StaffGrievance' });
export type StaffGrievance = z.infer<typeof StaffGrievance>;

/** An enquiry as the inbox of the staff shows it. */
export const StaffEnquiry = z
  .object({
    reference: open(z.string()),
    title: open(z.string()),
    status: z.enum(enquiryStatuses),
    version: z.number().int(),
    sentAt: when,
    page: open(z.string()).nullable(),
    sent: z.array(z.object({ label: open(z.string()), value: z.string() })),
    share: z.boolean().describe('May be passed to vendors'),
    marketing: z.boolean().describe('May be written to about offers'),
    flagged,
  })
  .meta({ id: 'StaffEnquiry' });
export type StaffEnquiry = z.infer<typeof StaffEnquiry>;

/** One line of the record of what the staff did. */
export const StaffAction = z
  .object({
    at: when,
    staff: open(z.string()).describe('The name of the person, or the one in the token of a script'),
    action: open(z.string()),
    subject: open(z.string()).nullable().describe('The number or id of the thing; null for a list'),
  })
  .meta({ id: 'StaffAction' });
export type StaffAction = z.infer<typeof StaffAction>;

const flaggedQuery = z.object({ flagged: z.enum(['0', '1']).default('0') });

export const staffEndpoints = {
  staffMarketUpdate: endpoint({
    route: staffApi.staffMarketUpdate,
    summary: 'Change the facts of a market, with the day on which they were checked',
    auth: 'staff',
    params: z.object({ marketId: id }),
    body: MarketFacts,
    reply: [200, MarketCard],
    errors: ['not_found'],
  }),
  staffGrievanceList: endpoint({
    route: staffApi.staffGrievanceList,
    summary: `Complaints that are not disposed of, the most urgent first, at most ${staffListMax}`,
    auth: 'staff',
    query: flaggedQuery,
    reply: [200, z.array(StaffGrievance).max(staffListMax)],
  }),
  staffGrievanceUpdate: endpoint({
    route: staffApi.staffGrievanceUpdate,
    summary:
      'Acknowledge or dispose of a complaint, which the person is told; `received` releases a flagged one',
    auth: 'staff',
    params: z.object({ ticket: reference }),
    body: z.strictObject({ status: z.enum(grievanceStatuses), note }),
    reply: [200, StaffGrievance],
    errors: ['not_found', 'conflict'],
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
    }),
    reply: [200, StaffEnquiry],
    errors: ['not_found', 'conflict'],
  }),
  staffActionList: endpoint({
    route: staffApi.staffActionList,
    summary: `What the staff read and changed, who and when, the newest first, at most ${staffListMax}`,
    auth: 'staff',
    reply: [200, z.array(StaffAction).max(staffListMax)],
  }),
};
