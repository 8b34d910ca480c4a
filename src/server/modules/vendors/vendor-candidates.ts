/** @file Vendors that may be introduced to an enquiry, the nearest first. */
import { and, arrayOverlaps, desc, eq, inArray, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import type { Candidate, CandidateQuery } from '#domain/enquiries/fitting-vendors.ts';
import { ownPlace, placesInText, searchedPlace } from '#content/works-in.ts';
import { hasTie, inPlace } from '#platform/db/place-terms.ts';
import { askedPlaces, isSimilar } from './similar-vendors.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPublic, ofKinds } from '#platform/db/tables/vendors.ts';

export type IntroducedVendor = { id: string; companyName: string };
type Options = { samples: boolean };

/** Returns the condition for public vendors, without invented ones unless the site is a demonstration. */
export const mayBeIntroduced = ({ samples }: Options): SQL =>
  and(isPublic(vendors), samples ? undefined : eq(vendors.isSample, false))!;

const isTrue = (condition: SQL) => sql<boolean>`coalesce(${condition}, false)`;

/** Finds at most `limit` candidates. */
export async function findCandidates(
  db: Database,
  { kinds, text, beside, region, servedAt, lot, limit }: CandidateQuery,
  options: Options,
): Promise<Candidate[]> {
  const [near] = beside ? await db.select().from(vendors).where(eq(vendors.id, beside)) : [];
  const fits = or(
    kinds.length > 0 ? ofKinds(vendors, kinds) : undefined,
    kinds.length === 0 && near?.categories.length
      ? arrayOverlaps(vendors.categories, near.categories)
      : undefined,
    near && eq(vendors.id, near.id),
  );
  // Without a kind nobody is similar to anybody.
  if (!fits || (servedAt && kinds.length === 0)) return [];
  const similar =
    servedAt && isSimilar(kinds, askedPlaces({ ...servedAt, text, region, places: near?.places }));
  const city = region ?? near?.region ?? null;
  const own = near ? ownPlace(near.places) : null;
  const places = [...(own ? [own] : []), ...placesInText(text, region)];
  const inCity = city === null ? undefined : hasTie(searchedPlace(city), 'based');
  const nearness = {
    inArea: isTrue(or(...places.map((place) => hasTie(place, 'based'))) ?? sql`false`),
    sameMarket: isTrue(sql`${vendors.marketId} = ${near?.marketId ?? null}`),
    servesArea: isTrue(or(...places.map(inPlace)) ?? sql`false`),
    inRegion: isTrue(inCity ?? sql`false`),
  };
  return db
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      categories: vendors.categories,
      area: vendors.area,
      region: vendors.region,
      ...nearness,
      hasEmail: sql<boolean>`${accounts.email} is not null`,
    })
    .from(vendors)
    .leftJoin(accounts, isOwnerOf(vendors.id))
    .where(and(mayBeIntroduced(options), similar ?? fits))
    .orderBy(
      desc(isTrue(sql`${vendors.id} = ${near?.id ?? null}`)),
      ...Object.values(nearness).map((one) => desc(one)),
      sql`md5(${vendors.id}::text || ${lot})`,
    )
    .limit(limit);
}

/** Returns those of the vendors that may be introduced. */
export const findIntroducible = (
  db: Database,
  ids: readonly string[],
  options: Options,
): Promise<IntroducedVendor[]> =>
  db
    .select({ id: vendors.id, companyName: vendors.companyName })
    .from(vendors)
    .where(and(inArray(vendors.id, ids.filter(isUuid)), mayBeIntroduced(options)));
