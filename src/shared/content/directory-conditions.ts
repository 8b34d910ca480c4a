/** @file Conditions of a directory search in words: for chips, sentences and the choices of a filter. */
import { showNumber } from '#words/formats.ts';
import { t, translated } from '#words/t.ts';
import type { DirectoryAddress, DirectoryField } from '#domain/finding/directory-address.ts';
import { readExclusion } from '#domain/finding/exclusions.ts';
import { dayFormat as dayFormatOf, showDay } from '#domain/formats/show-date.ts';
import { regionNames, type Region } from '#domain/vendors/vendor-categories.ts';
import { kindLabel } from './directory-choices.ts';

const dayFormat = dayFormatOf({ weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a day: `Sunday, 6 December`. */
export const dayWords = (day: string): string => showDay(dayFormat, day);
const fullFormat = dayFormatOf({ day: 'numeric', month: 'long', year: 'numeric' });
/** Formats a day of any year: `14 February 2020`. */
export const dayAndYearWords = (day: string): string => showDay(fullFormat, day);
/** Formats a number: `1,500`. */
export const numberWords = (value: string | number): string => showNumber(Number(value));

/** Returns the displayed name of a part of town; one in no table stays as written. */
export const placeName = (area: string): string => translated(area);
/** Returns the displayed name where it differs from the written one, else undefined. */
export function otherPlaceName(area: string): string | undefined {
  const name = placeName(area);
  return name === area ? undefined : name;
}
/** Returns the displayed name of a city. */
export const regionName = (region: string): string => translated(regionNames[region as Region] ?? region);

/** Lookups of words: of markets by their id, of facts as `food:jain`. */
export type ToldWords = { marketName: (id: string) => string; factName: (token: string) => string };

/** Returns an exclusion of an address, as `food:nonveg`, in words: of a chip, and in a sentence about vendors. */
export function exclusionWords(
  text: string,
  told: ToldWords,
): { chip: string; isPlace: boolean; what: string } {
  const [kind, value] = readExclusion(text) ?? ['words', text];
  const based = (place: string) => ({
    chip: t('Not based in {place}', { place }),
    isPlace: true,
    what: place,
  });
  if (kind === 'area') return based(placeName(value));
  if (kind === 'region') return based(regionName(value));
  if (kind === 'market') return based(told.marketName(value));
  const what = kind === 'with' ? told.factName(value) : kind === 'category' ? kindLabel(value) : `“${value}”`;
  return { chip: t('Without: {what}', { what }), isPlace: false, what };
}

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
  without: (value, told) => exclusionWords(value, told).chip,
  lat: () => t('Near my place'),
  within: (value) => t('Within {distance} km', { distance: value }),
  box: () => t('This part of the map'),
};
/** Fields with several values, joined by commas. */
const severalOf: readonly string[] = ['category', 'with', 'without'] satisfies DirectoryField[];
/** Fields that are useless without the key's field, and are removed with it. */
const goesWith: Readonly<Partial<Record<DirectoryField, readonly DirectoryField[]>>> = {
  lat: ['lat', 'lng', 'within'],
};

/** One condition, and the query without it. */
export type Condition = { field: DirectoryField; words: string; without: DirectoryAddress };

/** Returns every condition of an address, in the address's order. Sort order and page number are not conditions. */
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
