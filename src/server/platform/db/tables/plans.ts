/** @file Plans of a celebration or of building work that a family shares: whoever has the address reads and changes. */
import { index, integer, jsonb, pgTable, unique } from '#platform/db/drizzle.ts';
import type { Plan } from '#contract/plans.ts';
import { bytes, createdAt, idColumn, instant, updatedAt } from './columns.ts';

export const plans = pgTable(
  'plans',
  {
    id: idColumn(),
    /** The secret of the address, as a hash. */
    secretHash: bytes().notNull(),
    /** The same of the calendar's, which only tells the days. */
    feedHash: bytes().notNull(),
    plan: jsonb().$type<Plan>().notNull(),
    /** Grows with each change; a change made on an older one is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Destroyed after this; moved on whenever somebody changes it. */
    endsAt: instant().notNull(),
  },
  (table) => [
    unique('plans_secret_key').on(table.secretHash),
    unique('plans_feed_key').on(table.feedHash),
    index('plans_ends_idx').on(table.endsAt),
  ],
);
