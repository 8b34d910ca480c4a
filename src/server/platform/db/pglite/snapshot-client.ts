import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { StartError } from '../../start-error.ts';
import { databaseExists, dataPaths, type DataPaths } from './data-folder.ts';
import { copyDatabase, makePlaceForCopy } from './folder-copy.ts';
import { isBusy, lockFolder, type FolderLock } from './folder-lock.ts';
import type { SnapshotAnswer } from './snapshot-server.ts';

/** A folder with a consistent copy in `database`, until it is released. */
export type Snapshot = { folder: string; giveBack(): Promise<void> };

/** Resolves to a copy of the database in `dir`, from the running site or else made here. Throws StartError. */
export async function requestSnapshot(dir: string): Promise<Snapshot> {
  const paths = dataPaths(dir);
  if (!databaseExists(paths)) throw new StartError(`There is no embedded database in ${dir}.`);
  let lock: FolderLock;
  try {
    lock = lockFolder(paths.lockFile, paths.data);
  } catch (error) {
    if (isBusy(error)) return askTheSite(paths);
    throw error;
  }
  try {
    const folder = makePlaceForCopy(paths);
    await copyDatabase(paths, folder);
    return {
      folder,
      // The lock is held to the end: a site that started meanwhile could remove pictures that the copy still names.
      async giveBack() {
        rmSync(folder, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function askTheSite({ socket, root }: DataPaths): Promise<Snapshot> {
  const line = connect(socket);
  const silent = new StartError(
    `The site that uses ${root} does not give a copy of its database; stop it, then make the backup.`,
  );
  const answered = once(createInterface({ input: line }), 'line') as Promise<[string]>;
  const ended = new Promise<never>((_, reject) => {
    line.once('error', () => reject(silent)).once('close', () => reject(silent));
  });
  ended.catch(() => {});
  const [text] = await Promise.race([answered, ended]);
  const answer = JSON.parse(text) as SnapshotAnswer;
  if ('problem' in answer) throw new StartError(answer.problem);
  return {
    folder: answer.folder,
    async giveBack() {
      const closed = once(line, 'close');
      line.end();
      await closed;
    },
  };
}
