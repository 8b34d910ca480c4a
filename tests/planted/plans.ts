import type { PlantedFault } from './fault.ts';

const domain = [{ project: 'unit', files: ['src/shared/domain/plans/plans.test.ts'] }] as const;
const sheet = [{ project: 'web', files: ['src/web/features/plan/plan-sheet.test.tsx'] }] as const;
const guests = [{ project: 'pglite', files: ['src/server/modules/plans/plan-guests.test.ts'] }] as const;
const server = [{ project: 'pglite', files: ['src/server/modules/plans/plans.test.ts'] }] as const;

/** What a family plans. */
export const plans: readonly PlantedFault[] = [
  {
    name: 'plan-of-today-is-overdue',
    breaks: 'What lies before today is to be done first; what is due today is not.',
    file: 'src/shared/domain/plans/plan-tasks.ts',
    from: 'due !== null && today !== null && due < today',
    to: 'due !== null && today !== null && due <= today',
    caughtBy: domain,
  },
  {
    name: 'asked-counts-as-booked',
    breaks: 'A task that says "Book" is not marked because somebody was asked.',
    file: 'src/shared/domain/plans/trade-progress.ts',
    from: 'tradeSteps.slice(tradeSteps.indexOf(step))',
    to: 'tradeSteps',
    caughtBy: domain,
  },
  {
    name: 'days-lost-with-the-kind-of-a-plan',
    breaks: 'An invitation keeps its days when the plan becomes one of another kind.',
    file: 'src/shared/domain/plans/celebration-days.ts',
    from: 'daysOfKind(kind).includes(day) || told.includes(day)',
    to: 'daysOfKind(kind).includes(day)',
    caughtBy: guests,
  },
  {
    name: 'mark-comes-back',
    breaks: 'A tick that a person takes away stays away.',
    file: 'src/web/kit/forms/plan-form.ts',
    from: 'values[byItselfControl(key)] && !isDone(key)',
    to: 'values[byItselfControl(key)] && isDone(key)',
    caughtBy: sheet,
  },
  {
    name: 'typed-day-written-over',
    breaks: 'A plan fills a form only where nothing is typed yet.',
    file: 'src/web/features/plan/trade-forms.ts',
    from: 'date && plan.date && !typed[date]',
    to: 'date && plan.date && typed[date]',
    caughtBy: sheet,
  },
  {
    name: 'calendar-in-the-past',
    breaks: 'A calendar has what is to be done first on today, not where nobody looks.',
    file: 'src/server/modules/plans/plan-calendar.ts',
    from: 'due < today ? today : due',
    to: 'due',
    caughtBy: server,
  },
  {
    name: 'other-days-shown-to-a-guest',
    breaks: 'A household sees the days to which it is invited, and no others.',
    file: 'src/server/modules/plans/invitations.ts',
    from: 'filter(({ day }) => row.household.days.includes(day))',
    to: 'filter(({ day }) => day.length > 0)',
    caughtBy: guests,
  },
  {
    name: 'removed-household-still-answers',
    breaks: 'The link of a removed household opens nothing.',
    file: 'src/server/modules/plans/invitations.ts',
    from: `eq(households.secretHash, sha256(secret)),
          isNull(households.removedAt),`,
    to: 'eq(households.secretHash, sha256(secret)),',
    caughtBy: guests,
  },
  {
    name: 'household-of-another-plan',
    breaks: 'The link of one plan changes no guests of another.',
    file: 'src/server/modules/plans/plan-guests.ts',
    from: 'and(eq(households.id, householdId), eq(households.planId, plan.id))',
    to: 'and(eq(households.id, householdId))',
    caughtBy: guests,
  },
  {
    name: 'guests-kept-for-ever',
    breaks: 'Guests are deleted 30 days after the last day.',
    file: 'src/server/modules/plans/plans.module.ts',
    from: 'planInvitations, lt(planInvitations.endsAt, now)',
    to: 'planInvitations, lt(planInvitations.updatedAt, planInvitations.updatedAt)',
    caughtBy: guests,
  },
  {
    name: 'no-counted-as-coming',
    breaks: 'A household that says no to every day counts nobody as coming.',
    file: 'src/server/modules/plans/invitations.ts',
    from: 'coming: comes ? coming : 0',
    to: 'coming',
    caughtBy: guests,
  },
];
