/** @file Introductions that wait for the staff, on the page Today. */
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from '#platform/db/drizzle.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { reportWords } from '#content/introduction-words.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries, introductions, vendors } from '#platform/db/tables.ts';
import type { TodayReader } from '#platform/module.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

type Row = { row: typeof introductions.$inferSelect; phone: string | null };
type Group = {
  where: SQL | undefined;
  /** Since when each waits, the longest first. */
  since: 'createdAt' | 'reportedAt';
  urgent: boolean;
  note: (found: Row) => string | null;
};

const groups = {
  reports: {
    where: and(isNotNull(introductions.reportedAt), isNull(introductions.reportAnsweredAt)),
    since: 'reportedAt',
    urgent: false,
    note: ({ row }) => reportWords[row.reportReason!],
  },
  /** No mail reaches the vendor: the note is its number. */
  untold: {
    where: and(eq(introductions.status, 'proposed'), isNull(introductions.heldId)),
    since: 'createdAt',
    urgent: true,
    note: ({ phone }) => phone,
  },
} satisfies Record<string, Group>;

const readerOf =
  (db: Database, { where, since, urgent, note }: Group): TodayReader =>
  async () => {
    const sorted = [asc(introductions[since]), asc(introductions.id)];
    // Read whole only as far as they are shown.
    const waiting = db
      .select({ id: introductions.id })
      .from(introductions)
      .where(where)
      .orderBy(...sorted)
      .limit(todayCountMax)
      .as('waiting');
    const rows = await db
      .select({
        row: introductions,
        enquiry: enquiries,
        phone: vendors.phone,
        count: sql<number>`(count(*) over ())::int`,
      })
      .from(waiting)
      .innerJoin(introductions, eq(introductions.id, waiting.id))
      .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
      .leftJoin(vendors, eq(vendors.id, introductions.vendorId))
      .orderBy(...sorted)
      .limit(todayLinesMax);
    return {
      count: rows[0]?.count ?? 0,
      lines: rows.map(({ row, enquiry, phone }) => ({
        id: enquiry.reference,
        title: titleOf(enquiry),
        who: row.vendorName,
        at: row[since]!.toISOString(),
        urgent,
        note: note({ row, phone }),
        introductionId: row.id,
      })),
    };
  };

/**
 * Returns the readers of the reports that nobody has answered, and of the vendors whom nobody has told.
 * @where Which vendors must be phoned because no mail reaches them?
 */
export const introductionsToday = (db: Database) => ({
  reports: readerOf(db, groups.reports),
  untold: readerOf(db, groups.untold),
});
