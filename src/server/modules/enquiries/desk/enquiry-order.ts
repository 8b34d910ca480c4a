/**
 * @file The orders and pages of the list. A page starts after the values of the previous page's last row: new enquiries neither repeat nor
 * hide a row, and a late page costs as much as the first.
 */
import { asc, desc, sql, type SQL } from '#platform/db/drizzle.ts';
import { z } from 'zod';
import { type EnquirySort, enquirySorts } from '#contract/desk/enquiry-filter.ts';
import { isDay } from '#facts/time.ts';
import { enquiries } from '#platform/db/tables.ts';
import { eventDayOf } from '#platform/db/tables/enquiries.ts';
import { Problem } from '#platform/problem.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { byWaiting } from './enquiry-waiting.ts';

type Key = Pick<Enquiry, 'id' | 'createdAt' | 'eventDate' | 'dueAt'> & {
  /** Present where the list is sorted by it. */
  waitingSince?: Date | null;
};
type Order = {
  by: SQL;
  type: 'timestamptz' | 'date';
  descending?: true;
  /** Returns the sort value of a row. */
  valueOf: (row: Key) => string;
};

/** Sorts behind every day. */
const never = 'infinity';
export const eventDay = eventDayOf(enquiries);
const sent = {
  by: sql`${enquiries.createdAt}`,
  type: 'timestamptz',
  valueOf: ({ createdAt }: Key) => createdAt.toISOString(),
} as const;

const orders: Readonly<Record<EnquirySort, Order>> = {
  newest: { ...sent, descending: true },
  oldest: sent,
  event: {
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

/** Returns the cursor after a row. */
export const cursorAt = (sort: EnquirySort, row: Key): string =>
  Buffer.from(JSON.stringify([sort, orders[sort].valueOf(row), row.id])).toString('base64url');

function read(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Returns the condition of the rows after a cursor. @throws Problem invalid_input for a cursor of another order or an unknown one */
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
