import { sql, check, integer, jsonb, pgTable, text } from '#platform/db/drizzle.ts';
import type { CrewMember } from '#contract/crew.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { createdAt, idColumn, noneBut, updatedAt } from './columns.ts';

/** People who can be booked as crew. */
export const crewMembers = pgTable(
  'crew_members',
  {
    id: idColumn(),
    fullName: text().notNull(),
    /** Years. */
    age: integer().notNull(),
    gender: text().notNull(),
    /** As displayed, such as `165 cm`. */
    height: text().notNull(),
    highestQualification: text().notNull(),
    /** The person's tasks at an event. */
    skills: text().array().notNull().default([]),
    /** The person's usual working days. */
    days: text({ enum: weekdays }).array().notNull().default([]),
    languages: jsonb().$type<CrewMember['languages']>().notNull().default([]),
    hobbies: text().array().notNull().default([]),
    /** Path below the host. */
    picture: text(),
    /** Place in the list, ascending. */
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('crew_members_age_check', sql`${table.age} >= 18`),
    check('crew_members_days_check', noneBut(table.days, weekdays)),
  ],
);
