/** @file Guests of a celebration: its days, the sides of households, their answers, and who comes on which day. */
import { t } from '#words/t.ts';
import type { PlanKind } from './plan-kinds.ts';

/** Days of a celebration, in their order. */
export const celebrationDays = {
  mehendi: t('Mehendi'),
  sangeet: t('Sangeet'),
  wedding: t('Wedding'),
  reception: t('Reception'),
  celebration: t('The celebration'),
} as const;
export type CelebrationDay = keyof typeof celebrationDays;
export const celebrationDayNames = Object.keys(celebrationDays) as CelebrationDay[];

export const guestSides = {
  bride: t('Bride’s side'),
  groom: t('Groom’s side'),
  both: t('Both sides'),
} as const;
export type GuestSide = keyof typeof guestSides;
export const guestSideNames = Object.keys(guestSides) as GuestSide[];

export const guestAnswers = { yes: t('Yes'), maybe: t('Maybe'), no: t('No') } as const;
export type GuestAnswer = keyof typeof guestAnswers;
export const guestAnswerNames = Object.keys(guestAnswers) as GuestAnswer[];

/** Returns the days that a plan of this kind can invite to; none for work and business. */
export const daysOfKind = (kind: PlanKind): readonly CelebrationDay[] =>
  kind === 'wedding'
    ? ['mehendi', 'sangeet', 'wedding', 'reception']
    : kind === 'function'
      ? ['celebration']
      : [];

/** Returns the days on offer: those of the plan's kind, and those already told to somebody when it had another kind. */
export const offeredDays = (kind: PlanKind, told: readonly CelebrationDay[]): CelebrationDay[] =>
  celebrationDayNames.filter((day) => daysOfKind(kind).includes(day) || told.includes(day));

type Household = {
  days: readonly CelebrationDay[];
  /** How many are invited. */
  people: number;
  answers: Readonly<Partial<Record<CelebrationDay, GuestAnswer>>>;
  /** How many of them come. */
  coming: number;
};
/** People by answer on one day; `open` are those of households that have not answered for it. */
export type DayCount = { day: CelebrationDay; yes: number; maybe: number; no: number; open: number };

/** Returns the people by answer for each day to which anybody is invited. */
export const countDays = (households: readonly Household[]): DayCount[] =>
  celebrationDayNames.flatMap((day) => {
    const invited = households.filter(({ days }) => days.includes(day));
    if (invited.length === 0) return [];
    const sum = (answer: GuestAnswer | undefined, of: (household: Household) => number) =>
      invited
        .filter(({ answers }) => answers[day] === answer)
        .reduce((total, household) => total + of(household), 0);
    const coming = ({ coming: some }: Household) => some;
    const all = ({ people }: Household) => people;
    return [
      {
        day,
        yes: sum('yes', coming),
        maybe: sum('maybe', coming),
        no: sum('no', all),
        open: sum(undefined, all),
      },
    ];
  });
