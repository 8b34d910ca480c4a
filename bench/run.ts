/**
 * @file `npm run bench`: every measurement, one after the other, each printing its own table; `npm run bench -- page-cache` runs the
 * named ones. Ratios within one run say more than numbers from two: the machine is never the same twice.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { machine } from './machine.ts';

/** In the order of their cost. */
const measurements = [
  'start',
  'render',
  'capacity',
  'processes',
  'page-cache',
  'kept-pages',
  'search-admission',
  'search-quality',
  'login-flood',
  'enquiries',
  'peers',
  'ghost',
  'directory',
  'desk',
  'numbers',
  'content',
  'memory',
  'scale',
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !measurements.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement "${unknown.join(', ')}"; there are ${measurements.join(', ')}.\n`,
  );
  process.exit(1);
}

process.stdout.write(`${machine()}\n`);
for (const name of chosen.length > 0 ? chosen : measurements) {
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!existsSync(file)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const child = spawn(process.execPath, [file], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
