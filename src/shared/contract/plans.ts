/** @file Plans of celebrations, building work or a business shared by a family: everybody with the address may read, change and delete. */
import { z } from 'zod';
import { t } from '#words/t.ts';
import { api } from '#facts/api.ts';
import { limits } from '#facts/limits.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { endpoint } from './kit.ts';
import { planKinds, type PlanKind } from '#domain/plans/plan-kinds.ts';
import { compared, day, requiredText, text, wholeNumber } from './text.ts';

const rupeesWanted = () => t('Please enter whole rupees.');
const rupees = wholeNumber(0, planLimits.rupees, rupeesWanted);
const key = z.string().regex(/^[\w-]{1,40}$/);

/** A plan without the values derived from kind and date. */
export const Plan = z
  .strictObject({
    title: requiredText(planLimits.title, t('Please give the plan a name')),
    kind: z.enum(Object.keys(planKinds) as [PlanKind, ...PlanKind[]]),
    date: day(t('Please enter a date.')).nullable(),
    guests: wholeNumber(1, limits.venueGuestsMax, () =>
      t('Please choose a whole number from {min} to {max}.', { min: 1, max: limits.venueGuestsMax }),
    ).nullable(),
    budget: rupees.nullable().describe('In all, in rupees'),
    shares: z
      .record(key, rupees)
      .describe('Rupees by heading; those that are absent have the share that is usual'),
    spent: z
      .record(key, rupees)
      .optional()
      .describe('Rupees agreed or paid by heading, besides quotes that were accepted here'),
    done: z.array(key).max(planLimits.tasks).describe('Keys of the tasks that are done'),
    undone: z
      .array(key)
      .max(planLimits.tasks)
      .optional()
      .describe('Keys of tasks that a device would mark by itself and a person does not count as done'),
    own: z
      .array(
        z.strictObject({
          key,
          label: requiredText(planLimits.task, t('Please write what is to be done')),
          due: day(t('Please enter a date.')).nullable(),
        }),
      )
      .max(planLimits.own)
      .describe('Tasks of the family’s own'),
    notes: text(planLimits.notes),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** A stored plan in a reply. */
const KeptPlan = z.object({
  title: z.string(),
  kind: z.enum(Object.keys(planKinds) as [PlanKind, ...PlanKind[]]),
  date: z.string().nullable(),
  guests: z.number().int().nullable(),
  budget: z.number().int().nullable(),
  shares: z.record(z.string(), z.number().int()),
  spent: z.record(z.string(), z.number().int()).optional(),
  done: z.array(z.string()),
  undone: z.array(z.string()).optional(),
  own: z.array(z.object({ key: z.string(), label: z.string(), due: z.string().nullable() })),
  notes: z.string(),
});

export const SharedPlan = z
  .object({
    plan: KeptPlan,
    version: z.number().int(),
    today: z.string().describe('In Delhi: open tasks of earlier days are to be done first'),
    feedPath: z.string().describe('Of its calendar, which tells the days and nothing else'),
    endsAt: z.iso.datetime().describe('Deleted after this; each change moves it on'),
  })
  .meta({ id: 'SharedPlan' });
export type SharedPlan = z.infer<typeof SharedPlan>;

const params = z.object({ secret: compared(512) });
const reply = [200, SharedPlan] as const;

export const planEndpoints = {
  planCreate: endpoint({
    route: api.planCreate,
    summary: 'Share a plan; its address is told once and opens it to everybody who has it',
    auth: 'anyone',
    body: z.strictObject({ plan: Plan }),
    reply: [201, z.object({ path: z.string().describe('Of its page') }).meta({ id: 'PlanAddress' })],
    errors: ['too_many_requests'],
    perMinute: 10,
  }),
  planGet: endpoint({
    route: api.planGet,
    summary: 'A shared plan',
    auth: 'anyone',
    params,
    reply,
    errors: ['not_found'],
    perMinute: 120,
  }),
  planSave: endpoint({
    route: api.planSave,
    summary: 'Change a shared plan; what was changed meanwhile by somebody else is not written over',
    auth: 'anyone',
    params,
    body: z.strictObject({ plan: Plan, version: z.number().int() }),
    reply,
    errors: ['not_found', 'conflict', 'too_many_requests'],
    perMinute: 60,
  }),
  planDelete: endpoint({
    route: api.planDelete,
    summary: 'Delete the plan with its guests; for a minute it can be brought back',
    auth: 'anyone',
    params,
    reply: [200, z.object({ message: z.string() }).meta({ id: 'PlanDeleted' })],
    errors: ['not_found'],
    perMinute: 30,
  }),
  planRestore: endpoint({
    route: api.planRestore,
    summary: 'Take the deletion of a plan back, within a minute',
    auth: 'anyone',
    params,
    reply,
    errors: ['not_found'],
    perMinute: 30,
  }),
};
