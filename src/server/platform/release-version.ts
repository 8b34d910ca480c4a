import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/** Returns the version of the running release; of a checkout the version of its package. */
export function releaseVersion(folder = packageRoot): string {
  try {
    return readFileSync(join(folder, 'VERSION'), 'utf8').trim();
  } catch {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return version;
  }
}
