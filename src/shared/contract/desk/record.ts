/** @file The audit record, read by owners. No call changes it. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { endpoint } from '../kit.ts';
import { calendarDay, text } from '../text.ts';
import { actorKinds, eventTypes, subjectKinds, type EventType } from '#domain/desk/events.ts';
import { eventAreaNames } from '#domain/desk/event-areas.ts';
import { open } from './masking.ts';

/** Lines on a page of the record. */
export const recordPageMax = 200;

/** One line of the record. Names are for readers, ids for programs. */
export const StaffAction = z
  .object({
    at: z.iso.datetime(),
    staff: open(z.string()).describe('Who did it: a person, a script by the name in its token, a vendor …'),
    action: open(z.string()),
    subject: open(z.string())
      .nullable()
      .describe('What it was done to: a number that people read, or a name; null for a list'),
    by: z.enum(actorKinds),
    kind: z.enum(subjectKinds),
    subjectId: open(z.string()).nullable(),
    id: z.uuid().describe('The cursor of the lines after it'),
  })
  .meta({ id: 'StaffAction' });
export type StaffAction = z.infer<typeof StaffAction>;

const wanted = 'Please give a day as 2026-11-20.';
const dayOfDelhi = calendarDay(wanted);

export const recordEndpoints = {
  staffActionList: endpoint({
    route: staffApi.staffActionList,
    summary: `What the staff read and changed, who and when, the newest first, ${recordPageMax} at a time`,
    auth: 'staff',
    query: z.object({
      person: z.uuid().optional().describe('A member of the staff'),
      area: z.enum(eventAreaNames).optional().describe('Part of the desk’s work'),
      kind: z.enum(subjectKinds).optional().describe('Of the subject'),
      type: z.enum(eventTypes as [EventType, ...EventType[]]).optional(),
      from: dayOfDelhi.optional().describe('First day, in Delhi'),
      to: dayOfDelhi.optional().describe('Last day, in Delhi'),
      subject: text(maxLength.shortText)
        .optional()
        .describe('The beginning of a number, an id, or words of a name'),
      others: z.enum(['0', '1']).default('0').describe('1: also what visitors, vendors and the site did'),
      after: z.uuid().optional().describe('The id of the last line of the page before'),
    }),
    reply: [200, z.array(StaffAction).max(recordPageMax)],
  }),
};
