import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baseOf, changedFiles } from './changed-files.ts';

let dir: string;
const git = (...parts: string[]) => execFileSync('git', parts, { cwd: dir, stdio: 'pipe' });
const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(dir, name), name);
};
const commit = () => {
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@site.test', 'commit', '-qm', 'more');
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'changed-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function repository() {
  git('init', '-qb', 'main');
  write('kept.ts', 'gone.ts', 'old name.ts');
  commit();
}

it('a change is what was committed since, what was not, and what is new', () => {
  repository();
  git('switch', '-qc', 'change');
  git('mv', 'old name.ts', 'नया.ts');
  commit();
  rmSync(join(dir, 'gone.ts'));
  write('new.ts');
  expect(changedFiles(baseOf('main', dir)!, dir)).toEqual(['gone.ts', 'new.ts', 'old name.ts', 'नया.ts']);
  // Without a base branch: since the last commit.
  expect(changedFiles(baseOf(undefined, dir)!, dir)).toEqual(['gone.ts', 'new.ts']);
  git('branch', '-q', '--set-upstream-to=main');
  expect(changedFiles(baseOf(undefined, dir)!, dir)).toEqual(['gone.ts', 'new.ts', 'old name.ts', 'नया.ts']);
});

it('a commit that is not there is named', () => {
  repository();
  expect(() => baseOf('nowhere', dir)).toThrow('There is no commit "nowhere" to compare with.');
});

it('outside a repository there is nothing to compare with', () => {
  expect(baseOf(undefined, dir)).toBeUndefined();
});
