import { constants, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '../../disk-space.ts';
import { StartError } from '../../start-error.ts';
import type { DataPaths } from './data-folder.ts';

const copyPrefix = 'database.copy-';

/** Free space that a copy must leave, since a full disk stops the running database. */
const spareBytes = 100_000_000;

/** Removes the copies of backups that were killed. */
export function clearCopies({ root }: DataPaths): void {
  for (const name of readdirSync(root))
    if (name.startsWith(copyPrefix)) rmSync(join(root, name), { recursive: true, force: true });
}

/** Creates an empty private folder for a copy. Throws StartError when the disk has no space for one. */
export function makePlaceForCopy({ root, data }: DataPaths): string {
  const needed = sizeOf(data) + spareBytes;
  if (freeBytes(root) < needed)
    throw new StartError(
      `The disk of ${root} has no room for the copy that a backup is made from; it needs ${Math.ceil(needed / 1_000_000)} MB.`,
    );
  return mkdtempSync(join(root, copyPrefix));
}

/** Copies the database's files to `<place>/database`. On file systems that share blocks it takes no time and no space. */
export const copyDatabase = ({ data }: DataPaths, place: string): Promise<void> =>
  cp(data, join(place, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
