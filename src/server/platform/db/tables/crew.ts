import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CrewMember } from '#contract/crew.ts';
import { createdAt, idColumn, updatedAt } from './columns.ts';

/** People who can be booked as crew. */
export const crewMembers = pgTable(
  'crew_members',
  {
    id: idColumn(),
    fullName: text().notNull(),
    /** Years. */
    age: integer().notNull(),
    gender: text().notNull(),
    /** As shown, such as `165 cm`. */
    height: text().notNull(),
    highestQualification: text().notNull(),
    languages: jsonb().$type<CrewMember['languages']>().notNull().default([]),
    hobbies: text().array().notNull().default([]),
    /** Path below the host. */
    picture: text(),
    /** Place in the list, ascending. */
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('crew_members_age_check', sql`${table.age} >= 18`)],
);
