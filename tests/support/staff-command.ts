import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from './server.ts';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** `npm run staff -- …` beside the running site: what it prints, or with a failure what it says. */
export async function staff(
  { port, dataDir }: Pick<RunningServer, 'port' | 'dataDir'>,
  ...words: string[]
): Promise<string> {
  // Without warnings: the runner of the journeys sets colours in two ways, which Node remarks on.
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
