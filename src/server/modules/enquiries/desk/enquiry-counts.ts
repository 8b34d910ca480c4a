/** @file Counts of the enquiries in each view, and the months that the list offers. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import type { EnquiryList } from '#contract/desk/enquiry-list.ts';
import { EnquiryFilter, enquiryListLimits, type Narrowing } from '#contract/desk/enquiry-filter.ts';
import { enquiryViewNames, enquiryViews } from '#domain/enquiries/enquiry-views.ts';
import { countViews } from '#platform/db/count-views.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { meantBy, type FilterContext } from './enquiry-filter.ts';
import { eventDay } from './enquiry-order.ts';

/** Counts all views, each narrowed. */
export const countEnquiries = (
  db: Database,
  asked: FilterContext,
  { q, kind, month, label }: Narrowing = {},
): Promise<EnquiryList['counts']> =>
  countViews(db, enquiryViewNames, (name) => {
    const view = EnquiryFilter.parse(enquiryViews[name].query);
    return sql`select 1 from ${enquiries} where ${meantBy({ ...view, q, kind, month, label }, asked)}`;
  });

/** Returns the latest months in which any enquiry has its event, in their order. It reads one entry of the index for each month. */
export async function monthsOfEvents(db: Database): Promise<string[]> {
  const latestBefore = (day: SQL) =>
    sql`(select max(${eventDay}) from ${enquiries} where ${eventDay} < ${day})`;
  const { rows } = await db.execute<{ month: string }>(sql`
    with recursive latest(day) as (
      select ${latestBefore(sql`'infinity'::date`)}
      union all select ${latestBefore(sql`date_trunc('month', latest.day)::date`)} from latest where latest.day is not null
    )
    select to_char(day, 'YYYY-MM') as month from latest where day is not null limit ${enquiryListLimits.monthsMax}`);
  return rows.map(({ month }) => month).toReversed();
}
