/** @file The demonstration of a first start: content of every module, stored in an empty database. */
import { blogs, crewMembers, markets, vendors } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

const content = [blogs, vendors, markets, crewMembers];

/**
 * Fills an empty database in the order of the modules, if the settings say so; one with any content stays as it is. Returns true when it
 * stored something.
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
