/** @file Guests of a shared plan and its invitation. They go with the plan, and 30 days after the last day. */
import { index, integer, jsonb, pgTable, text, unique, uuid, check } from '#platform/db/drizzle.ts';
import type { InvitationInput } from '#contract/plan-guests.ts';
import { guestSideNames, type CelebrationDay, type GuestAnswer } from '#domain/plans/celebration-days.ts';
import { bytes, createdAt, idColumn, instant, oneOf, updatedAt } from './columns.ts';
import { plans } from './plans.ts';

/** One for each plan that has guests or an invitation. */
export const planInvitations = pgTable(
  'plan_invitations',
  {
    planId: uuid()
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** Null until it is written. */
    content: jsonb().$type<InvitationInput>(),
    version: integer().notNull().default(0),
    updatedAt: updatedAt(),
    /** Deleted after this, with all households; null while no day is known. */
    endsAt: instant(),
  },
  (table) => [index('plan_invitations_ends_idx').on(table.endsAt)],
);

export const planHouseholds = pgTable(
  'plan_households',
  {
    id: idColumn(),
    planId: uuid()
      .notNull()
      .references(() => planInvitations.planId, { onDelete: 'cascade' }),
    /** Hash of the secret in the address of its invitation. */
    secretHash: bytes().notNull(),
    name: text().notNull(),
    side: text({ enum: ['bride', 'groom', 'both'] }).notNull(),
    days: jsonb().$type<CelebrationDay[]>().notNull(),
    people: integer().notNull(),
    answers: jsonb().$type<Partial<Record<CelebrationDay, GuestAnswer>>>().notNull().default({}),
    coming: integer().notNull().default(0),
    answeredAt: instant(),
    /** Deleted soon after this, unless it is brought back. */
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('plan_households_secret_key').on(table.secretHash),
    index('plan_households_plan_idx').on(table.planId),
    check('plan_households_side_check', oneOf(table.side, guestSideNames)),
  ],
);
