/** @file A zip on the disk, read entry by entry, with bounds on all that it claims to hold. */
import { promisify } from 'node:util';
import { open, type Entry, type ZipFile } from 'yauzl';
import { movingLimits } from '#contract/desk/content/moving.ts';
import { Problem } from '#platform/problem.ts';

/** Bytes of one file in it when unpacked: a picture or a long text. */
const maxEntryBytes = 24 * 1024 * 1024;

export type Zip = {
  /** The paths of its files, in their order. */
  names: readonly string[];
  /** Returns a file, or null when there is none of that name. @throws Problem payload_too_large, or invalid_input when it is damaged */
  read(name: string): Promise<Buffer | null>;
  close(): void;
};

const openZip = promisify<string, object, ZipFile>(open as never);
const broken = () => new Problem('invalid_input', { message: 'This zip is cut or damaged.' });

/** Opens a zip. @throws Problem invalid_input when it is none or damaged, payload_too_large with too many files */
export async function openZipFile(path: string): Promise<Zip> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    () => {
      throw broken();
    },
  );
  const entries = new Map<string, Entry>();
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        // Folders, and what a Mac puts beside each file.
        if (!entry.fileName.endsWith('/') && !/(^|\/)(?:__MACOSX\/|\._)/.test(entry.fileName))
          entries.set(entry.fileName, entry);
        if (entries.size > movingLimits.entries)
          reject(
            new Problem('payload_too_large', { message: `A zip may hold ${movingLimits.entries} files.` }),
          );
        else zip.readEntry();
      });
      zip.once('end', resolve);
      zip.once('error', () => reject(broken()));
      zip.readEntry();
    });
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.uncompressedSize > maxEntryBytes)
        throw new Problem('payload_too_large', { message: 'This file in the zip is larger than 24 MB.' });
      const stream = await promisify(
        zip.openReadStream.bind(zip) as never as (
          entry: Entry,
          done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
        ) => void,
      )(entry).catch(() => {
        throw broken();
      });
      const parts: Buffer[] = [];
      try {
        // The size that the zip states is enforced while it is read.
        for await (const part of stream) parts.push(part as Buffer);
      } catch {
        throw broken();
      }
      return Buffer.concat(parts);
    },
    close: () => zip.close(),
  };
}
