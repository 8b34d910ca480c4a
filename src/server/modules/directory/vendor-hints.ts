/** @file A few vendors for a question to the help desk: of the trade understood, or with any of the words, typos forgiven. */
import { inPlace } from '#platform/db/place-terms.ts';
import { placesOf } from './directory-conditions.ts';
import { and, asc, desc, or, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Understood } from '#contract/directory.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { termQuery } from '#platform/db/term-query.ts';
import { isPublic, ofKinds, vendors } from '#platform/db/tables/vendors.ts';
import { hasTerms, queriesFor, wordsLike, wordsOf } from '#platform/db/search-terms.ts';

/** The minimum length of a word: shorter ones are in too many others. */
const shortestWord = 3;
/** The minimum length to correct: in a word of three letters every one counts. */
const shortestTypo = 4;

/** Resolves to whether any vendor matches. */
const exists = async (db: Database, where: SQL): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(vendors)
      .where(where)
      .limit(1)
  ).length > 0;

/** Returns the condition for a word as it stands if a vendor has it, else for its correction. */
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

/** Returns the parsed meaning, each part a condition of its own. */
const understoodAs = ({ category, area, region }: Understood): SQL[] => [
  ...(category ? [ofKinds(vendors, category)] : []),
  ...placesOf({ area, region }).map(inPlace),
];

/** Returns at most so many vendors that match a part: most matches first, then from A to Z, as the page on ranking promises. */
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
