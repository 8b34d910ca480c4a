/**
 * @file The orders of the list and its pages. A page begins behind the last row of the one before, by that row's own values: new
 * enquiries that arrive meanwhile neither repeat nor hide anything, and a late page costs as much as the first.
 */
import { asc, desc, sql, type SQL } from '#platform/db/drizzle.ts';
import { z } from 'zod';
import { type EnquirySort, enquirySorts } from '#contract/desk/enquiry-list.ts';
import { isDay } from '#facts/time.ts';
import { enquiries } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { byWaiting } from './enquiry-waiting.ts';

type Key = Pick<Enquiry, 'id' | 'createdAt' | 'eventDate' | 'dueAt'> & {
  /** Given where that order is asked. */
  waitingSince?: Date | null;
};
type Order = {
  by: SQL;
  type: 'timestamptz' | 'date';
  descending?: true;
  /** What a row has there. */
  valueOf: (row: Key) => string;
};

/** Sorts behind every day. */
const never = 'infinity';
/** The form in which the index holds the day of the event. */
export const eventDay = sql`coalesce(${enquiries.eventDate}, 'infinity'::date)`;
const sent = {
  by: sql`${enquiries.createdAt}`,
  type: 'timestamptz',
  valueOf: ({ createdAt }: Key) => createdAt.toISOString(),
} as const;

const orders: Readonly<Record<EnquirySort, Order>> = {
  newest: { ...sent, descending: true },
  oldest: sent,
  event: {
    // As the index spells it.
    by: eventDay,
    type: 'date',
    valueOf: ({ eventDate }) => eventDate ?? never,
  },
  due: {
    by: sql`coalesce(${enquiries.dueAt}, ${never}::timestamptz)`,
    type: 'timestamptz',
    valueOf: ({ dueAt }) => dueAt?.toISOString() ?? never,
  },
  waiting: {
    by: byWaiting,
    type: 'timestamptz',
    valueOf: ({ waitingSince: since }) => since?.toISOString() ?? never,
  },
};

const Value = z.union([
  z.literal(never),
  z.iso.date().refine(isDay),
  z.iso.datetime().refine((moment) => isDay(moment.slice(0, 10))),
]);
const Cursor = z.tuple([z.enum(enquirySorts), Value, z.uuid()]);

/** Names the place behind a row. */
export const cursorAt = (sort: EnquirySort, row: Key): string =>
  Buffer.from(JSON.stringify([sort, orders[sort].valueOf(row), row.id])).toString('base64url');

function read(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The rows behind that place. @throws Problem invalid_input for a cursor that no page of this order gave */
export function behind(sort: EnquirySort, cursor: string): SQL {
  const found = Cursor.safeParse(read(cursor));
  if (!found.success || found.data[0] !== sort)
    throw new Problem('invalid_input', { fieldErrors: { cursor: 'This page cannot be continued.' } });
  const [, value, id] = found.data;
  const { by, type, descending } = orders[sort];
  const place = sql`(${value}::${sql.raw(type)}, ${id}::uuid)`;
  return descending ? sql`(${by}, ${enquiries.id}) < ${place}` : sql`(${by}, ${enquiries.id}) > ${place}`;
}

export function orderOf(sort: EnquirySort): SQL[] {
  const { by, descending } = orders[sort];
  return descending ? [desc(by), desc(enquiries.id)] : [asc(by), asc(enquiries.id)];
}
