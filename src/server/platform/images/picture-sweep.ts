/** @file Removes files that no row names: left by a crash between storing and committing, or by a failed removal. */
import { inArray, isNull, unionAll } from '#platform/db/drizzle.ts';
import { dayMs } from '#facts/time.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/handle.ts';
import { libraryPictures, pictures, projectPictures, reviewPictures } from '../db/tables.ts';
import type { Storage } from '../storage/storage.ts';
import { pictureFilePattern } from './picture-files.ts';

/** A running upload has files without rows; none takes this long. */
const oldEnoughMs = dayMs;
const batch = 500;

/** Returns the keys among these that belong to a picture of a vendor, project, review or the library. */
async function knownAmong(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const named = (
    table: typeof pictures | typeof libraryPictures | typeof projectPictures | typeof reviewPictures,
  ) =>
    db
      .select({ key: table.storageKey })
      .from(table)
      .where(inArray(table.storageKey, [...keys]));
  return new Set(
    (
      await unionAll(named(pictures), named(libraryPictures), named(projectPictures), named(reviewPictures))
    ).map(({ key }) => key),
  );
}

async function removeUnknown(db: Database, storage: Storage, names: readonly string[]): Promise<number> {
  const keyOf = (name: string) => pictureFilePattern.exec(name)?.[1] ?? '';
  const known = await knownAmong(db, [...new Set(names.map(keyOf))]);
  const unknown = names.filter((name) => !known.has(keyOf(name)));
  await storage.remove(unknown);
  return unknown.length;
}

/** Removes orphans; returns the number of removed files. Files that are not pictures of ours are left alone. */
export async function sweepPictures(db: Database, storage: Storage, clock: Clock): Promise<number> {
  // Rows of deleted vendors name files that nobody can see.
  await db.delete(pictures).where(isNull(pictures.vendorId));
  const before = clock().getTime() - oldEnoughMs;
  let removed = 0;
  let waiting: string[] = [];
  for await (const { name, storedAt } of storage.list()) {
    if (storedAt.getTime() > before || !pictureFilePattern.test(name)) continue;
    waiting.push(name);
    if (waiting.length < batch) continue;
    removed += await removeUnknown(db, storage, waiting);
    waiting = [];
  }
  return removed + (waiting.length ? await removeUnknown(db, storage, waiting) : 0);
}
