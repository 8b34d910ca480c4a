/** @file Enquiries that vendors report as bad: their sources, and the reports that wait for an answer of the staff. */
import { and, asc, count, eq, gte, isNotNull, isNull, sql } from '#platform/db/drizzle.ts';
import { pageAt } from '#facts/page-at.ts';
import { lastMonths, utcOffset } from '#facts/time.ts';
import type { BadEnquiries, BadEnquirySource } from '#contract/desk/bad-enquiries.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { reportReasons } from '#domain/enquiries/introduction-changes.ts';
import { reportWords } from '#content/introduction-words.ts';
import type { Database } from '#platform/db/handle.ts';
import { introductions, enquiries } from '#platform/db/tables.ts';
import type { TodayReader } from '#platform/module.ts';
import { splitLocale } from '#words/locales.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** Returns the source of a path: a page in every language, and with every record, is one source. */
const sourceOf = (path: string | null): string | null =>
  path === null ? null : (pageAt(splitLocale(path).address)?.pattern ?? null);

const reported = (one: BadEnquirySource) =>
  reportReasons.reduce((sum, reason) => sum + one.reports[reason], 0);

/**
 * Counts requests and reports of the last months, in the calendar of Delhi, by source.
 * @where Which enquiries did vendors call bad, and where did they come from?
 */
export async function readBadEnquiries(db: Database, now: Date, months: number): Promise<BadEnquiries> {
  const since = gte(introductions.sentAt, new Date(`${lastMonths(now, months)[0]}T00:00:00${utcOffset}`));
  const rows = await db
    .select({
      path: enquiries.sourcePage,
      reason: introductions.reportReason,
      count: count(),
      unanswered: sql<number>`count(*) filter (where ${introductions.reportAnsweredAt} is null)::int`,
    })
    .from(introductions)
    .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
    .where(since)
    .groupBy(enquiries.sourcePage, introductions.reportReason);
  const sources = new Map<string | null, BadEnquirySource>();
  for (const row of rows) {
    const page = sourceOf(row.path);
    const source = sources.get(page) ?? {
      page,
      requests: 0,
      reports: { 'wrong-number': 0, 'not-mine': 0, duplicate: 0, abusive: 0 },
    };
    source.requests += row.count;
    if (row.reason) source.reports[row.reason] += row.count;
    sources.set(page, source);
  }
  return {
    sources: [...sources.values()].toSorted((a, b) => reported(b) - reported(a) || b.requests - a.requests),
    unanswered: rows.filter(({ reason }) => reason).reduce((sum, row) => sum + row.unanswered, 0),
  };
}

/** Returns the unanswered reports, oldest first. */
export const unansweredReports =
  (db: Database): TodayReader =>
  async () => {
    const rows = await db
      .select({ row: introductions, enquiry: enquiries })
      .from(introductions)
      .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
      .where(and(isNotNull(introductions.reportedAt), isNull(introductions.reportAnsweredAt)))
      .orderBy(asc(introductions.reportedAt), asc(introductions.id))
      .limit(todayCountMax);
    return {
      count: rows.length,
      lines: rows.slice(0, todayLinesMax).map(({ row, enquiry }) => ({
        id: enquiry.reference,
        title: titleOf(enquiry),
        who: row.vendorName,
        at: row.reportedAt!.toISOString(),
        urgent: false,
        note: reportWords[row.reportReason!],
      })),
    };
  };
