/** @file Searches of the directory whose new vendors are told by e-mail. */
import { check, index, pgTable, sql, text, unique, uuid } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant, localeColumn } from './columns.ts';

export const keptSearches = pgTable(
  'kept_searches',
  {
    id: idColumn(),
    /** Hash of the secret in the mailed link, which is derived from the id. */
    secretHash: bytes().notNull(),
    /** Receives the mails. Deleted with the row. */
    email: text().notNull(),
    /** The same in the form that identifies a person. */
    emailKey: text().notNull(),
    /** The query of the directory's address, as it was read: `category=catering&area=Dwarka`. */
    search: text().notNull(),
    /** The language of the search, and of its mails. */
    locale: localeColumn(),
    createdAt: createdAt(),
    /** When the reader of the address confirmed it; nothing but the request to confirm is mailed before. */
    confirmedAt: instant(),
    /** When its reader ended it. Until the row is destroyed the reader can keep it after all. */
    endedAt: instant(),
    /** Destroyed after this. */
    endsAt: instant().notNull(),
    /** The time of the next look for new vendors, a week or more after the last mail. */
    nextAt: instant(),
    /** Vendors told of, the newest first, of the time in which a vendor counts as new. */
    told: uuid().array().notNull().default([]),
  },
  (table) => [
    unique('kept_searches_secret_key').on(table.secretHash),
    unique('kept_searches_search_key').on(table.emailKey, table.search),
    check('kept_searches_next_check', sql`(${table.confirmedAt} is null) = (${table.nextAt} is null)`),
    index('kept_searches_next_idx').on(table.nextAt),
    index('kept_searches_ends_idx').on(table.endsAt),
  ],
);
