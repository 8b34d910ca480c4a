import { execFileSync } from 'node:child_process';
import { root } from '../tool.ts';

function git(cwd: string, ...parts: string[]): string | undefined {
  try {
    return execFileSync('git', parts, { cwd, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/**
 * Returns the base commit of a change: where it left the given one, else where it left the branch that it tracks, else
 * the last commit. Undefined outside a repository. Throws one sentence when the given one does not exist.
 */
export function baseOf(given?: string, cwd = root): string | undefined {
  if (given === undefined)
    return (git(cwd, 'merge-base', '@{upstream}', 'HEAD') ?? git(cwd, 'rev-parse', 'HEAD'))?.trim();
  const base = git(cwd, 'merge-base', given, 'HEAD')?.trim();
  if (base) return base;
  throw new Error(`There is no commit "${given}" to compare with.`);
}

/** Returns the files that differ from that commit, sorted: committed, uncommitted, new and removed ones. */
export function changedFiles(base: string, cwd = root): string[] {
  const listed = [
    git(cwd, 'diff', '--name-only', '--no-renames', '-z', base),
    git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(listed.flatMap((list) => list?.split('\0') ?? []))].filter(Boolean).toSorted();
}
