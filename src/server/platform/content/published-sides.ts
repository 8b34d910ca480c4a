/** @file What is published of items in other languages, for whatever shows them. */
import { and, eq, inArray, sql, alias } from '#platform/db/drizzle.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { sideLocale, sideLocales, withWords, type SideLocale } from '#contract/desk/content/sides.ts';
import { defaultLocale, locales, type Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import type { Database } from '../db/handle.ts';
import { contentItems } from '../db/tables.ts';

const sides = alias(contentItems, 'sides');

/** For whoever asks which items there are, and not what they say. */
const allFields = (type: ContentTypeName) => Object.keys(contentType(type).fields);

type Wanted = {
  /** Of these items alone. */
  keys?: readonly string[];
  /** Without these fields. */
  without?: readonly string[];
};

/**
 * Returns what is published in a language, by the keys of the English items that visitors see. A side whose item was taken off the
 * site is not seen either.
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
 * Returns in which languages the items of a type can be read, by their keys, for whoever lists addresses. Each is there in the default
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

/** In a language other than the one that is spoken: `lang` says in which, for screen readers. */
type Foreign = { lang?: string };
type Speak = <Row extends object>(row: Row, key: string) => Row & Foreign;

const asItIs: Speak = (row) => row;

/**
 * Returns what puts rows of a type into the language that is spoken now. What has no side in it stays English and says so. In
 * English it leaves them as they are, without a query.
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

/** Returns rows of a module's own table, whose columns are called like the fields, in the language that is spoken now. */
export async function spoken<Row extends object>(
  db: Database,
  type: ContentTypeName,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<(Row & Foreign)[]> {
  const { fields } = contentType(type);
  // A list shows no long texts: they need not travel.
  const without = Object.keys(fields).filter(
    (name) => fields[name]!.kind === 'markdown' && !(name in (rows[0] ?? {})),
  );
  const speak = await speakerOf(db, type, { keys: rows.map(keyOf), without });
  return rows.map((row) => speak(row, keyOf(row)));
}
