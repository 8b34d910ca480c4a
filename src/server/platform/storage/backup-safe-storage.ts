import type { DatabaseHandle } from '../db/open.ts';
import type { Storage } from './storage.ts';

/**
 * Returns a storage that removes nothing while a backup is being written, since the backup's rows may name files that are no longer
 * used. The nightly sweep removes them later. `remove` must follow the commit that made a file unused, so that a backup that
 * begins later does not name it.
 */
export const backupSafeStorage = (
  storage: Storage,
  handle: Pick<DatabaseHandle, 'beingBackedUp'>,
): Storage => ({
  ...storage,
  async remove(names) {
    if (names.length > 0 && !(await handle.beingBackedUp())) await storage.remove(names);
  },
});
