/** @file Guests of a shared plan and its invitation: the family adds households, and each answers by a link of its own. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { celebrationDayNames, guestAnswerNames, guestSideNames } from '#domain/plans/celebration-days.ts';
import { endpoint } from './kit.ts';
import { id } from './ids.ts';
import { compared, day, requiredText, text, wholeNumber } from './text.ts';

const dayName = z.enum(celebrationDayNames);
const people = (min: number) =>
  wholeNumber(min, planLimits.people, () =>
    t('Please choose a whole number from {min} to {max}.', { min, max: planLimits.people }),
  );

/** A household as the family writes it. No number is asked for: the family sends the link from its own phone. */
export const HouseholdInput = z.strictObject({
  name: requiredText(planLimits.household, t('Please write who is invited')),
  side: z.enum(guestSideNames),
  days: z
    .array(dayName)
    .min(1, { error: () => t('Please choose at least one day.') })
    .max(celebrationDayNames.length),
  people: people(1),
});
export type HouseholdInput = z.infer<typeof HouseholdInput>;

const invitedDay = z.strictObject({
  day: dayName,
  date: day(t('Please enter a date.')),
  time: z
    .string()
    .regex(/^(?:[01]\d:[0-5]\d|2[0-3]:[0-5]\d)?$/, { error: () => t('Please enter a time.') })
    .describe('Of its beginning, in Delhi; empty where it is not said'),
  place: requiredText(planLimits.place, t('Please write where it is')),
  address: text(planLimits.address),
});
/** The invitation as the family writes it. */
export const InvitationInput = z.strictObject({
  names: requiredText(planLimits.names, t('Please write who celebrates')),
  hosts: text(planLimits.hosts),
  words: text(planLimits.words),
  days: z
    .array(invitedDay)
    .min(1, { error: () => t('Please write where and when at least one day is.') })
    .max(celebrationDayNames.length)
    .refine((days) => new Set(days.map((one) => one.day)).size === days.length, {
      error: () => t('Please write each day once.'),
    }),
});
export type InvitationInput = z.infer<typeof InvitationInput>;

/** A stored invitation in a reply. */
const Invitation = z.object({
  names: z.string(),
  hosts: z.string(),
  words: z.string(),
  days: z.array(
    z.object({ day: dayName, date: z.string(), time: z.string(), place: z.string(), address: z.string() }),
  ),
});
const answers = z.partialRecord(dayName, z.enum(guestAnswerNames));

export const PlanGuests = z
  .object({
    title: z.string(),
    offered: z
      .array(dayName)
      .describe(
        'The days to which this plan can invite: those of its kind, none for work, and those already told',
      ),
    invitation: Invitation.nullable(),
    version: z.number().int().describe('Of the invitation; 0 before the first'),
    households: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        side: z.enum(guestSideNames),
        days: z.array(dayName),
        people: z.number().int(),
        answers,
        coming: z.number().int(),
        answeredAt: z.iso.datetime().nullable(),
        path: z.string().describe('Of its invitation, for this household alone'),
      }),
    ),
    counts: z
      .array(
        z.object({
          day: dayName,
          yes: z.number().int(),
          maybe: z.number().int(),
          no: z.number().int(),
          open: z.number().int(),
        }),
      )
      .describe('People by answer; open are those who have not answered'),
    endsAt: z.iso
      .datetime()
      .nullable()
      .describe('Guests and invitation are deleted then; null without a day'),
  })
  .meta({ id: 'PlanGuests' });
export type PlanGuests = z.infer<typeof PlanGuests>;

/** The invitation as one household sees it: nothing of other guests. */
export const OwnInvitation = z
  .object({
    ...Invitation.shape,
    household: z.object({ name: z.string(), people: z.number().int(), answers, coming: z.number().int() }),
    answered: z.boolean(),
    calendarPath: z.string(),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnInvitation' });
export type OwnInvitation = z.infer<typeof OwnInvitation>;

const secret = compared(512);
const guests = [200, PlanGuests] as const;
const own = [200, OwnInvitation] as const;
const onPlan = { params: z.object({ secret }), auth: 'anyone', reply: guests } as const;
const onHousehold = { ...onPlan, params: z.object({ secret, householdId: id }) } as const;
const refused = ['not_found', 'too_many_requests'] as const;

export const planGuestEndpoints = {
  planGuests: endpoint({
    ...onPlan,
    route: api.planGuests,
    summary: 'The households of a shared plan, their answers, and the people of each day',
    errors: ['not_found'],
    perMinute: 120,
  }),
  planHouseholdAdd: endpoint({
    ...onPlan,
    route: api.planHouseholdAdd,
    summary: 'Add a household; it gets a link of its own',
    body: HouseholdInput,
    errors: ['not_found', 'conflict', 'too_many_requests'],
    perMinute: 60,
  }),
  planHouseholdChange: endpoint({
    ...onHousehold,
    route: api.planHouseholdChange,
    summary: 'Change a household; its link and its answers stay',
    body: HouseholdInput,
    errors: refused,
    perMinute: 60,
  }),
  planHouseholdRemove: endpoint({
    ...onHousehold,
    route: api.planHouseholdRemove,
    summary: 'Remove a household with its answers; its link opens nothing from now on',
    errors: refused,
    perMinute: 60,
  }),
  planHouseholdRestore: endpoint({
    ...onHousehold,
    route: api.planHouseholdRestore,
    summary: 'Take the removal of a household back, within a minute',
    errors: refused,
    perMinute: 60,
  }),
  planInvitationSave: endpoint({
    ...onPlan,
    route: api.planInvitationSave,
    summary: 'Write the invitation; what was changed meanwhile by somebody else is not written over',
    body: z.strictObject({ invitation: InvitationInput, version: z.number().int() }),
    errors: ['not_found', 'conflict', 'too_many_requests'],
    perMinute: 30,
  }),
  invitationGet: endpoint({
    route: api.invitationGet,
    summary: 'The invitation of one household',
    auth: 'anyone',
    params: z.object({ secret }),
    reply: own,
    errors: ['not_found'],
    perMinute: 60,
  }),
  invitationAnswer: endpoint({
    route: api.invitationAnswer,
    summary: 'Answer for a household, or change the answer; days to which it is not invited are left out',
    auth: 'anyone',
    params: z.object({ secret }),
    body: z.strictObject({
      answers: answers.refine((given) => Object.keys(given).length > 0, {
        error: () => t('Please answer for at least one day.'),
      }),
      coming: people(0),
    }),
    reply: own,
    errors: refused,
    perMinute: 30,
  }),
};
