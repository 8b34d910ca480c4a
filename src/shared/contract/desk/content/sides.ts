/**
 * @file Items in another language. An item's side holds its translated words alone: pictures, days, places, references and
 * untranslated words are those of the English item.
 */
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import { contentType, type ContentTypeName } from './content-types.ts';
import type { ContentType } from './content-type.types.ts';
import type { ContentData, ContentValue, Field, Fields } from './fields.ts';

/** A language that an item may have beside English. */
export type SideLocale = Exclude<Locale, typeof defaultLocale>;
export const sideLocales = localeNames.filter((locale) => locale !== defaultLocale) as [
  SideLocale,
  ...SideLocale[],
];
/** Returns the language of a side; null for the English item itself, and for a language that is not spoken here. */
export const sideLocale = (locale: Locale): SideLocale | null =>
  sideLocales.find((one) => one === locale) ?? null;

/** The English entry that a translated entry of a list belongs to. */
const whichOne: Field = { kind: 'line', label: 'Of', max: 2000, required: true };

const isKind = (field: Field): boolean =>
  field.kind === 'line' ||
  field.kind === 'text' ||
  field.kind === 'markdown' ||
  field.kind === 'lines' ||
  field.kind === 'list';

function optional({ required: _, ...field }: Field): Field {
  return field.kind === 'list' ? { ...field, fields: { of: whichOne, ...wordFields(field.fields) } } : field;
}

/** Returns the fields with words, none of them required. */
const wordFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isKind(field) && !field.shared ? [[name, optional(field)]] : [],
    ),
  );

/** Returns whether a side needs the field: its title and its long texts, as a half-translated text is useless. */
const isNeeded = ({ title, keys, fields }: ContentType, name: string) =>
  fields[name]?.required &&
  (fields[name].kind === 'markdown' || (name === title && typeof keys === 'string'));

/** Returns a type in a language: in any but English only the fields with words. */
export function contentTypeIn(name: ContentTypeName, locale: Locale): ContentType {
  const type = contentType(name);
  if (locale === defaultLocale) return type;
  const fields = Object.entries(wordFields(type.fields)).map(([field, one]) => [
    field,
    isNeeded(type, field) ? { ...one, required: true } : one,
  ]);
  return { ...type, fields: Object.fromEntries(fields) as Fields };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the name that identifies an entry in a list. */
export function nameInList(field: Extract<Field, { kind: 'list' }>, one: ContentData): string {
  const value = one[field.key];
  const name = Array.isArray(value) ? value.join(', ') : value;
  return typeof name === 'string' ? name.replaceAll(/\s+/g, ' ') : '';
}

/**
 * Returns a row with the side's words in place of the English ones, where they exist. A field empty in English is empty in every
 * language.
 */
export function withWords<Row extends object>(fields: Fields, row: Row, words: ContentData): Row {
  const english = row as Readonly<Record<string, unknown>>;
  const said = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = words[name];
    if (!isKind(field) || field.shared || isNothing(value) || isNothing(english[name])) return [];
    if (field.kind !== 'list') return [[name, value]];
    const written = new Map((value as ContentData[]).map((one) => [one['of'], one]));
    const all = (english[name] as ContentData[]).map((one) => {
      const found = written.get(nameInList(field, one));
      return found ? withWords(field.fields, one, found) : one;
    });
    return [[name, all]];
  });
  return { ...row, ...Object.fromEntries(said) };
}

/** Returns the words of an English item, in the shape of a side. */
export const wordsOf = (fields: Fields, data: ContentData): ContentData =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, ContentValue][] => {
      const value = data[name];
      if (!isKind(field) || field.shared || isNothing(value)) return [];
      if (field.kind !== 'list') return [[name, value!]];
      const all = (value as ContentData[]).map((one) => ({
        of: nameInList(field, one),
        ...wordsOf(field.fields, one),
      }));
      return [[name, all]];
    }),
  );
