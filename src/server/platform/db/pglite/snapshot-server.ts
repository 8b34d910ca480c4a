import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { StartError } from '../../start-error.ts';
import type { Log } from '../handle.ts';
import { dataPaths } from './data-folder.ts';
import { clearCopies, copyDatabase, makePlaceForCopy } from './folder-copy.ts';

/** The answer to a client: the path of the copy, or the reason for its absence. */
export type SnapshotAnswer = { folder: string } | { problem: string };

/**
 * Serves copies of the running database to backups over a Unix socket beside it. Only one process can open the folder, so a
 * backup must request a copy. Only users who can read the private folder can connect, and nothing listens on the network. A copy
 * exists as long as the connection, which the kernel closes when the client dies.
 */
export async function serveSnapshots(
  dir: string,
  pause: (work: () => Promise<void>) => Promise<void>,
  log: Log,
): Promise<{ openCopies(): number; close(): Promise<void> }> {
  const paths = dataPaths(dir);
  clearCopies(paths);
  const clients = new Set<Socket>();

  async function sendCopy(client: Socket): Promise<void> {
    const place = makePlaceForCopy(paths);
    const remove = () => rmSync(place, { recursive: true, force: true });
    client.on('close', remove);
    const begun = performance.now();
    await pause(() => copyDatabase(paths, place));
    log.info({ ms: Math.round(performance.now() - begun) }, 'database copied for a backup');
    // The client has disconnected, and the copy was finished after its removal.
    if (client.destroyed) return remove();
    client.write(`${JSON.stringify({ folder: place } satisfies SnapshotAnswer)}\n`);
  }

  const server = createServer((client) => {
    // Counted before the copy starts, so that no file named in it is removed.
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => {});
    client.resume();
    sendCopy(client).catch((error: unknown) => {
      log.warn({ err: error }, 'no copy of the database could be made for a backup');
      const problem =
        error instanceof StartError ? error.message : 'The running site could not copy its database.';
      client.end(`${JSON.stringify({ problem } satisfies SnapshotAnswer)}\n`);
    });
  });

  // This process holds the folder's lock, so an existing socket belongs to a dead process.
  rmSync(paths.socket, { force: true });
  await once(server.listen(paths.socket), 'listening').catch((error: unknown) => {
    // The path is too long for a socket, or the disk has none: the site runs, and backups work only while it is stopped.
    log.warn({ err: error }, 'no backups while the site runs: the socket beside the database cannot be made');
  });
  server.unref();
  return {
    openCopies: () => clients.size,
    async close() {
      for (const client of clients) client.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
