/** @file What the vendor's calendar shows of a day: why it is taken, and the bookings and requests for it. */
import { t } from '#words/t.ts';
import type { OwnDays } from '#contract/availability.ts';
import type { Agenda } from '#contract/workshop-enquiries.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';

type AgendaEntry = Agenda['entries'][number];
export type ShownDay = {
  day: string;
  isBusy: boolean;
  isBooked: boolean;
  /** The last day of a hold; null without one. */
  heldUntil: string | null;
  fromCalendar: boolean;
  bookings: readonly AgendaEntry[];
  requests: readonly AgendaEntry[];
  /** Whether one press may change it: nothing is to be seen there but the vendor's own mark. */
  isPlain: boolean;
  /** Whether several bookings fall on it, though a booking takes its day. */
  isDouble: boolean;
};

const untilWords = dayFormat({ day: 'numeric', month: 'short' });

/** Returns what is shown of a day. */
export function shownDay(day: string, days: OwnDays, agenda: readonly AgendaEntry[]): ShownDay {
  const entries = agenda.filter((entry) => entry.day === day);
  const bookings = entries.filter(({ isBooking }) => isBooking);
  const requests = entries.filter(({ isBooking }) => !isBooking);
  const isBooked = days.booked.includes(day);
  const heldUntil = days.held.find((held) => held.day === day)?.until ?? null;
  const fromCalendar = days.calendar.includes(day);
  return {
    day,
    isBusy: days.busy.includes(day),
    isBooked,
    heldUntil,
    fromCalendar,
    bookings,
    requests,
    isPlain: entries.length === 0 && !isBooked && heldUntil === null && !fromCalendar,
    isDouble: bookings.length > 1 && days.bookingTakes !== false,
  };
}

/** Returns what is to be said of a day, each as a short phrase. */
export function phrasesOf({
  isBusy,
  isBooked,
  heldUntil,
  fromCalendar,
  bookings,
  requests,
}: ShownDay): string[] {
  return [
    bookings.length > 0 &&
      t('{count, plural, one {# booking} other {# bookings}}', { count: bookings.length }),
    isBooked && bookings.length === 0 && t('marked as booked'),
    heldUntil !== null && t('held until {day}', { day: showDay(untilWords, heldUntil) }),
    fromCalendar && t('taken in your own calendar'),
    requests.length > 0 &&
      t('{count, plural, one {# request} other {# requests}}', { count: requests.length }),
    isBusy ? t('not free') : t('free'),
  ].filter((phrase) => phrase !== false);
}
