import type { DatabaseHandle } from '../db/open.ts';
import type { Storage } from './storage.ts';

/**
 * Removes nothing while a backup is being written: its rows may name files that are in nobody's use any more. What is
 * left lying is found by the nightly sweep. Asked after the commit that made a file useless, so a backup that begins
 * later does not name it.
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
