/** @file The list of enquiries, for the staff: a page of a view, with filters and a search. */
import { and, eq, sql } from '#platform/db/drizzle.ts';
import {
  enquiryListLimits,
  type EnquiryFilter,
  type EnquiryList,
  type EnquiryListQuery,
  type EnquiryRow,
} from '#contract/desk/enquiry-list.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries, staffMembers } from '#platform/db/tables.ts';
import { recordLook, type Actor } from '#platform/events.ts';
import { recordSearch, type Sight } from '#platform/masked-search.ts';
import { lastSaid } from '#platform/said.ts';
import { answered } from '#modules/enquiries/record/enquiry-answered.ts';
import { countViews } from './enquiry-counts.ts';
import { isOverdue, meantBy, type FilterContext } from './enquiry-filter.ts';
import { waitingSince } from './enquiry-waiting.ts';
import { behind, cursorAt, orderOf } from './enquiry-order.ts';
import { searchesMasked } from './enquiry-search.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** The columns of a row without `payload` and `search`, its bulk. */
const columnsAt = (now: Date) => ({
  id: enquiries.id,
  reference: enquiries.reference,
  kind: enquiries.kind,
  status: enquiries.status,
  name: enquiries.name,
  phone: enquiries.phone,
  email: enquiries.email,
  excerpt: sql<string | null>`left(${enquiries.message}, ${enquiryListLimits.excerptLength})`,
  vendorId: enquiries.vendorId,
  vendorName: enquiries.vendorName,
  locale: enquiries.locale,
  eventDate: enquiries.eventDate,
  ownerId: enquiries.ownerId,
  ownerName: staffMembers.name,
  labels: enquiries.labels,
  createdAt: enquiries.createdAt,
  dueAt: enquiries.dueAt,
  overdue: sql<boolean>`coalesce(${isOverdue(now)}, false)`,
  waitingSince: sql<Date | null>`${waitingSince}`.mapWith(enquiries.dueAt),
  quarantine: enquiries.quarantine,
  quarantineReason: enquiries.quarantineReason,
  version: enquiries.version,
  said: lastSaid(enquiries.reference),
  answered,
});

/** Returns the statement of a page. */
export const pageQuery = (db: Database, query: EnquiryListQuery, asked: FilterContext) =>
  db
    .select(columnsAt(asked.now))
    .from(enquiries)
    .leftJoin(staffMembers, eq(staffMembers.id, enquiries.ownerId))
    .where(and(meantBy(query, asked), query.cursor ? behind(query.sort, query.cursor) : undefined))
    .orderBy(...orderOf(query.sort))
    .limit(query.limit + 1);
type Row = Awaited<ReturnType<typeof pageQuery>>[number];

const shown = ({ id: _, ownerId, ownerName, createdAt, dueAt, ...row }: Row): EnquiryRow => ({
  reference: row.reference,
  title: titleOf({ ...row, payload: {} }),
  kind: row.kind,
  status: row.status,
  name: row.name,
  phone: row.phone,
  email: row.email,
  excerpt: row.excerpt,
  vendorName: row.vendorName,
  locale: row.locale,
  eventDate: row.eventDate,
  owner: ownerId && ownerName !== null ? { id: ownerId, name: ownerName } : null,
  labels: row.labels,
  sentAt: createdAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  overdue: row.overdue,
  waitingSince: row.waitingSince?.toISOString() ?? null,
  flagged: row.quarantine ? (row.quarantineReason ?? 'kept apart') : null,
  version: row.version,
  said: row.said,
  answered: row.answered,
});

const defaults: Readonly<Record<string, string>> = {
  flagged: '0',
  overdue: '0',
  waiting: '0',
  status: 'open',
};
/** Returns the names of the filters in use; the search text is private and left out. */
export const filtersUsed = (filter: EnquiryFilter): string =>
  Object.entries(filter)
    .filter(([name, value]) => value !== undefined && value !== defaults[name])
    .map(([name]) => name)
    .join(' ');

/** Creates the reader of the list. */
export function createEnquiryList({
  db,
  clock,
  secretKey,
}: Pick<EnquiryDependencies, 'db' | 'clock' | 'secretKey'>) {
  return {
    /** Returns a page of the list, searched in the fields that the caller sees. @throws Problem invalid_input for an unknown cursor */
    async page(query: EnquiryListQuery, by: Actor, sees: Sight): Promise<EnquiryList> {
      const asked = { memberId: by.id ?? null, now: clock(), sees };
      const { sort, cursor: _, limit, ...filter } = query;
      const [rows, counts] = await Promise.all([pageQuery(db, query, asked), countViews(db, asked)]);
      const page = rows.slice(0, limit);
      const look = { by, at: asked.now, facts: { filters: filtersUsed(filter) } };
      await (filter.q && searchesMasked(sees)
        ? recordSearch(db, { ...look, type: 'enquiries.searched', words: filter.q, secretKey })
        : recordLook(db, { ...look, type: 'enquiries.listed', on: { kind: 'desk' } }));
      const next = rows.length > limit ? cursorAt(sort, page.at(-1)!) : null;
      return { enquiries: page.map(shown), next, counts };
    },
  };
}
