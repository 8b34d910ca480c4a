/** @file The directory's state as it stands in an address. Free of the validator: the page reads and writes it. */
import { directoryLimits } from '#facts/limits.ts';
import { regions, vendorKinds } from './vendor-categories.ts';

const { pagesMax, queryMax, withinMaxKm } = directoryLimits;

const short = (value: string) => value.length <= 120;
const between = (value: string, min: number, max: number) =>
  /^-?\d{1,3}(\.\d{1,12})?$/.test(value) && Number(value) >= min && Number(value) <= max;
const whole = (value: string, max: number) => /^\d{1,4}$/.test(value) && between(value, 1, max);

/** Every name that an address of the directory may carry, in the order in which it is written, with what it may hold. */
const fields = {
  q: (value: string) => value.length <= queryMax,
  category: (value: string) => {
    const kinds = value.split(',');
    return (
      new Set(kinds).size === kinds.length && kinds.every((kind) => vendorKinds.some((one) => one === kind))
    );
  },
  area: short,
  market: short,
  region: (value: string) => regions.some((region) => region === value),
  open: (value: string) => value === 'today',
  lat: (value: string) => between(value, -90, 90),
  lng: (value: string) => between(value, -180, 180),
  within: (value: string) => whole(value, withinMaxKm),
  sort: (value: string) => value === 'near' || value === 'name',
  page: (value: string) => whole(value, pagesMax),
};

/** One of the names. */
export type DirectoryField = keyof typeof fields;
/** All of them. */
export const directoryFields = Object.keys(fields) as DirectoryField[];
/** What an address asks for; a field that is absent asks for nothing. */
export type DirectoryAddress = Readonly<Partial<Record<DirectoryField, string>>>;

/** Distance without a place cannot be answered. */
function withoutHalves({ lat, lng, within, sort, ...rest }: DirectoryAddress): DirectoryAddress {
  if (lat === undefined || lng === undefined) return sort === 'name' ? { ...rest, sort } : rest;
  return { ...rest, lat, lng, ...(within && { within }), ...(sort && { sort }) };
}

/** Reads an address. What it cannot mean is left out: an old or mistyped link still shows a list. */
export function readDirectoryAddress(search: URLSearchParams): DirectoryAddress {
  const entries = directoryFields.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value && fields[name](value) ? [[name, value] as const] : [];
  });
  return withoutHalves(Object.fromEntries(entries));
}

/** Writes the query of an address, with `?`; empty when nothing is asked. What goes without saying is not written. */
export function writeDirectoryAddress(address: DirectoryAddress): string {
  const search = new URLSearchParams();
  for (const name of directoryFields) {
    const value = address[name];
    const said = !(name === 'page' && value === '1') && !(name === 'sort' && value === 'name');
    if (value && said) search.set(name, value);
  }
  // A comma may stand as it is; so the address can be read.
  const query = search.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
