/** @file The files of cases on the disk, as an upload leaves them. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipped } from '../zipped.ts';
import type { ImportCase } from './import-case.ts';

/** Returns the file of a case, or a zip of its files. */
export const fileOfCase = async (content: ImportCase['content']): Promise<string | Buffer> =>
  typeof content === 'string' || Buffer.isBuffer(content) ? content : zipped(content);

/** Stores the file of a case, and returns its path. */
export async function storedCase(content: ImportCase['content']): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'corpus-')), 'file');
  await writeFile(path, await fileOfCase(content));
  return path;
}
