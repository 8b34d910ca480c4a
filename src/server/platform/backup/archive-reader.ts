/** @file Reads archives and checks every byte against the checksums. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { StartError } from '../start-error.ts';
import { ArchiveHeader, Checksums, archiveFormat, entryNames } from './archive-header.ts';

type Entry = { name: string; content: Buffer };

/** Yields the entries of an archive in their order, one at a time in memory. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  const unzipped = file.on('error', (error) => unzipped.destroy(error)).pipe(createGunzip());
  try {
    const tar = Readable.toWeb(unzipped) as unknown as ReadableStream<Uint8Array>;
    for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true })))
      yield { name: header.name, content: Buffer.from(await new Response(body as never).arrayBuffer()) };
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}

const damaged = (path: string, cause?: unknown) =>
  new StartError(`The archive ${path} is damaged or not complete; nothing was changed.`, { cause });

/** Reads the whole archive once. Throws StartError when it is no archive of this program, of a newer format, or damaged. */
export async function verifyArchive(path: string): Promise<ArchiveHeader> {
  if (!existsSync(path)) throw new StartError(`There is no archive ${path}.`);
  const found: Record<string, string> = {};
  let header: unknown;
  let stated: unknown;
  try {
    for await (const { name, content } of entriesOf(path)) {
      if (stated !== undefined) throw new Error('something follows the checksums');
      if (name === entryNames.checksums) stated = JSON.parse(content.toString('utf8'));
      else found[name] = createHash('sha256').update(content).digest('hex');
      if (name === entryNames.header) header = JSON.parse(content.toString('utf8'));
    }
  } catch (cause) {
    throw damaged(path, cause);
  }
  const checksums = Checksums.safeParse(stated);
  const names = Object.keys(found);
  const same =
    checksums.success &&
    names.length === Object.keys(checksums.data).length &&
    names.every((name) => found[name] === checksums.data[name]);
  if (!same) throw damaged(path);
  return headerOf(path, header);
}

function headerOf(path: string, header: unknown): ArchiveHeader {
  const format = (header as { format?: unknown } | undefined)?.format;
  if (typeof format === 'number' && format > archiveFormat)
    throw new StartError(
      `The archive ${path} was written by a newer version of Aangan; restore it with that version.`,
    );
  const parsed = ArchiveHeader.safeParse(header);
  if (!parsed.success) throw damaged(path, parsed.error);
  return parsed.data;
}
