/** @file A few vendors for somebody who asks the help desk: any of the words will do, and a typo is forgiven. */
import { and, asc, desc, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { holdsAny, wordsLike, wordsOf } from '#platform/db/search-terms.ts';

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
  const held = holdsAny([word]);
  if (word.length < shortestTypo || (await exists(db, held))) return held;
  return holdsAny(await wordsLike(db, word));
}

export type VendorHint = {
  id: string;
  name: string;
  description: string | null;
  area: string | null;
  isSample: boolean;
};

/** At most so many vendors who hold one of the words: who holds more of them first, then from A to Z, as the page on ranking promises. */
export async function vendorHints(db: Database, words: string, max: number): Promise<VendorHint[]> {
  const significant = wordsOf(words).filter((word) => word.length >= shortestWord);
  const meanings = await Promise.all(significant.map((word) => meaning(db, word)));
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
