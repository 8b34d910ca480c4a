/** @file One-time links by e-mail that show a family all of its requests. */
import { index, pgTable, text, unique } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant } from './columns.ts';

export const myLinks = pgTable(
  'my_links',
  {
    id: idColumn(),
    secretHash: bytes().notNull(),
    /** The address that requested the link, in the form of enquiries; deleted with the row at its use. */
    emailKey: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('my_links_secret_key').on(table.secretHash),
    index('my_links_expires_idx').on(table.expiresAt),
  ],
);
