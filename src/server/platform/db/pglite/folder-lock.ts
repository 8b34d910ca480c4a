import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

/** A lock that the kernel releases when the process dies. */
export type FolderLock = { release(): void };

/** SQLITE_BUSY. */
const holdsAnother = (cause: unknown): boolean => (cause as { errcode?: number } | undefined)?.errcode === 5;

/** Returns whether `lockFolder` failed because a running process holds the folder. */
export const isBusy = (error: unknown): boolean => error instanceof StartError && holdsAnother(error.cause);

/**
 * Locks the folder. PGlite itself lets two processes open one folder, which destroys it. A lock file with a process id
 * would remain after a crash; the kernel's file lock under a SQLite transaction does not.
 * @throws StartError when another process (or another handle of this one) holds it
 */
export function lockFolder(lockFile: string, folder: string): FolderLock {
  let holder: DatabaseSync | undefined;
  try {
    holder = new DatabaseSync(lockFile);
    holder.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    holder?.close();
    const sentence = holdsAnother(cause)
      ? `The database in ${folder} is in use by another process; stop that one first.`
      : `The lock file ${lockFile} cannot be opened; check that the folder belongs to the user who starts Aangan.`;
    throw new StartError(sentence, { cause });
  }
  const held = holder;
  return {
    release() {
      held.exec('rollback');
      held.close();
    },
  };
}
