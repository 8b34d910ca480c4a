import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { minuteMs } from '#facts/time.ts';
import { root, runTool } from '../tool.ts';

const migrations = join(root, 'src/server/platform/db/migrations');

/**
 * Compares the committed migrations with the present tables: the migration tool must have no next
 * migration for a copy of the folder. Resolves to a sentence when it has.
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
    // Its exit code is 0 after most failures, so its output is checked as well.
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
