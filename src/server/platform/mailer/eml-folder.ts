import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a mail to `<folder>/<id>.eml`, atomically and flushed to disk. Written twice it is one file.
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

/** Removes the mails written before that moment. Returns their number; 0 when the folder does not exist. */
export async function removeOldMails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
