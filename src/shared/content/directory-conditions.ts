/** @file What the directory was asked for, as people say it: on chips, in sentences and behind the choices of a filter. */
import type { DirectoryAddress, DirectoryField } from '#contract/directory-address.ts';
import { showDay } from '#contract/show-date.ts';
import { kindLabel } from './directory-choices.ts';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const number = new Intl.NumberFormat('en-IN');

/** `Sunday, 6 December`. */
export const dayWords = (day: string): string => showDay(dayFormat, day);
/** `1,500`. */
export const numberWords = (value: string | number): string => number.format(Number(value));

/** Words that are looked up: of markets by their id, of facts as `food:jain`. */
export type ToldWords = { marketName: (id: string) => string; factName: (token: string) => string };

type Words = (value: string, told: ToldWords) => string;
const words: Readonly<Partial<Record<DirectoryField, Words>>> = {
  q: (value) => `“${value}”`,
  category: kindLabel,
  area: (value) => value,
  region: (value) => value,
  market: (value, { marketName }) => marketName(value),
  on: dayWords,
  open: () => 'Open today',
  guests: (value) => `${numberWords(value)} guests`,
  price: (value) => `Up to ₹${numberWords(value)}`,
  with: (value, { factName }) => factName(value),
  lat: () => 'Near my place',
  within: (value) => `Within ${value} km`,
  box: () => 'This part of the map',
};
/** Those that a visitor may ask for several of, with commas between. */
const severalOf: readonly string[] = ['category', 'with'] satisfies DirectoryField[];
/** What makes no sense without it. */
const goesWith: Readonly<Partial<Record<DirectoryField, readonly DirectoryField[]>>> = {
  lat: ['lat', 'lng', 'within'],
};

/** One condition, and what is asked when it is taken away. */
export type Condition = { field: DirectoryField; words: string; without: DirectoryAddress };

/** Every condition of an address, in the order of the address. The order of the list and its page are none. */
export const conditionsOf = (address: DirectoryAddress, told: ToldWords): readonly Condition[] =>
  (Object.keys(words) as DirectoryField[]).flatMap((field) => {
    const value = address[field];
    if (!value) return [];
    const several = severalOf.includes(field) ? value.split(',') : [value];
    return several.map((one): Condition => {
      const left = several.filter((other) => other !== one).join(',');
      const { page: _, sort, ...rest } = address;
      const gone = Object.fromEntries((goesWith[field] ?? [field]).map((name) => [name, undefined]));
      const placed = field !== 'lat' || sort !== 'near';
      return {
        field,
        words: words[field]!(one, told),
        without: { ...rest, ...(sort && placed && { sort }), ...gone, ...(left && { [field]: left }) },
      };
    });
  });
