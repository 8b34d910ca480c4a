import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { minuteMs } from '#facts/time.ts';
import { root, runTool } from '../tool.ts';

const migrations = join(root, 'src/server/platform/db/migrations');

/**
 * Whether the committed migrations bring a database to the tables as they stand: the migration tool is asked
 * for the next one in a copy of the folder, and there must be none. Resolves to a sentence when there is.
 */
export async function staleMigrations(): Promise<string | undefined> {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const config = join(copy, 'drizzle.config.ts');
    // The tool puts "./" before the folder even when it is absolute, so it is given a relative one.
    const settings = `{ ...base, out: ${JSON.stringify(relative(root, copy))} }`;
    const base = JSON.stringify(join(root, 'drizzle.config.ts'));
    writeFileSync(config, `import base from ${base};\nexport default ${settings};\n`);
    const { code, output } = await runTool('drizzle-kit', ['generate', '--config', config], {
      timeoutMs: minuteMs,
    });
    // Its exit code is 0 after most failures, so its own words are asked as well.
    if (code !== 0 || !/No schema changes|Your SQL migration/.test(output)) {
      return `The migrations could not be compared with the tables:\n${output}`;
    }
    const fresh = readdirSync(copy).filter((name) => name.endsWith('.sql'));
    const kept = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
    if (fresh.length === kept.length) return undefined;
    return 'The tables have changed without a migration: run npm run db:generate and commit what it writes.';
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
