/** @file Writes an archive: a gzipped tar that ordinary tools open. It gets its final name only when it is complete. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { StartError } from '../start-error.ts';
import { entryNames } from './archive-header.ts';

export type ArchiveWriter = {
  add(name: string, content: string | Uint8Array): Promise<void>;
  /** Adds the checksums, flushes the file to disk and gives it its name. */
  finish(): Promise<void>;
  /** Removes the unfinished file. */
  discard(): Promise<void>;
};

/** Begins an archive at `path` that only this user can read. Throws StartError when the file exists. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  if (existsSync(path)) throw new StartError(`A file ${path} is there already; choose another name.`);
  const unfinished = `${path}.unfinished`;
  // The file of a backup that was killed.
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as never),
    createGzip(),
    file.createWriteStream({ flush: true }),
  );
  // Awaited later; without this a failure until then would count as an unhandled rejection.
  written.catch(() => {});
  const checksums: Record<string, string> = {};

  async function add(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    checksums[name] = createHash('sha256').update(bytes).digest('hex');
    const body = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    // A full disk ends the pipeline, which then reads no more.
    await Promise.race([body.write(bytes).then(() => body.close()), written]);
  }

  return {
    add,
    async finish() {
      await add(entryNames.checksums, JSON.stringify(checksums));
      controller.finalize();
      await written;
      await rename(unfinished, path);
      await using folder = await open(dirname(path), 'r');
      await folder.sync();
    },
    async discard() {
      controller.error(new Error('given up'));
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}
