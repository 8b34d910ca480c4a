import { and, asc, isNull, or, sql } from 'drizzle-orm';
import { profilePath } from '#facts/paths.ts';
import type { HelpResult } from '#contract/help.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';

const shownVendors = 3;
const shortestTerm = 3;
const literal = (term: string) => term.replaceAll(/[\\%_]/g, '\\$&');

/** A few vendors whose words hold one of the terms, from A to Z, as the page on ranking promises. */
export async function vendorMatches(db: Database, terms: readonly string[]): Promise<HelpResult[]> {
  const long = terms.filter((term) => term.length >= shortestTerm).slice(0, 6);
  if (long.length === 0) return [];
  const rows = await db
    .select({
      id: vendors.id,
      name: vendors.companyName,
      description: vendors.description,
      area: vendors.area,
      isSample: vendors.isSample,
    })
    .from(vendors)
    .where(
      and(
        isNull(vendors.deletedAt),
        or(...long.map((term) => sql`${vendors.search} like ${`%${literal(term)}%`}`)),
      ),
    )
    .orderBy(asc(byteOrder(vendors.sortName)), vendors.id)
    .limit(shownVendors);
  return rows.map(({ id, name, description, area, isSample }) => ({
    source: 'vendor',
    title: name,
    text: (description ?? area ?? '').slice(0, 200),
    quote: null,
    href: profilePath(id),
    label: isSample ? 'Sample vendor' : 'Vendor',
  }));
}
