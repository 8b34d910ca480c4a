import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from '#platform/db/drizzle.ts';
import { connections, visitMeasureNames } from '#facts/visit-measures.ts';
import { grievanceSubjects } from '#contract/grievances.ts';
import { grievanceStatuses } from '#domain/desk/complaint-changes.ts';
import { createdAt, idColumn, instant, localeColumn, oneOf, updatedAt } from './columns.ts';

/** Counters behind the limits, in a table because several processes share them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit and the hashed address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowStart: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('rate_limits_expires_idx').on(table.expiresAt)],
);

/** Texts published by the staff, such as the terms. */
export const pageContent = pgTable('page_content', {
  key: text().primaryKey(),
  /** Markdown. */
  body: text().notNull(),
  /** Grows with each change; a change based on an older version is refused. */
  version: integer().notNull().default(1),
  updatedAt: updatedAt(),
});

/** Counts of events for each day in Asia/Kolkata; no cookie, no person. */
export const eventCounts = pgTable(
  'event_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    count: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ name: 'event_counts_pkey', columns: [table.day, table.name] })],
);

/** Measures of visits for each day in Asia/Kolkata, counted by the bound that holds them; no cookie, no person. */
export const visitMeasureCounts = pgTable(
  'visit_measure_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    connection: text({ enum: connections }).notNull(),
    measure: text({ enum: visitMeasureNames }).notNull(),
    bound: integer().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'visit_measure_counts_pkey',
      columns: [table.day, table.page, table.connection, table.measure, table.bound],
    }),
  ],
);

/** Gatherings of the communities. */
export const meetups = pgTable(
  'meetups',
  {
    id: idColumn(),
    /** The community's readable id. */
    community: text().notNull(),
    title: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    place: text().notNull(),
    description: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('meetups_starts_idx').on(table.startsAt)],
);

/** Complaints, with the days by which the law requires an answer. */
export const grievances = pgTable(
  'grievances',
  {
    id: idColumn(),
    ticket: text().notNull(),
    /** The language of the form, for later mails. */
    locale: localeColumn(),
    about: text({ enum: grievanceSubjects }).notNull().default('general'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    status: text({ enum: grievanceStatuses }).notNull().default('received'),
    /** The sign of an automatic message: stored for the staff, mailed to nobody. */
    quarantineReason: text(),
    /** The time of the mail to the staff about the quarantine. */
    quarantineToldAt: instant(),
    acknowledgeBy: instant().notNull(),
    disposeBy: instant().notNull(),
    acknowledgedAt: instant(),
    disposedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('grievances_ticket_key').on(table.ticket),
    check('grievances_status_check', oneOf(table.status, grievanceStatuses)),
    check('grievances_about_check', oneOf(table.about, grievanceSubjects)),
    index('grievances_due_idx').on(table.status, table.disposeBy),
  ],
);
