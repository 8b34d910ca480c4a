/** @file What the directory was asked for, as people say it: on chips, in sentences and behind the choices of a filter. */
import { showNumber } from '#words/formats.ts';
import { t, translated } from '#words/t.ts';
import type { DirectoryAddress, DirectoryField } from '#domain/finding/directory-address.ts';
import { dayFormat as dayFormatOf, showDay } from '#domain/formats/show-date.ts';
import { regionNames, type Region } from '#domain/vendors/vendor-categories.ts';
import { kindLabel } from './directory-choices.ts';

const dayFormat = dayFormatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** `Sunday, 6 December`. */
export const dayWords = (day: string): string => showDay(dayFormat, day);
/** `1,500`. */
export const numberWords = (value: string | number): string => showNumber(Number(value));

/** A part of town as people read it; one that is in no table stays as it was written. */
export const placeName = (area: string): string => translated(area);
/** The same for whoever knows how it was written: nothing where people read just that. */
export function otherPlaceName(area: string): string | undefined {
  const name = placeName(area);
  return name === area ? undefined : name;
}
/** A city as people read it. */
export const regionName = (region: string): string => translated(regionNames[region as Region] ?? region);

/** Words that are looked up: of markets by their id, of facts as `food:jain`. */
export type ToldWords = { marketName: (id: string) => string; factName: (token: string) => string };

type Words = (value: string, told: ToldWords) => string;
const words: Readonly<Partial<Record<DirectoryField, Words>>> = {
  q: (value) => `“${value}”`,
  category: kindLabel,
  area: placeName,
  region: regionName,
  market: (value, { marketName }) => marketName(value),
  on: dayWords,
  open: () => t('Open today'),
  guests: (value) => t('{guests} guests', { guests: numberWords(value) }),
  price: (value) => t('Up to ₹{price}', { price: numberWords(value) }),
  with: (value, { factName }) => factName(value),
  lat: () => t('Near my place'),
  within: (value) => t('Within {distance} km', { distance: value }),
  box: () => t('This part of the map'),
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
