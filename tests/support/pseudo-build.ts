/** @file The pages in the language of tests, built as those of a language are. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runTool } from '../../scripts/tool.ts';

/** Builds them below the checkout, where their server finds the packages. `dir` is for `--build`; `remove` when nothing runs any more. */
export async function buildPseudo(): Promise<{ dir: string; remove: () => void }> {
  const dir = mkdtempSync(join(root, 'build', 'pseudo-'));
  const env = { NODE_ENV: 'production', PSEUDO_BUILD: relative(root, dir) };
  const { code, output } = await runTool('react-router', ['build'], { env });
  if (code !== 0) throw new Error(`The pages could not be built in the language of tests.\n${output}`);
  // The desk has no other language.
  cpSync(join(root, 'build', 'desk'), join(dir, 'desk'), { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
