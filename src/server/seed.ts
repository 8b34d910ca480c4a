/** @file The demonstration, for a first start: content of every module, stored when there is none at all. */
import type { Company } from '#contract/company.ts';
import type { Database } from '#platform/db/handle.ts';
import { blogs, crewMembers, markets, vendors } from '#platform/db/tables.ts';
import { seedMeetups } from '#modules/communities/meetups.seed.ts';
import { seedCrew } from '#modules/crew/crew.seed.ts';
import { seedBlogs } from '#modules/blogs/blogs.seed.ts';
import { seedMarkets } from '#modules/markets/markets.seed.ts';
import { seedPublishedTexts } from '#modules/site/published-text.seed.ts';
import { seedVendors } from '#modules/vendors/vendors.seed.ts';

const seeded = [blogs, vendors, markets, crewMembers];

/** Fills an empty database; one that holds any content is left as it is. True when it did something. Gatherings are dated after `now`. */
export async function seedDemo(db: Database, company: Company, now: Date): Promise<boolean> {
  const counts = await Promise.all(seeded.map((table) => db.$count(table)));
  if (counts.some((count) => count > 0)) return false;
  await db.transaction(async (tx) => {
    await seedBlogs(tx);
    await seedMarkets(tx);
    await seedVendors(tx);
    await seedCrew(tx);
    await seedMeetups(tx, now);
    await seedPublishedTexts(tx, company);
  });
  return true;
}
