/** @file The list of enquiries, for the staff: a page of a view, with filters and a search. */
import { and } from '#platform/db/drizzle.ts';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import type { EnquiryFilter, EnquiryListQuery } from '#contract/desk/enquiry-filter.ts';
import type { Database } from '#platform/db/handle.ts';
import { recordLook, type Actor } from '#platform/events.ts';
import { recordSearch, type Sight } from '#platform/masked-search.ts';
import { countEnquiries, monthsOfEvents } from './enquiry-counts.ts';
import { meantBy, type FilterContext } from './enquiry-filter.ts';
import { behind, cursorAt, orderOf } from './enquiry-order.ts';
import { selectRows, shownRow } from './enquiry-row.ts';
import { findIds, searchesMasked } from './enquiry-search.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';

/** Returns the statement of a page. */
export const pageQuery = (db: Database, query: EnquiryListQuery, asked: FilterContext) =>
  selectRows(db, asked.now)
    .where(and(meantBy(query, asked), query.cursor ? behind(query.sort, query.cursor) : undefined))
    .orderBy(...orderOf(query.sort))
    .limit(query.limit + 1);

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
      const { sort, cursor: _, limit, ...filter } = query;
      const found = filter.q ? await findIds(db, filter.q, sees) : undefined;
      const asked = { memberId: by.id ?? null, now: clock(), sees, found };
      const [rows, counts, months] = await Promise.all([
        pageQuery(db, query, asked),
        countEnquiries(db, asked, filter),
        monthsOfEvents(db),
      ]);
      const page = rows.slice(0, limit);
      const look = { by, at: asked.now, facts: { filters: filtersUsed(filter) } };
      await (filter.q && searchesMasked(sees)
        ? recordSearch(db, { ...look, type: 'enquiries.searched', words: filter.q, secretKey })
        : recordLook(db, { ...look, type: 'enquiries.listed', on: { kind: 'desk' } }));
      const next = rows.length > limit ? cursorAt(sort, page.at(-1)!) : null;
      return { enquiries: page.map(shownRow), next, counts, months };
    },
  };
}
