import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tool.ts';

/** A package in the lock file. */
export type LockedPackage = {
  /** Its folder, which distinguishes two versions of a package. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression; absent when the package states none. */
  license?: string;
  integrity?: string;
  /** Its source, when that is not npm's configured registry. */
  resolved?: string;
  /** A package for tools only: it does not serve visitors. */
  dev?: boolean;
  hasInstallScript?: boolean;
};

type Entry = Omit<LockedPackage, 'path' | 'name'> & { name?: string; link?: true };

/** Returns every package of the lock file, for every platform; not our own, the checkout and its workspaces. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.replace(/^.*node_modules\//, ''),
    }));
}
