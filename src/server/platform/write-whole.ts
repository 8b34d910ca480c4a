import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file in one step: a reader finds it as it was, or whole. It has this mode, whatever the umask is.
 * @throws the error of the file system; the file is then as it was
 */
export function writeWhole(file: string, text: string, mode: number): void {
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}`);
  try {
    writeFileSync(unfinished, text, { mode });
    chmodSync(unfinished, mode);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
