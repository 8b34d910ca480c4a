/** @file The directory's state in an address. Free of the validator: the page reads and writes it. */
import { recordId } from '#facts/ids.ts';
import { isDay } from '#facts/time.ts';
import { directoryLimits, maxLength } from '#facts/limits.ts';
import { directoryQuery } from '#facts/directory-query.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { readBox } from './places.ts';
import { regions, vendorKinds } from '#domain/vendors/vendor-categories.ts';

const { guestsMax, pagesMax, priceMaxRupees, withinMaxKm } = directoryLimits;

const short = (value: string) => value.length <= 120;
const between = (value: string, min: number, max: number) =>
  /^-?\d{1,3}(\.\d{1,12})?$/.test(value) && Number(value) >= min && Number(value) <= max;
const whole = (value: string, max: number) =>
  /^\d{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= max;
/** Normalises several values of a fixed choice, joined by commas, each once. */
const someOf = (value: string, all: readonly string[]) => {
  const chosen = value.split(',');
  return new Set(chosen).size === chosen.length && chosen.every((one) => all.includes(one));
};

/** Maximum length, more than any real query of facts. */
const withMaxLength = 500;

/** A query name of a directory address. */
export type DirectoryField = (typeof directoryQuery)[number];

/** The orders of a list. The default is the best match with search words, and A to Z without. */
export const directorySorts = ['best', 'near', 'price', 'capacity', 'name'] as const;

/** Validity of each field's value. */
const fields: Readonly<Record<DirectoryField, (value: string) => boolean>> = {
  q: (value) => value.length <= maxLength.searchTyped,
  category: (value) => someOf(value, vendorKinds),
  area: short,
  market: (value) => recordId(value) !== null,
  region: (value) => regions.some((region) => region === value),
  open: (value) => value === 'today',
  on: isDay,
  guests: (value) => whole(value, guestsMax),
  price: (value) => whole(value, priceMaxRupees),
  // The server knows the facts, so that no page carries their table.
  with: (value) => {
    const facts = value.split(',');
    return (
      value.length <= withMaxLength &&
      new Set(facts).size === facts.length &&
      facts.every((fact) => /^[a-zA-Z]+:[a-z-]+$/.test(fact))
    );
  },
  without: (value) => short(value) && value.split(',').every((one) => /^[a-zA-Z]+:./.test(one)),
  lat: (value) => between(value, -90, 90),
  lng: (value) => between(value, -180, 180),
  within: (value) => whole(value, withinMaxKm),
  box: (value) => readBox(value) !== null,
  sort: (value) => directorySorts.some((sort) => sort === value),
  page: (value) => whole(value, pagesMax),
};

/** Fields whose words stay as typed. */
const freeText: readonly DirectoryField[] = ['q', 'area', 'without'];

/** Returns the value of a field of an address, or null when it is invalid. Invisible characters separate words as a space does. */
export function readDirectoryField(name: DirectoryField, given: string | null): string | null {
  const typed = given?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const value = typed && !freeText.includes(name) ? asciiDigits(typed) : typed;
  return value && fields[name](value) ? value : null;
}

/** Fields with several values: a form sends each choice by itself, an address joins all by commas. */
const severalValued: readonly string[] = ['category', 'with'] satisfies DirectoryField[];

/** Returns the raw value of a field in an address or a form; null when it is absent. */
export function givenDirectoryField(name: string, search: URLSearchParams): string | null {
  if (!severalValued.includes(name)) return search.get(name);
  return search.getAll(name).filter(Boolean).join(',') || null;
}

/** The parsed query of the directory. */
export type DirectoryAddress = Readonly<Partial<Record<DirectoryField, string>>>;

/** Removes an incomplete place, and a distance or order by distance without a place. */
function withoutHalves({ lat, lng, within, sort, ...rest }: DirectoryAddress): DirectoryAddress {
  if (lat === undefined || lng === undefined) return sort && sort !== 'near' ? { ...rest, sort } : rest;
  return { ...rest, lat, lng, ...(within && { within }), ...(sort && { sort }) };
}

/** Parses an address. Invalid values are left out, so that an old or mistyped link still shows a list. */
export function readDirectoryAddress(search: URLSearchParams): DirectoryAddress {
  const entries = directoryQuery.flatMap((name) => {
    const value = readDirectoryField(name, givenDirectoryField(name, search));
    return value === null ? [] : [[name, value] as const];
  });
  return withoutHalves(Object.fromEntries(entries));
}

/** Returns the query of an address, with `?`; page 1 is omitted, and an empty query is ''. */
export function writeDirectoryAddress(address: DirectoryAddress): string {
  const search = new URLSearchParams();
  for (const name of directoryQuery) {
    const value = address[name];
    const said = !(name === 'page' && value === '1');
    if (value && said) search.set(name, value);
  }
  // Commas stay unescaped, for a readable address.
  const query = search.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
