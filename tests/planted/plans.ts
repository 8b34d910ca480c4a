import type { PlantedFault } from './fault.ts';

const domain = [{ project: 'unit', files: ['src/shared/domain/plans/plans.test.ts'] }] as const;
const sheet = [{ project: 'web', files: ['src/web/features/plan/plan-sheet.test.tsx'] }] as const;
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
];
