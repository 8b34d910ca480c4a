import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from './server.ts';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** Runs `npm run staff -- …` beside the running site; returns its output, or the message of a failure. */
export async function staff(
  { port, dataDir }: Pick<RunningServer, 'port' | 'dataDir'>,
  ...words: string[]
): Promise<string> {
  // Without warnings: the journeys' runner sets colours in two ways, about which Node warns.
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    STAFF_NAME: 'Journey',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  };
  const ran = run(join(root, 'node_modules/.bin/node'), ['scripts/staff.ts', ...words], { cwd: root, env });
  return ran.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => `failed: ${stderr}`,
  );
}
