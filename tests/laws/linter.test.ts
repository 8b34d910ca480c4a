import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exceptions } from '../../scripts/generators/linter-rules.ts';
import { planted } from './planted.ts';
import { projectFiles, root } from './tree.ts';

const trial = mkdtempSync(join(tmpdir(), 'linter-'));
afterAll(() => rmSync(trial, { recursive: true, force: true }));

/** The planted imports that the linter has to refuse, one in each file of a tree like the real one. */
const cases = planted
  .filter((one) => one.linted)
  .map((one, index) => ({ ...one, file: placed(one.path, index) }));

function placed(path: string, index: number): string {
  // A door keeps its name: the rule is written for that file alone.
  return path.startsWith('src/web/root') ? path : path.replace(/a(\.tsx?)$/, `a${index}$1`);
}

/** What the linter says about the trial tree: file and rule of each finding. */
function findings(): Promise<{ filename: string; code: string }[]> {
  const tool = join(root, 'node_modules', '.bin', 'oxlint');
  // Without --type-aware: the tree has no types to ask, and these rules need none.
  const settings = ['-f', 'json', '-A', 'all', '-D', 'no-restricted-imports'];
  return new Promise((done) => {
    execFile(tool, settings, { cwd: trial, env: process.env }, (_, stdout) => {
      done((JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics);
    });
  });
}

it('the linter shows the planted imports that it can see, and nothing else', async () => {
  cpSync(join(root, '.oxlintrc.json'), join(trial, '.oxlintrc.json'));
  for (const { file, source } of cases) {
    mkdirSync(dirname(join(trial, file)), { recursive: true });
    writeFileSync(join(trial, file), `${source}\n`);
  }
  const innocent = join(trial, 'src/web/pages/innocent.tsx');
  writeFileSync(innocent, `import { useState } from 'react';\nimport { a } from '#features/a/a.tsx';\n`);
  const shown = (await findings())
    .filter((finding) => finding.code.includes('no-restricted-imports'))
    .map((finding) => finding.filename);
  expect(cases.length).toBeGreaterThan(10);
  expect([...new Set(shown)].toSorted()).toEqual(cases.map((one) => one.file).toSorted());
});

it('the linter makes no exception for a file that is not there', () => {
  const named = exceptions.flatMap((exception) => exception.files).filter((file) => !file.includes('*'));
  expect(named.filter((file) => !projectFiles().includes(file))).toEqual([]);
});
