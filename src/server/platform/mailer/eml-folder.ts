import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a mail to `<folder>/<id>.eml`, complete and safe on disk or not at all. Written twice it is one file.
 */
export async function writeEml(folder: string, id: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const finished = join(folder, `${id}.eml`);
  const unfinished = `${finished}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, finished);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
