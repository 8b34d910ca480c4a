import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { StartError } from '../../start-error.ts';
import type { Log } from '../handle.ts';
import { dataPaths } from './data-folder.ts';
import { clearCopies, copyDatabase, makePlaceForCopy } from './folder-copy.ts';

/** What the site answers to whoever connects: where the copy lies, or why there is none. */
export type SnapshotAnswer = { folder: string } | { problem: string };

/**
 * Lends copies of the running database over a Unix socket beside it. The folder belongs to one process, so a backup
 * must ask that one; who may open the private folder may ask, nobody else, and nothing listens on the network.
 * A copy lives as long as the connection, which the kernel ends with the client.
 */
export async function serveSnapshots(
  dir: string,
  pause: (work: () => Promise<void>) => Promise<void>,
  log: Log,
): Promise<{ lent(): number; close(): Promise<void> }> {
  const paths = dataPaths(dir);
  clearCopies(paths);
  const borrowers = new Set<Socket>();

  async function lend(client: Socket): Promise<void> {
    const place = makePlaceForCopy(paths);
    const remove = () => rmSync(place, { recursive: true, force: true });
    client.on('close', remove);
    const begun = performance.now();
    await pause(() => copyDatabase(paths, place));
    log.info({ ms: Math.round(performance.now() - begun) }, 'database copied for a backup');
    // Gone meanwhile: the copy was finished after its removal.
    if (client.destroyed) return remove();
    client.write(`${JSON.stringify({ folder: place } satisfies SnapshotAnswer)}\n`);
  }

  const server = createServer((client) => {
    // Counted before the copy is begun: a file removed later would be missing in it.
    borrowers.add(client);
    client.on('close', () => borrowers.delete(client));
    client.on('error', () => {});
    client.resume();
    lend(client).catch((error: unknown) => {
      log.warn({ err: error }, 'no copy of the database could be made for a backup');
      const problem =
        error instanceof StartError ? error.message : 'The running site could not copy its database.';
      client.end(`${JSON.stringify({ problem } satisfies SnapshotAnswer)}\n`);
    });
  });

  // We hold the folder's lock, so a socket that is there was left by a process that died.
  rmSync(paths.socket, { force: true });
  await once(server.listen(paths.socket), 'listening').catch((error: unknown) => {
    // A path too long for a socket, or a disk that knows none: the site runs, its backups wait until it is stopped.
    log.warn({ err: error }, 'no backups while the site runs: the socket beside the database cannot be made');
  });
  server.unref();
  return {
    lent: () => borrowers.size,
    async close() {
      for (const client of borrowers) client.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
