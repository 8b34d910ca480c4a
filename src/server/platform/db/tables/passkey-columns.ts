/** @file Passkeys as they are stored, for whoever signs in with them. */
import { bigint, boolean, index, jsonb, pgTable, text } from '#platform/db/drizzle.ts';
import { bytes, createdAt, idColumn, instant } from './columns.ts';

/** A public key; its holder stands beside it. */
export const passkeyColumns = () => ({
  id: idColumn(),
  /** The credential's own id, in base64url. */
  credentialId: text().notNull(),
  publicKey: bytes().notNull(),
  /** How often the device says that it was used; 0 where it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull(),
  synced: boolean().notNull(),
  /** Short name of the browser in which it was made. */
  label: text().notNull(),
  createdAt: createdAt(),
  lastUsedAt: instant(),
});

/** A table of questions to passkeys that wait for their answer; each is answered once. */
export const questionTable = (name: string) =>
  pgTable(name, { id: idColumn(), challenge: text().notNull(), expiresAt: instant().notNull() }, (table) => [
    index(`${name}_expires_idx`).on(table.expiresAt),
  ]);
export type QuestionTable = ReturnType<typeof questionTable>;
