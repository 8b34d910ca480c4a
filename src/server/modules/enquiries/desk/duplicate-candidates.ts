/**
 * @file Enquiries that may be duplicates, each found in an index or among the stored pairs of like texts: to compare everything with
 * everything takes seconds among a million. Their readers judge them by the rule itself (`enquiry-likeness.ts`).
 */
import { and, between, desc, eq, sql, type Column, type SQL, alias } from '#platform/db/drizzle.ts';
import { duplicates } from '#contract/desk/duplicates.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries, enquiryTwins } from '#platform/db/tables.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { isAtWork, other } from './enquiry-likeness.ts';

const { withinMs, listMax, lookedThroughMax } = duplicates;
const newest = alias(enquiries, 'newest');
const within = sql.raw(`interval '${withinMs} milliseconds'`);

/** Returns the condition that a row was sent within the days around an enquiry. A constant range uses the index. */
export const sentAround = ({ createdAt }: Pick<Enquiry, 'createdAt'>, column: Column): SQL =>
  between(column, new Date(createdAt.getTime() - withinMs), new Date(createdAt.getTime() + withinMs));

/** The condition that the text of an enquiry was not compared yet. That of spam is, once it is released. */
export const isUncompared = (table: typeof enquiries | typeof other): SQL =>
  sql`not ${table.textCompared} and not ${table.quarantine}`;

/**
 * Returns the ids of those that may be like an enquiry; null for all around it, while its text was not compared. They are found before they
 * are read: in one statement a guess of their number can make the database read the whole fortnight.
 */
export async function candidatesOf(db: Database, enquiry: Enquiry): Promise<string[] | null> {
  if (!enquiry.textCompared) return null;
  const first = sql`order by ${other.createdAt}, ${other.id} limit ${sql.raw(String(listMax + 1))}`;
  const found = (condition: SQL, end = sql``) => sql`
    (select ${other.id} from ${enquiries} ${other} where ${condition} and ${eq(other.kind, enquiry.kind)}
      and ${isAtWork(other)} and ${sentAround(enquiry, other.createdAt)} ${end})`;
  const { laterId, earlierId } = enquiryTwins;
  const parts = [
    ...(enquiry.phone === null ? [] : [found(eq(other.phone, enquiry.phone), first)]),
    ...(enquiry.emailKey === null ? [] : [found(eq(other.emailKey, enquiry.emailKey), first)]),
    found(isUncompared(other)),
    sql`select ${earlierId} from ${enquiryTwins} where ${laterId} = ${enquiry.id}`,
    sql`select ${laterId} from ${enquiryTwins} where ${earlierId} = ${enquiry.id}`,
  ];
  const { rows } = await db.execute<{ id: string }>(sql.join(parts, sql` union `));
  return rows.map(({ id }) => id);
}

/** Selects earlier enquiries with the same value as each of the newest. */
const sharing = (column: 'phone' | 'emailKey'): SQL => sql`
  select ${newest.id} as later_id, found.id as earlier_id from ${newest}, lateral (
    select ${other.id} from ${enquiries} ${other}
    where ${and(eq(other[column], newest[column]), eq(other.kind, newest.kind), isAtWork(other))}
      and ${other.createdAt} between ${newest.createdAt} - ${within} and ${newest.createdAt}
    order by ${other.createdAt}, ${other.id} limit ${sql.raw(String(listMax + 1))}) found`;

/** Returns the query of the pairs, `later_id` and `earlier_id`, that may be alike: of the newest open enquiries with earlier ones. */
export const pairsOfNewest = (): SQL => sql`
  with ${newest} as materialized (
    select ${enquiries.id}, ${enquiries.kind}, ${enquiries.phone}, ${enquiries.emailKey}, ${enquiries.createdAt} from ${enquiries}
    where ${isAtWork(enquiries)} order by ${desc(enquiries.createdAt)}, ${desc(enquiries.id)}
    limit ${sql.raw(String(lookedThroughMax))})
  ${sharing('phone')} union ${sharing('emailKey')} union
  select ${enquiryTwins.laterId}, ${enquiryTwins.earlierId} from ${enquiryTwins} join ${newest} on ${newest.id} = ${enquiryTwins.laterId}`;
