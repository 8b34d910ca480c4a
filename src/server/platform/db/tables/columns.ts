import { sql, type SQL, customType, text, timestamp, uuid, type AnyPgColumn } from '#platform/db/drizzle.ts';
import { v7 } from 'uuid';
import { defaultLocale, type Locale } from '#words/locales.ts';

/** Returns a UUIDv7 made here, because the oldest supported server (15) cannot make one. It sorts by time of creation. */
export const newId = (): string => v7();

/** Returns the primary key column of most tables. */
export const idColumn = () => uuid().primaryKey().$defaultFn(newId);

/** Returns a column for an instant in milliseconds, the precision of JavaScript's Date, so that reads equal writes. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Returns a column for the time of the row's creation. */
export const createdAt = () => instant().notNull().defaultNow();

/** Returns a column for the time of the row's last change. Set by drizzle on each update; there are no triggers. */
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Returns a column for a person's language. Without a check: a language is a line in the table of languages, and no migration. */
export const localeColumn = () => text().$type<Locale>().notNull().default(defaultLocale);

/** Bytes, such as a SHA-256. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A set of terms that an index finds; written by the database itself. */
export const termSet = customType<{ data: string }>({ dataType: () => 'tsvector' });

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** Returns the check "one of these words". Text with a check instead of an enum: a word can be added in one statement. */
export const oneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${quoted(words)})`;

/** Returns the same check for a list. */
export const noneBut = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} <@ array[${quoted(words)}]`;

/** Returns the column in byte order, the same in the embedded database and on any server with any locale. */
export const byteOrder = (column: AnyPgColumn): SQL => sql`${column} collate "C"`;
