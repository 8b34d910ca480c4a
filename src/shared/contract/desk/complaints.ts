/** @file Complaints at the desk. The server computes the statutory deadlines; nobody enters them. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { grievanceSubjects } from '../grievances.ts';
import { grievanceStatuses } from '#domain/desk/complaint-changes.ts';
import { reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { storedLocale } from '../locale.ts';
import { searchText, text } from '../text.ts';
import { address, open, phone } from './masking.ts';

const when = z.iso.datetime();
/** Maximum complaints in a list. */
export const complaintListMax = 200;
export const complaintViews = ['open', 'disposed'] as const;

/** A complaint with its full text, for the staff member who answers it. */
export const StaffGrievance = z
  .object({
    ticket: open(z.string()),
    locale: storedLocale.describe('The language of the form: the mails to the person are in it'),
    about: z.enum(grievanceSubjects),
    name: z.string(),
    email: address(z.string()),
    phone: phone(z.string()).nullable(),
    message: z.string(),
    status: z.enum(grievanceStatuses),
    receivedAt: when,
    dueAt: when.nullable().describe('By when the next step is due; null once disposed of'),
    overdue: z.boolean(),
    urgency: z
      .enum(['overdue', 'soon', 'later'])
      .nullable()
      .describe('Of the next step; `soon` is within a day'),
    acknowledgeBy: when,
    disposeBy: when,
    acknowledgedAt: when.nullable(),
    disposedAt: when.nullable(),
    flagged: open(z.string()).nullable().describe('Why it is kept apart, or null'),
    timeline: z.array(z.object({ at: when, who: open(z.string()), what: open(z.string()) })),
  })
  .meta({ id: 'StaffGrievance' });
export type StaffGrievance = z.infer<typeof StaffGrievance>;

const note = text(maxLength.message).optional().describe('Added to the mail that the person gets');

export const complaintEndpoints = {
  staffGrievanceList: endpoint({
    route: staffApi.staffGrievanceList,
    summary: `Complaints: open ones by their deadline, those disposed of by their day, at most ${complaintListMax}`,
    auth: 'staff',
    query: z.object({
      view: z.enum(complaintViews).default('open'),
      flagged: z.enum(['0', '1']).default('0').describe('1: those kept apart'),
      ticket: reference.optional().describe('This one alone, whatever its state'),
      q: searchText(maxLength.shortText)
        .optional()
        .describe('The beginning of a ticket, or a part of a name'),
    }),
    reply: [200, z.array(StaffGrievance).max(complaintListMax)],
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
};
