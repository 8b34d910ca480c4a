import {
  and,
  eq,
  sql,
  type SQL,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from '#platform/db/drizzle.ts';
import { teamRoles } from '#facts/team.ts';
import type { Locale } from '#words/locales.ts';
import { bytes, createdAt, idColumn, instant, localeColumn, oneOf, updatedAt } from './columns.ts';
import { vendors } from './vendors.ts';

/** The purposes of tokens. */
export const tokenPurposes = ['bearer', 'reset', 'verify', 'email_change'] as const;

/** The log-ins of vendors: one owner each, and the members of its team. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** The holder's role; the contract has the table of rights. */
    role: text({ enum: teamRoles }).notNull().default('owner'),
    /** The holder's name; null for the owner, whose name is in the vendor's row. */
    name: text(),
    /** The address as the vendor wrote it. */
    email: text().notNull(),
    /** The address in lower case: two spellings are one account. */
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    emailVerifiedAt: instant(),
    /** The version of the notice beside the registration form, for the proof of consent. */
    noticeVersion: text(),
    /** The language of that notice. */
    noticeLocale: text().$type<Locale>(),
    /** The language in which the vendor registered or last signed in, for mails. */
    locale: localeColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('accounts_vendor_owner_key')
      .on(table.vendorId)
      .where(sql`${table.role} = 'owner'`),
    // Few of very many, for the desk's list of vendors.
    index('accounts_unconfirmed_idx')
      .on(table.vendorId)
      .where(sql`${table.emailVerifiedAt} is null and ${table.role} = 'owner'`),
    index('accounts_vendor_idx').on(table.vendorId),
    unique('accounts_email_key_key').on(table.emailKey),
    check('accounts_role_check', oneOf(table.role, teamRoles)),
  ],
);

/** Matches the owner's account, by which a vendor is reached. */
export const isOwnerOf = (vendorId: AnyPgColumn | string): SQL =>
  and(eq(accounts.vendorId, vendorId), eq(accounts.role, 'owner'))!;

/** Random tokens. Only the SHA-256 is stored, so that a reader of the table cannot sign in. */
export const tokens = pgTable(
  'tokens',
  {
    id: idColumn(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    hash: bytes().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    /** Short name of the browser, so that a vendor recognises the session. */
    label: text(),
    payload: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('tokens_hash_key').on(table.hash),
    check('tokens_purpose_check', oneOf(table.purpose, tokenPurposes)),
    index('tokens_account_idx').on(table.accountId, table.purpose),
    index('tokens_expires_idx').on(table.expiresAt),
  ],
);

/** Addresses and devices with a successful sign-in. Failed attempts from elsewhere do not slow these down. */
export const knownSources = pgTable(
  'known_sources',
  {
    /** Keyed hash of the account with an address or a device: it reveals neither. */
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    index('known_sources_account_idx').on(table.accountId),
    index('known_sources_used_idx').on(table.lastUsedAt),
  ],
);

/**
 * The legally required record of an erased account, unreadable without the installation's key and deleted at its term.
 * Nothing of the product reads it.
 */
export const sealedRecords = pgTable(
  'sealed_records',
  {
    id: idColumn(),
    /** The erased subject, such as `vendor`. */
    kind: text().notNull(),
    sealed: bytes().notNull(),
    createdAt: createdAt(),
    purgeAt: instant().notNull(),
  },
  (table) => [index('sealed_records_purge_idx').on(table.purgeAt)],
);
