/** @file Ways into an account other than registration: invitations to a team, and passkeys. */
import { index, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import { accounts } from './accounts.ts';
import { bytes, createdAt, idColumn, instant } from './columns.ts';
import { passkeyColumns, questionTable } from './passkey-columns.ts';
import { vendors } from './vendors.ts';

const accountId = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Links that let somebody into a vendor's team once. Only the SHA-256 is stored. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    hash: bytes().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_invitations_hash_key').on(table.hash),
    unique('team_invitations_vendor_email_key').on(table.vendorId, table.emailKey),
    index('team_invitations_expires_idx').on(table.expiresAt),
  ],
);

/** Public keys of the passkeys of accounts. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  { accountId: accountId(), ...passkeyColumns() },
  (table) => [
    unique('account_passkeys_credential_id_key').on(table.credentialId),
    index('account_passkeys_account_idx').on(table.accountId),
  ],
);

/** Challenges to passkeys of accounts that wait for their answer. */
export const accountQuestions = questionTable('account_questions');
