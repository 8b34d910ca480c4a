/** @file Conversion between the forms of guests and invitations and what the API takes. */
import type { HouseholdInput, InvitationInput } from '#contract/plan-guests.ts';
import {
  celebrationDayNames,
  guestAnswerNames,
  guestSideNames,
  type CelebrationDay,
  type GuestAnswer,
} from '#domain/plans/celebration-days.ts';
import type { Values } from './form-call.ts';

export const dayControl = (day: CelebrationDay) => `day-${day}`;
export const answerControl = (day: CelebrationDay) => `answer-${day}`;
export const invitedControl = (part: 'date' | 'time' | 'place' | 'address', day: CelebrationDay) =>
  `${part}-${day}`;

const said = (values: Values, name: string) => (values[name] ?? '').trim();
/** What is no whole number becomes one that the server refuses with its sentence. */
const count = (typed: string) => (/^\d{1,6}$/.test(typed) ? Number(typed) : -1);

export const householdIn = (values: Values): HouseholdInput => ({
  name: said(values, 'name'),
  side: guestSideNames.find((side) => side === values['side']) ?? 'both',
  days: celebrationDayNames.filter((day) => values[dayControl(day)]),
  people: count(said(values, 'people')),
});

/** Returns the invitation in the form; a day without date and place is left out. */
export const invitationIn = (values: Values): InvitationInput => ({
  names: said(values, 'names'),
  hosts: said(values, 'hosts'),
  words: said(values, 'words').replaceAll('\r\n', '\n'),
  days: celebrationDayNames.flatMap((day) => {
    const part = (name: 'date' | 'time' | 'place' | 'address') => said(values, invitedControl(name, day));
    const one = {
      day,
      date: part('date'),
      time: part('time'),
      place: part('place'),
      address: part('address'),
    };
    return one.place || (one.date && one.time) ? [one] : [];
  }),
});

export const answersIn = (values: Values) => ({
  answers: Object.fromEntries(
    celebrationDayNames.flatMap((day) => {
      const answer = guestAnswerNames.find((one) => one === values[answerControl(day)]);
      return answer ? [[day, answer] as const] : [];
    }),
  ) as Partial<Record<CelebrationDay, GuestAnswer>>,
  coming: said(values, 'coming') === '' ? 0 : count(said(values, 'coming')),
});
