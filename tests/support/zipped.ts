/** Zips in tests. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { reading } from './reading.ts';

/** Returns a zip of files by their paths. */
export function zipped(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const made = new ZipFile();
  for (const [path, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), path);
  made.end();
  return buffer(made.outputStream);
}

/** Returns the files of a zip by their paths. */
export async function unzipped(bytes: Uint8Array): Promise<Record<string, Buffer>> {
  const path = join(await mkdtemp(join(tmpdir(), 'zipped-')), 'a.zip');
  await writeFile(path, bytes);
  const zip = await reading.parsing.zip(path);
  const files = Object.fromEntries(
    await Promise.all(zip.names.map(async (name) => [name, (await zip.read(name))!] as const)),
  );
  zip.close();
  return files;
}
