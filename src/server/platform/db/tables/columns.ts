import { sql, type SQL, customType, text, timestamp, uuid, type AnyPgColumn } from '#platform/db/drizzle.ts';
import { v7 } from 'uuid';
import { defaultLocale, type Locale } from '#words/locales.ts';

/** A UUIDv7 made here, because the oldest supported server (15) cannot make one. Sorts by time of creation. */
export const newId = (): string => v7();

/** The primary key of most tables. */
export const idColumn = () => uuid().primaryKey().$defaultFn(newId);

/** An instant, to the millisecond that JavaScript's Date knows, so that what is read equals what was written. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** When the row came to be. */
export const createdAt = () => instant().notNull().defaultNow();

/** When the row last changed. Set by drizzle on each update; there are no triggers. */
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** The language that somebody speaks with us. Without a check: a language is a line in the table of languages, and no migration. */
export const localeColumn = () => text().$type<Locale>().notNull().default(defaultLocale);

/** Bytes, such as a SHA-256. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A set of terms that an index finds; written by the database itself. */
export const termSet = customType<{ data: string }>({ dataType: () => 'tsvector' });

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** The condition "one of these words" for a check. Text with a check instead of an enum: a word can be added in one statement. */
export const oneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${quoted(words)})`;

/** The same for a list: it holds none but these words. */
export const noneBut = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} <@ array[${quoted(words)}]`;

/** Byte order, the same in the embedded database and on any server, whatever its locale. */
export const byteOrder = (column: AnyPgColumn): SQL => sql`${column} collate "C"`;
