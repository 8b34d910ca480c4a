/** @file Counts of the enquiries in each saved view. */
import { sql } from '#platform/db/drizzle.ts';
import { EnquiryFilter, enquiryListLimits, type EnquiryList } from '#contract/desk/enquiry-list.ts';
import { enquiryViewNames, enquiryViews } from '#domain/enquiries/enquiry-views.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { meantBy, type FilterContext } from './enquiry-filter.ts';

/** Counts all views in one statement, each up to the contract's limit, so that a long list costs no more than a short one. */
export async function countViews(db: Database, asked: FilterContext): Promise<EnquiryList['counts']> {
  const counted = enquiryViewNames.map((name) => {
    const where = meantBy(EnquiryFilter.parse(enquiryViews[name].query), asked);
    const some = sql`select 1 from ${enquiries} where ${where} limit ${enquiryListLimits.countMax}`;
    return sql`(select count(*)::int from (${some}) as counted_rows) as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute<EnquiryList['counts']>(sql`select ${sql.join(counted, sql`, `)}`);
  return rows[0]!;
}
