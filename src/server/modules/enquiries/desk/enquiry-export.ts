/** @file The filtered list as CSV. */
import { alias, and, eq } from '#platform/db/drizzle.ts';
import { dayInDelhi, inDelhi } from '#facts/time.ts';
import { enquiryListLimits, type EnquiryFilter } from '#contract/desk/enquiry-filter.ts';
import { enquiries, staffMembers } from '#platform/db/tables.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale } from '#words/locales.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { spreadsheet } from '#platform/spreadsheet.ts';
import type { Sight } from '#platform/masked-search.ts';
import { meantBy } from './enquiry-filter.ts';
import { filtersUsed } from './enquiry-list.ts';
import { behind, cursorAt, orderOf } from './enquiry-order.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { sentIn, titleOf } from '#modules/enquiries/record/enquiry-words.ts';

const { exportMax } = enquiryListLimits;
/** Rows read and written at a time, so that other requests are served between. */
const batch = 500;

/** A time in the form that spreadsheets read. */
const moment = (at: Date | null) => at && inDelhi(at).toISOString().slice(0, 16).replace('T', ' ');

type Row = { enquiry: Enquiry; owner: string | null; main: string | null };
const mainEnquiry = alias(enquiries, 'main');
const columns: Readonly<Record<string, (row: Row) => string | null>> = {
  Reference: ({ enquiry }) => enquiry.reference,
  'Sent (Delhi)': ({ enquiry }) => moment(enquiry.createdAt),
  Kind: ({ enquiry }) => titleOf(enquiry),
  Status: ({ enquiry }) => enquiry.status,
  Name: ({ enquiry }) => enquiry.name,
  Phone: ({ enquiry }) => enquiry.phone,
  'E-mail': ({ enquiry }) => enquiry.email,
  About: ({ enquiry }) => enquiry.vendorName,
  Language: ({ enquiry }) => languageName(enquiry.locale),
  'Event date': ({ enquiry }) => enquiry.eventDate,
  'Part of': ({ main }) => main,
  Owner: ({ owner }) => owner,
  'Due (Delhi)': ({ enquiry }) => moment(enquiry.dueAt),
  Labels: ({ enquiry }) => enquiry.labels.join(', '),
  'Answered (Delhi)': ({ enquiry }) => moment(enquiry.answeredAt),
  'Closed because': ({ enquiry }) => enquiry.closeReason,
  'Notice read': ({ enquiry: { consent } }) =>
    consent && `${consent.noticeVersion} in ${languageName(consent.noticeLocale ?? defaultLocale)}`,
  Flagged: ({ enquiry }) => (enquiry.quarantine ? enquiry.quarantineReason : null),
  Sent: ({ enquiry }) =>
    sentIn(enquiry)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
};

/** Leading blanks and line breaks would hide a formula from the writer below, and not from every spreadsheet. */
const cells = (row: Row) => Object.values(columns).map((cell) => cell(row)?.trim() ?? '');

const asCsv = (rows: readonly Row[], first: boolean): string =>
  spreadsheet(rows.map(cells), Object.keys(columns), first);

/** Creates the export of the list. */
export function createEnquiryExport({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) {
  return {
    /** Exports at most `exportMax` enquiries, newest first, and records their number. */
    async csv(filter: EnquiryFilter, by: Actor, sees: Sight) {
      const now = clock();
      const where = meantBy(filter, { memberId: by.id ?? null, now, sees });
      const read = (cursor: string | null, limit: number) =>
        db
          .select({ enquiry: enquiries, owner: staffMembers.name, main: mainEnquiry.reference })
          .from(enquiries)
          .leftJoin(staffMembers, eq(staffMembers.id, enquiries.ownerId))
          .leftJoin(mainEnquiry, eq(mainEnquiry.id, enquiries.mergedIntoId))
          .where(and(where, cursor ? behind('newest', cursor) : undefined))
          .orderBy(...orderOf('newest'))
          .limit(limit);
      let csv = asCsv([], true);
      let count = 0;
      let last: string | null = null;
      let rows: Row[];
      do {
        rows = await read(last, Math.min(batch, exportMax - count));
        csv += asCsv(rows, false);
        count += rows.length;
        const end = rows.at(-1);
        last = end ? cursorAt('newest', end.enquiry) : null;
      } while (rows.length === batch && count < exportMax);
      const capped = last !== null && count === exportMax && (await read(last, 1)).length > 0;
      const facts = { count, filters: filtersUsed(filter) };
      await recordEvent(db, { type: 'enquiries.exported', by, on: { kind: 'desk' }, at: now, facts });
      return { filename: `enquiries-${dayInDelhi(now)}.csv`, csv, count, capped };
    },
  };
}
