import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tool.ts';

/** A package as the lock file names it. */
export type LockedPackage = {
  /** The folder it is installed in, which tells two versions of a package apart. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression; absent when the package states none. */
  license?: string;
  integrity?: string;
  /** Where it comes from, when that is not the registry that npm is set to. */
  resolved?: string;
  /** Only the tools need it: it is not part of what serves visitors. */
  dev?: boolean;
  hasInstallScript?: boolean;
};

type Entry = Omit<LockedPackage, 'path' | 'name'> & { name?: string; link?: true };

/** Every package of the lock file, for every platform; not our own, the checkout and its workspaces. */
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
