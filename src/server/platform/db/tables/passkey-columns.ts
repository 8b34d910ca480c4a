/** @file The stored columns of passkeys, for accounts and staff. */
import { bigint, boolean, index, jsonb, pgTable, text } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant } from './columns.ts';

/** Returns the columns of a public key; the table adds its holder. */
export const passkeyColumns = () => ({
  id: idColumn(),
  /** The credential's own id, in base64url. */
  credentialId: text().notNull(),
  publicKey: bytes().notNull(),
  /** The device's count of uses; 0 where it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull(),
  synced: boolean().notNull(),
  /** Short name of the browser that made it. */
  label: text().notNull(),
  createdAt: createdAt(),
  lastUsedAt: instant(),
});

/** Returns a table of challenges to passkeys that wait for their answer; each is answered once. */
export const questionTable = (name: string) =>
  pgTable(name, { id: idColumn(), challenge: text().notNull(), expiresAt: instant().notNull() }, (table) => [
    index(`${name}_expires_idx`).on(table.expiresAt),
  ]);
export type QuestionTable = ReturnType<typeof questionTable>;
