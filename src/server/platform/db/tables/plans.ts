/** @file A family's shared plans for a celebration or building work: anybody with the address reads and changes them. */
import { index, integer, jsonb, pgTable, unique } from '#platform/db/drizzle.ts';
import type { Plan } from '#contract/plans.ts';
import { bytes, createdAt, idColumn, instant, updatedAt } from './columns.ts';

export const plans = pgTable(
  'plans',
  {
    id: idColumn(),
    /** Hash of the secret in the address. */
    secretHash: bytes().notNull(),
    /** Hash of the secret in the calendar's address, which shows only the days. */
    feedHash: bytes().notNull(),
    plan: jsonb().$type<Plan>().notNull(),
    /** Grows with each change; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    /** Deleted soon after this, unless it is brought back. */
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Destroyed after this; postponed by every change. */
    endsAt: instant().notNull(),
  },
  (table) => [
    unique('plans_secret_key').on(table.secretHash),
    unique('plans_feed_key').on(table.feedHash),
    index('plans_ends_idx').on(table.endsAt),
  ],
);
