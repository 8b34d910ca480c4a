/** @file A few vendors for somebody who asks the help desk: of the trade that was understood, or with any of the words, typos forgiven. */
import { and, asc, desc, eq, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Understood } from '#contract/directory.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { termQuery } from '#platform/db/term-query.ts';
import { isPublic, ofKinds, vendors } from '#platform/db/tables/vendors.ts';
import { hasTerms, queriesFor, wordsLike, wordsOf } from '#platform/db/search-terms.ts';

/** Shorter words are inside too many others. */
const shortestWord = 3;
/** In a word of three letters every one counts. */
const shortestTypo = 4;

/** Is there anybody like that? */
const exists = async (db: Database, where: SQL): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(vendors)
      .where(where)
      .limit(1)
  ).length > 0;

/** The word as it stands where somebody holds it, else what it was probably meant to be. */
async function meaning(db: Database, word: string): Promise<SQL> {
  const [held] = (await queriesFor(db, [[word]])).map(hasTerms);
  if (word.length < shortestTypo || (await exists(db, held!))) return held!;
  return hasTerms(termQuery(await wordsLike(db, word)));
}

export type VendorHint = {
  id: string;
  name: string;
  description: string | null;
  area: string | null;
  isSample: boolean;
};

/** What the words were read as, each part a condition of its own. */
const understoodAs = ({ category, area, region }: Understood): SQL[] => [
  ...(category ? [ofKinds(vendors, category)] : []),
  ...(area ? [eq(vendors.area, area)] : []),
  ...(region ? [eq(vendors.region, region)] : []),
];

/** At most so many vendors of whom one part is true: of whom more are true first, then from A to Z, as the page on ranking promises. */
export async function vendorHints(
  db: Database,
  typed: string,
  understood: Understood,
  max: number,
): Promise<VendorHint[]> {
  const words = wordsOf(typed).filter((word) => word.length >= shortestWord);
  const read = understoodAs(understood);
  const meanings = [...read, ...(await Promise.all(words.map((word) => meaning(db, word))))];
  if (meanings.length === 0) return [];
  const wordsHeld = sql.join(
    meanings.map((held) => sql`(case when ${held} then 1 else 0 end)`),
    sql` + `,
  );
  return db
    .select({
      id: vendors.id,
      name: vendors.companyName,
      description: vendors.description,
      area: vendors.area,
      isSample: vendors.isSample,
    })
    .from(vendors)
    .where(and(isPublic(vendors), or(...meanings)))
    .orderBy(desc(wordsHeld), asc(byteOrder(vendors.sortName)), vendors.id)
    .limit(max);
}
