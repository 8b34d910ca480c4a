/** @file The files of cases on the disk, as an upload leaves them. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ImportCase } from './import-case.ts';

/** Stores a file, or the files of a zip, and returns its path. */
export async function storedCase(content: ImportCase['content']): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'corpus-')), 'file');
  if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(path, content);
  else {
    const zip = new ZipFile();
    for (const [name, part] of Object.entries(content)) zip.addBuffer(Buffer.from(part), name);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(path));
  }
  return path;
}
