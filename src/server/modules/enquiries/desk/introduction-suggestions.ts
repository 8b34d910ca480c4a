/** @file Suggests vendors for an enquiry, with the reasons in words. */
import { inArray, sql } from '#platform/db/drizzle.ts';
import { fittingVendors, type Candidate, type CandidateQuery } from '#domain/enquiries/fitting-vendors.ts';
import { openIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { suggestionsMax, type Suggestions } from '#contract/desk/suggestions.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { introductions } from '#platform/db/tables.ts';
import type { IntroducedEnquiry } from '#modules/enquiries/vendor/introduced-enquiry.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';

/** The number of nearest vendors compared; the directory has fewer of one trade and place. */
const comparedMax = 200;

const wordOf = (kind: string) => vendorCategories[kind as VendorCategory] ?? kind;

function reasonsFor(
  vendor: Candidate,
  enquiry: IntroducedEnquiry,
  kinds: readonly string[],
  open: number,
): string[] {
  const trade = vendor.categories.find((category) => kinds.includes(category)) ?? vendor.categories[0];
  const place = vendor.area ?? vendor.region;
  return [
    vendor.id === enquiry.vendorId && 'The family asked for this vendor',
    [trade && wordOf(trade), place && `in ${place}`].filter(Boolean).join(' '),
    vendor.sameMarket && vendor.id !== enquiry.vendorId && 'Same market',
    vendor.servesArea && !vendor.inArea && 'Serves the area',
    open === 0 ? 'No open introductions' : `Has ${open} open introduction${open === 1 ? '' : 's'}`,
    !vendor.hasEmail && 'No e-mail address: tell them by phone',
  ].flatMap((reason) => reason || []);
}

/** Returns the rank of a vendor: the requested one, then the same area, market, served area, region. */
const distance = (vendor: Candidate, enquiry: IntroducedEnquiry) =>
  [
    vendor.id === enquiry.vendorId,
    vendor.inArea,
    vendor.sameMarket,
    vendor.servesArea,
    vendor.inRegion,
    true,
  ].indexOf(true);

/** The suggestions, with the trade and place that a family sees. */
type Suggested = Omit<Suggestions, 'vendors'> & {
  vendors: (Suggestions['vendors'][number] & { trade: string | null; place: string | null })[];
};

/** Suggests at most `suggestionsMax` vendors never introduced to it: the nearest, and of these those with the fewest open ones. */
export async function suggest(
  { db, candidates }: Pick<IntroductionDependencies, 'db' | 'candidates'>,
  enquiry: IntroducedEnquiry,
  { kinds, servedAt }: Pick<CandidateQuery, 'kinds' | 'servedAt'>,
): Promise<Suggested> {
  const known = await db.$count(introductions, sql`${introductions.enquiryId} = ${enquiry.id}`);
  const found = await candidates({
    kinds,
    text: enquiry.message,
    beside: enquiry.vendorId,
    region: enquiry.region?.value ?? null,
    servedAt,
    lot: enquiry.id,
    limit: comparedMax + known,
  });
  const trades = new Set<string>(kinds);
  const ids = found.map(({ id }) => id);
  const rows = ids.length
    ? await db
        .select({
          vendorId: introductions.vendorId,
          open: sql<number>`count(*) filter (where ${inArray(introductions.status, [...openIntroductions])})::int`,
          introduced: sql<boolean>`bool_or(${introductions.enquiryId} = ${enquiry.id})`,
        })
        .from(introductions)
        .where(inArray(introductions.vendorId, ids))
        .groupBy(introductions.vendorId)
    : [];
  const of = new Map(rows.map((row) => [row.vendorId, row]));
  const openOf = ({ id }: Candidate) => of.get(id)?.open ?? 0;
  const vendors = found
    .filter(({ id }) => !of.get(id)?.introduced)
    .toSorted((a, b) => distance(a, enquiry) - distance(b, enquiry) || openOf(a) - openOf(b))
    .slice(0, suggestionsMax);
  return {
    eventDate: enquiry.eventDate,
    trades: kinds.map(wordOf),
    vendors: vendors.map((vendor) => ({
      vendorId: vendor.id,
      name: vendor.companyName,
      trade: vendor.categories.find((category) => trades.has(category)) ?? vendor.categories[0] ?? null,
      place: vendor.area ?? vendor.region,
      reasons: reasonsFor(vendor, enquiry, kinds, openOf(vendor)),
      availability: 'ask' as const,
    })),
  };
}

/** Suggests vendors of the chosen trade, else of those that fit the request; without trade and place, which the reasons contain. */
export async function suggestForStaff(
  deps: Parameters<typeof suggest>[0],
  enquiry: IntroducedEnquiry,
  category: VendorCategory | undefined,
): Promise<Suggestions> {
  const kinds = category ? [category] : (fittingVendors[enquiry.kind] ?? []);
  const { vendors, ...rest } = await suggest(deps, enquiry, { kinds });
  return {
    ...rest,
    vendors: vendors.map(({ trade: _trade, place: _place, ...vendor }) => vendor),
  };
}
