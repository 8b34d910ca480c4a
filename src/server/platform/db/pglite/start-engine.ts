import { isMainThread } from 'node:worker_threads';
import { freeBytes } from '../../disk-space.ts';
import { StartError } from '../../start-error.ts';
import type { OpenOptions } from '../handle.ts';
import { WorkerClient } from './worker-client.ts';
import * as folder from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';

const leastFreeBytes = 200_000_000;
/** EX_SOFTWARE of sysexits: a supervisor restarts the process, and the start replays the log. */
const brokenExitCode = 70;

/** The running engine, the folder's lock, and the number of fsync calls. */
export type Engine = { engine: WorkerClient; releaseLock: () => void; fsyncs: () => number };

/** Checks and locks the folder, creates a database at the first start, and starts the engine. Throws StartError. */
export async function startEngine(options: OpenOptions & { statementTimeoutMs: number }): Promise<Engine> {
  const { dir, log, statementTimeoutMs } = options;
  // All files written by this process are private. Worker threads (some test runners) may not change the umask.
  if (isMainThread) process.umask(0o077);
  const paths = folder.dataPaths(dir);
  folder.prepareFolder(dir);
  const free = (options.freeBytes ?? freeBytes)(dir);
  folder.requireSpace(free, options.minFreeBytes ?? leastFreeBytes, dir);
  const lock = lockFolder(paths.lockFile, paths.data);

  const fsyncCounter = new SharedArrayBuffer(4);
  let started = false;
  const onFatal = (error: Error): void => {
    // Earlier, the start itself fails with a sentence.
    if (started) (options.onFatal ?? exit)(error);
  };
  const exit = (error: Error): void => {
    log.error({ reason: error.message }, 'the embedded database failed; a restart repairs it');
    process.exit(brokenExitCode);
  };
  const startIn = async (dataDir: string): Promise<WorkerClient> => {
    const client = new WorkerClient({ boot: { dataDir, fsyncCounter }, statementTimeoutMs, log, onFatal });
    await client.start();
    return client;
  };

  try {
    if (!folder.databaseExists(paths)) {
      folder.clearUnfinished(paths);
      await (await startIn(paths.unfinished)).close();
      folder.finishNewDatabase(paths);
    }
    const client = await startIn(paths.data);
    started = true;
    const fsyncs = (): number => Atomics.load(new Int32Array(fsyncCounter), 0);
    return { engine: client, releaseLock: () => lock.release(), fsyncs };
  } catch (cause) {
    lock.release();
    if (cause instanceof StartError) throw cause;
    throw new StartError(folder.damagedSentence(paths.data), { cause });
  }
}
