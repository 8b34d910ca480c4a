import {
  boolean,
  date,
  sql,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from '#platform/db/drizzle.ts';
import { staffRoles } from '#facts/staff-access.ts';
import { bytes, createdAt, idColumn, instant, oneOf, updatedAt } from './columns.ts';
import { passkeyColumns, questionTable } from './passkey-columns.ts';

/** The members of the staff. The row of a former member remains, so that acts keep their name. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: idColumn(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address in lower case: two spellings are one person. */
    emailKey: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Set with the first way of signing in; null while only invited. */
    joinedAt: instant(),
    /** The end of the membership. */
    endedAt: instant(),
    lastSeenAt: instant(),
    passwordHash: text(),
    /** The secret of the authenticator, sealed with the installation's key. */
    oneTimeSecret: bytes(),
    /** The last 30-second step with an accepted code: an overseen code works only once. */
    oneTimeStep: integer(),
    /** An owner gets the numbers of each week by mail, unless it has turned that off. */
    weeklyNumbers: boolean().notNull().default(true),
    /** The Monday of the last week that was mailed. */
    numbersMailed: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('staff_members_email_key_key').on(table.emailKey),
    check('staff_members_role_check', oneOf(table.role, staffRoles)),
    check(
      'staff_members_password_check',
      sql`(${table.passwordHash} is null) = (${table.oneTimeSecret} is null)`,
    ),
  ],
);

const memberId = () =>
  uuid()
    .notNull()
    .references(() => staffMembers.id, { onDelete: 'cascade' });

/** Public keys of passkeys. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  { memberId: memberId(), ...passkeyColumns() },
  (table) => [
    unique('staff_passkeys_credential_id_key').on(table.credentialId),
    index('staff_passkeys_member_idx').on(table.memberId),
  ],
);

/** Recovery codes on paper, each valid once; only their SHA-256 is stored. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { hash: bytes().primaryKey(), memberId: memberId(), createdAt: createdAt() },
  (table) => [index('staff_recovery_codes_member_idx').on(table.memberId)],
);

/** Open sessions of the desk; only the SHA-256 of the cookie is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: idColumn(),
    memberId: memberId(),
    hash: bytes().notNull(),
    label: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    unique('staff_sessions_hash_key').on(table.hash),
    index('staff_sessions_member_idx').on(table.memberId),
    index('staff_sessions_expires_idx').on(table.expiresAt),
  ],
);

/** Browsers with a sign-in: any other causes a mail. The keyed hash of a cookie and the member. */
export const staffDevices = pgTable(
  'staff_devices',
  { hash: text().primaryKey(), memberId: memberId(), lastUsedAt: instant().notNull() },
  (table) => [
    index('staff_devices_member_idx').on(table.memberId),
    index('staff_devices_used_idx').on(table.lastUsedAt),
  ],
);

/** Links that let somebody in once. Without a member it makes the first owner. Only the SHA-256 is stored. */
export const staffLinks = pgTable(
  'staff_links',
  {
    hash: bytes().primaryKey(),
    memberId: uuid().references(() => staffMembers.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_links_member_idx').on(table.memberId),
    index('staff_links_expires_idx').on(table.expiresAt),
  ],
);

/** Members' own views of the list of enquiries. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: idColumn(),
    memberId: memberId(),
    name: text().notNull(),
    /** Filters, search and order, as in the address of the list. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('saved_views_name_key').on(table.memberId, table.name)],
);

/** Challenges to passkeys that wait for their answer; each is answered once. */
export const staffQuestions = questionTable('staff_questions');
