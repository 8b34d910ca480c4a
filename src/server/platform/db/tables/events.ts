import { check, index, jsonb, pgTable, text, uuid } from '#platform/db/drizzle.ts';
import { actorKinds, type EventType, subjectKinds } from '#domain/desk/events.ts';
import { idColumn, instant, oneOf } from './columns.ts';

/** The details of an event for its readers: numbers, states, ids. Never anybody's words. */
export type EventFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Events: rows are added and never changed, and deleted at their term. */
export const events = pgTable(
  'events',
  {
    /** Sorts by time, so that a reader continues after the last event it has seen. */
    id: idColumn(),
    at: instant().notNull(),
    type: text().$type<EventType>().notNull(),
    actorKind: text({ enum: actorKinds }).notNull(),
    /** The id of a member or a vendor; no foreign key, so that events outlive them. */
    actorId: uuid(),
    /** The name at that time; null for visitors, who are identified by the subject. */
    actorName: text(),
    subjectKind: text({ enum: subjectKinds }).notNull(),
    /** A number or readable id; null for a list. */
    subjectId: text(),
    facts: jsonb().$type<EventFacts>().notNull(),
  },
  (table) => [
    check('events_actor_kind_check', oneOf(table.actorKind, actorKinds)),
    check('events_subject_kind_check', oneOf(table.subjectKind, subjectKinds)),
    index('events_subject_idx').on(table.subjectKind, table.subjectId, table.id),
    index('events_actor_idx').on(table.actorKind, table.id.desc().nullsFirst()),
    index('events_type_idx').on(table.type, table.id.desc().nullsFirst()),
  ],
);
