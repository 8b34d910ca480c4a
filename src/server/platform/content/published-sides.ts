/** @file Reads the published translations of items, for all code that shows them. */
import { and, eq, inArray, sql, alias } from '#platform/db/drizzle.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { sideLocale, sideLocales, withWords, type SideLocale } from '#contract/desk/content/sides.ts';
import { defaultLocale, locales, type Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import type { Database } from '../db/handle.ts';
import { contentItems } from '../db/tables.ts';

const sides = alias(contentItems, 'sides');

/** For callers that need the items' keys and not their words. */
const allFields = (type: ContentTypeName) => Object.keys(contentType(type).fields);

type Wanted = {
  /** Only these items. */
  keys?: readonly string[];
  /** Without these fields. */
  without?: readonly string[];
};

/**
 * Returns the published translations of a language, by the keys of the English items that visitors see. A translation of an
 * unpublished item is left out.
 */
export async function publishedSides(
  db: Database,
  type: ContentTypeName,
  locale: SideLocale,
  { keys, without = [] }: Wanted = {},
): Promise<Map<string, ContentData>> {
  const rows = await db
    .select({
      key: contentItems.publishedKey,
      words: sql<ContentData>`${sides.published} - ${sql.param([...without])}::text[]`,
    })
    .from(sides)
    .innerJoin(contentItems, eq(contentItems.id, sides.originalId))
    .where(
      and(
        eq(sides.type, type),
        eq(sides.locale, locale),
        eq(sides.live, 'published'),
        eq(contentItems.live, 'published'),
        keys && inArray(contentItems.publishedKey, [...keys]),
      ),
    );
  return new Map(rows.flatMap(({ key, words }) => (key ? [[key, words] as const] : [])));
}

/**
 * Returns the languages in which each item of a type can be read, by key, for lists of addresses. Each has the default
 * language.
 */
export async function spokenLocales(
  db: Database,
  type: ContentTypeName,
): Promise<(key: string) => readonly Locale[]> {
  const said = await Promise.all(
    sideLocales.map(async (locale) => ({
      locale,
      keys: await publishedSides(db, type, locale, { without: allFields(type) }),
    })),
  );
  return (key) => [defaultLocale, ...said.flatMap(({ locale, keys }) => (keys.has(key) ? [locale] : []))];
}

/** `lang` names the language of a text that is not in the current one, for screen readers. */
type Foreign = { lang?: string };
type Speak = <Row extends object>(row: Row, key: string) => Row & Foreign;

const asItIs: Speak = (row) => row;

/**
 * Returns a function that puts rows of a type into the current language. A row without a translation stays English and says so. In
 * English it returns the rows as they are, without a query.
 */
export async function speakerOf(db: Database, type: ContentTypeName, wanted: Wanted): Promise<Speak> {
  const locale = sideLocale(localeNow());
  if (!locale || wanted.keys?.length === 0) return asItIs;
  const { fields } = contentType(type);
  const words = await publishedSides(db, type, locale, wanted);
  return (row, key) => {
    const said = words.get(key);
    return said ? withWords(fields, row, said) : { ...row, lang: locales[defaultLocale].lang };
  };
}

/** Returns rows of a module's own table, whose columns have the names of the fields, in the current language. */
export async function spoken<Row extends object>(
  db: Database,
  type: ContentTypeName,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<(Row & Foreign)[]> {
  const { fields } = contentType(type);
  // A list shows no long texts, so they are not read.
  const without = Object.keys(fields).filter(
    (name) => fields[name]!.kind === 'markdown' && !(name in (rows[0] ?? {})),
  );
  const speak = await speakerOf(db, type, { keys: rows.map(keyOf), without });
  return rows.map((row) => speak(row, keyOf(row)));
}
