import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tool.ts';
import { wordsCallsIn } from './sentences.ts';

/** A sentence of the code, with its position. */
export type Said = { sentence: string; at: string; pattern: boolean };

/** Returns the text of every file with sentences for people, under its path. */
export const sayingFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('src/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !path.includes('.test.'))
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

/** Returns the sentences that the files pass to `t`, and the positions of those composed at run time. */
export function saidIn(files: Readonly<Record<string, string>>): { said: Said[]; computed: string[] } {
  const said: Said[] = [];
  const computed: string[] = [];
  for (const [path, source] of Object.entries(files))
    for (const call of wordsCallsIn(path, source)) {
      const at = `${path}:${call.line}`;
      if (call.kind === 'computed') computed.push(`${at} says something that no catalogue can hold`);
      if (call.kind === 'sentence') said.push({ sentence: call.sentence, at, pattern: !!call.values });
    }
  return { said, computed };
}
