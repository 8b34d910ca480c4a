/** @file The demonstration, for a first start: content of every module, stored when there is none at all. */
import { blogs, crewMembers, markets, vendors } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

const content = [blogs, vendors, markets, crewMembers];

/**
 * Fills an empty database in the order of the modules, if the settings want that; one that holds any content is left as it is.
 * True when it did something.
 */
export async function seedDemo(
  { config, clock, db }: Pick<Platform, 'config' | 'clock' | 'db'>,
  modules: readonly Pick<Module, 'seed'>[],
): Promise<boolean> {
  if (config.settings.SEED_DEMO !== 'yes') return false;
  const counts = await Promise.all(content.map((table) => db.$count(table)));
  if (counts.some((count) => count > 0)) return false;
  const now = clock();
  await db.transaction(async (tx) => {
    for (const { seed } of modules) await seed?.(tx, now);
  });
  return true;
}
