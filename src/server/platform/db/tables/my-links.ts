/** @file Links by e-mail that show a family all of its requests, once. */
import { index, pgTable, text, unique } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant } from './columns.ts';

export const myLinks = pgTable(
  'my_links',
  {
    id: idColumn(),
    secretHash: bytes().notNull(),
    /** The address that asked, as requests have it; gone with the row, which goes with its use. */
    emailKey: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('my_links_secret_key').on(table.secretHash),
    index('my_links_expires_idx').on(table.expiresAt),
  ],
);
