/** @file The page Numbers in the desk: its address, names of periods, figures, and the way from each number into the list behind it. */
import { deskPaths } from '#facts/desk-paths.ts';
import type { Figures } from '#contract/desk/numbers.ts';
import { enquiryKindNames, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { numberSplits, type NumberSplit, type ReachedStep } from '#domain/desk/number-figures.ts';
import {
  daysLater,
  periodKinds,
  periodOf,
  type Period,
  type PeriodKind,
} from '#domain/desk/number-periods.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { dayInDelhi, isDay } from '#facts/time.ts';
import { showHours } from './format.ts';
import { searchOf } from './search-of.ts';

const longMonth = dayFormat({ month: 'long', year: 'numeric' });
const shortMonth = dayFormat({ month: 'short', year: 'numeric' });
const shortDay = dayFormat({ day: 'numeric', month: 'short' });

/** Names a period: `November 2026`, `16 Nov to 22 Nov`. */
export const showPeriod = (by: PeriodKind, { from, until }: Period): string =>
  by === 'month'
    ? showDay(longMonth, from)
    : `${showDay(shortDay, from)} to ${showDay(shortDay, daysLater(until, -1))}`;
/** Names a period in a table: `Nov 2026`, `16 Nov`. */
export const showShortPeriod = (by: PeriodKind, from: string): string =>
  showDay(by === 'month' ? shortMonth : shortDay, from);
/** Names days: `1 Nov to 20 Nov`. */
export const showDays = (period: Period): string => showPeriod('week', period);

/** The page's state in its address. */
export type NumbersAddress = {
  by: PeriodKind;
  on: string;
  kind: EnquiryKindName | '';
  split: NumberSplit;
  sheet: boolean;
};

/** Reads the address; anything unknown is as if it were not there. */
export function addressOf(search: URLSearchParams, now = new Date()): NumbersAddress {
  const one = <T extends string>(name: string, names: readonly T[], usual: T): T =>
    names.find((known) => known === search.get(name)) ?? usual;
  const on = search.get('on') ?? '';
  return {
    by: one('by', periodKinds, 'month'),
    on: isDay(on) ? on : dayInDelhi(now),
    kind: enquiryKindNames.find((name) => name === search.get('kind')) ?? '',
    split: one('split', numberSplits, 'kind'),
    sheet: search.get('sheet') === '1',
  };
}

/** Returns the address of the period before or after, or of another kind of period. */
export function periodSearch(search: URLSearchParams, by: PeriodKind, on: string, steps = 0): string {
  const next = new URLSearchParams(search);
  next.set('by', by);
  next.set('on', periodOf(by, on, steps).from);
  return `?${next.toString()}`;
}

/** Returns the address of the list of the enquiries that are counted. */
export const listOf = (
  { from, until }: Period,
  reached: ReachedStep,
  more: Readonly<Record<string, string | undefined>> = {},
): string =>
  deskPaths.enquiries + searchOf({ status: 'all', from, to: daysLater(until, -1), reached, ...more });

/** The filter of the list for a value of a split. */
export const filterOf = (split: NumberSplit, value: string | null): Readonly<Record<string, string>> => ({
  [split]: value ?? 'none',
});

export const splitWords: Readonly<Record<NumberSplit, { label: string; none: string }>> = {
  kind: { label: 'Service', none: 'No service' },
  place: { label: 'Place', none: 'Not said' },
  source: { label: 'Page', none: 'Elsewhere' },
  campaign: { label: 'Campaign', none: 'None named' },
  owner: { label: 'Colleague', none: 'Nobody' },
};

/** A column of the tables: a figure as text, its list, and whether there is anything to show. */
export type Column = {
  label: string;
  of: (figures: Figures) => number | null;
  show?: (value: number) => string;
  reached: ReachedStep;
};
/** Figures in the order of an enquiry's way. */
export const columns: readonly Column[] = [
  { label: 'Received', of: ({ received }) => received, reached: 'received' },
  { label: 'In 24 hours', of: ({ inTime }) => inTime, reached: 'inTime' },
  { label: 'First answer', of: ({ hoursToAnswer }) => hoursToAnswer, show: showHours, reached: 'answered' },
  { label: 'Introduced', of: ({ introduced }) => introduced, reached: 'introduced' },
  { label: 'Quoted', of: ({ quoted }) => quoted, reached: 'quoted' },
  { label: 'Booked', of: ({ booked }) => booked, reached: 'booked' },
  {
    label: 'Accepted',
    of: ({ accepted }) => accepted,
    show: (paise) => showPaise(Math.round(paise / 100) * 100),
    reached: 'accepted',
  },
  { label: 'Not booked', of: ({ lost }) => lost, reached: 'lost' },
  { label: 'Called bad', of: ({ bad }) => bad, reached: 'bad' },
];

/** Returns the share as `67 %`; an empty text of nothing. */
export const shareOf = (part: number, all: number): string =>
  all === 0 ? '' : `${Math.round((part / all) * 100)} %`;
