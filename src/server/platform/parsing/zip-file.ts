/** @file Reads a zip on the disk entry by entry, with bounds on its claimed contents: each file, and all of them together. */
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { Problem } from '../problem.ts';
import { parsers } from './parsers.ts';

/** Bytes of one unpacked file: a picture or a long text. */
const maxEntryBytes = parsers.zipFile.maxBytes;
/** Bytes of all unpacked files together. Pictures hardly shrink in a zip, and texts are short. */
const maxTotalBytes = parsers.zip.maxBytes;
/** Bytes of all names together. */
const maxNameBytes = 8 * 1024 * 1024;
const { maxNodes: maxFiles } = parsers.zip;

export type OpenZip = {
  /** The paths of its files, in their order. */
  names: readonly string[];
  /** Returns a file, or null when there is none of that name. @throws Problem payload_too_large, or invalid_input when it is damaged */
  read(name: string, maxBytes?: number): Promise<Buffer | null>;
  close(): void;
};

const broken = () => new Problem('invalid_input', { message: 'This zip is cut or damaged.' });
const tooLarge = (message: string) => new Problem('payload_too_large', { message });

/** Refuses two files at one offset in a zip: a few bytes would be unpacked again and again. @throws Problem invalid_input */
function refuseShared(entries: readonly Entry[]): void {
  const byPlace = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  byPlace.forEach((entry, index) => {
    const before = byPlace[index - 1];
    if (
      before &&
      before.relativeOffsetOfLocalHeader + before.compressedSize > entry.relativeOffsetOfLocalHeader
    )
      throw broken();
  });
}

/** Excludes folders, and the files that macOS adds beside each file. */
const isFile = (name: string) => !name.endsWith('/') && !/(^|\/)(?:__MACOSX\/|\._)/.test(name);

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const all: Entry[] = [];
  let nameBytes = 0;
  let total = 0;
  const each = zip.eachEntry();
  for (;;) {
    const next = await each.next().catch(() => {
      throw broken();
    });
    if (next.done) break;
    all.push(next.value);
    if (all.length > maxFiles || (nameBytes += next.value.fileName.length) > maxNameBytes)
      throw tooLarge(`A zip may hold ${maxFiles} files.`);
    if ((total += next.value.uncompressedSize) > maxTotalBytes)
      throw tooLarge('The files of this zip have more than 1 GB together. Please export it in parts.');
  }
  refuseShared(all.filter(({ compressedSize }) => compressedSize > 0));
  return new Map(all.flatMap((entry) => (isFile(entry.fileName) ? [[entry.fileName, entry] as const] : [])));
}

/** Opens a zip. @throws Problem invalid_input when it is none or damaged, payload_too_large when it holds too much */
export async function openZipFile(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch(() => {
    throw broken();
  });
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return {
    names: [...entries.keys()],
    async read(name, maxBytes = maxEntryBytes) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.uncompressedSize > Math.min(maxBytes, maxEntryBytes))
        throw tooLarge(
          maxBytes < maxEntryBytes
            ? 'The file is longer than a text may be.'
            : 'This file in the zip is larger than 24 MB.',
        );
      const parts: Buffer[] = [];
      try {
        // The size stated in the zip is enforced while it is read.
        for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
      } catch {
        throw broken();
      }
      return Buffer.concat(parts);
    },
    close: () => zip.close(),
  };
}
