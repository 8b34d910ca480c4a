/** @file A row of the list of enquiries: its columns, and the row as the staff sees it. */
import { eq, sql } from '#platform/db/drizzle.ts';
import { enquiryListLimits } from '#contract/desk/enquiry-filter.ts';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { instantOf } from '#platform/clock.ts';
import { enquiries, staffMembers } from '#platform/db/tables.ts';
import { lastSaid } from '#platform/said.ts';
import type { Database } from '#platform/db/handle.ts';
import { answered } from '#modules/enquiries/record/enquiry-answered.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { isOverdue } from './enquiry-filter.ts';
import { waitingSince } from './enquiry-waiting.ts';

/** The columns of a row without `payload` and `search`, its bulk. */
export const rowColumns = (now: Date) => ({
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

/** Selects rows with their owners. */
export const selectRows = (db: Database, now: Date) =>
  db
    .select(rowColumns(now))
    .from(enquiries)
    .leftJoin(staffMembers, eq(staffMembers.id, enquiries.ownerId))
    .$dynamic();
type StoredRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns why an enquiry is kept apart; null when it is not. */
export const flaggedWhy = ({
  quarantine,
  quarantineReason,
}: Pick<StoredRow, 'quarantine' | 'quarantineReason'>): string | null =>
  quarantine ? (quarantineReason ?? 'kept apart') : null;

/** Returns the row as the contract describes it. */
export const shownRow = ({ ownerId, ownerName, createdAt, dueAt, ...row }: StoredRow): EnquiryRow => ({
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
  dueAt: instantOf(dueAt),
  overdue: row.overdue,
  waitingSince: instantOf(row.waitingSince),
  flagged: flaggedWhy(row),
  version: row.version,
  said: row.said,
  answered: row.answered,
});
