/** @file Files that no row names: left by a crash between storing and committing, or by a removal that failed. */
import { inArray, isNull } from 'drizzle-orm';
import { dayMs } from '#facts/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { pictures } from '#platform/db/tables.ts';
import { pictureFilePattern } from '#platform/images/picture-files.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** An upload under way has files without rows; none takes so long. */
const oldEnoughMs = dayMs;
const batch = 500;

async function removeUnknown(db: Database, storage: Storage, names: readonly string[]): Promise<number> {
  const keyOf = (name: string) => pictureFilePattern.exec(name)?.[1] ?? '';
  const keys = [...new Set(names.map(keyOf))];
  const known = await db
    .select({ key: pictures.storageKey })
    .from(pictures)
    .where(inArray(pictures.storageKey, keys));
  const knownKeys = new Set(known.map(({ key }) => key));
  const unknown = names.filter((name) => !knownKeys.has(keyOf(name)));
  await storage.remove(unknown);
  return unknown.length;
}

/** Removes orphans; answers how many files went. Files that are not pictures of ours are left alone. */
export async function sweepPictures(db: Database, storage: Storage, clock: Clock): Promise<number> {
  // Rows whose vendor is gone name files that nobody can see.
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
