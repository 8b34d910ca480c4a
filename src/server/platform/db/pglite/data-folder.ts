import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  accessSync,
  constants,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The major version that the bundled engine reads. An upgrade that changes it needs a dump and a restore. */
const engineMajor = '18';

/** The paths of the embedded database. */
export type DataPaths = {
  root: string;
  data: string;
  unfinished: string;
  lockFile: string;
  /** The socket through which the running process serves copies to a backup. */
  socket: string;
};

/** Returns the paths below the data folder. */
export const dataPaths = (dir: string): DataPaths => ({
  root: dir,
  data: join(dir, 'database'),
  unfinished: join(dir, 'database.unfinished'),
  lockFile: join(dir, 'database.lock'),
  socket: join(dir, 'database.sock'),
});

/** Returns the sentence for a folder that does not open. */
export const damagedSentence = (folder: string): string =>
  `The database in ${folder} cannot be opened; docs/recipes/backup-and-restore.md says how to put a backup in its place.`;

/** Creates the folder, private to this user, and checks that it is writable. Throws StartError. */
export function prepareFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The folder ${dir} cannot be written; check its owner and its permissions.`, {
      cause,
    });
  }
}

/** Throws StartError when the disk is nearly full: the engine hangs when it cannot write its log. */
export function requireSpace(free: number, needed: number, dir: string): void {
  if (free >= needed) return;
  const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000);
  throw new StartError(
    `Only ${megabytes(free)} MB are free on the disk of ${dir}; the database needs at least ${megabytes(needed)} MB to start.`,
  );
}

/** Returns whether a database exists. Throws StartError when this engine cannot read it. */
export function databaseExists({ data }: DataPaths): boolean {
  if (!existsSync(data)) return false;
  let version: string;
  try {
    version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    throw new StartError(damagedSentence(data), { cause });
  }
  if (version === engineMajor) return true;
  throw new StartError(
    `The database in ${data} was written by PostgreSQL ${version.slice(0, 10)}, this version reads ${engineMajor}; docs/recipes/backup-and-restore.md says how to bring it over.`,
  );
}

/** Removes the rest of an interrupted first start. */
export function clearUnfinished({ unfinished }: DataPaths): void {
  rmSync(unfinished, { recursive: true, force: true });
}

/** Flushes every file to disk, then renames the folder, so that an incomplete database never has the final name. */
export function finishNewDatabase({ root, data, unfinished }: DataPaths): void {
  flushTree(unfinished);
  renameSync(unfinished, data);
  flush(root);
}

function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flush(path);
  }
  flush(folder);
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
