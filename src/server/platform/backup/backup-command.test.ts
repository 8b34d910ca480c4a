/** @postgres the command finds both kinds of database by the settings */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyPlace, openPlace } from '#support/yesterday.ts';
import { readConfig } from '../config/config.ts';
import { packageRoot } from '../package-root.ts';
import { openStorage } from '../storage/open-storage.ts';
import { lastBackup } from './backup-record.ts';

// Three processes open a database.
const limit = { timeout: 120_000 };

it(
  'leaves a note of a complete backup where the site reads it, and none of one that failed',
  limit,
  async () => {
    const place = await emptyPlace(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite');
    onTestFinished(place.close);
    const { dir, databaseUrl } = place;
    const env = { ...process.env, DATA_DIR: dir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const run = (file: string) =>
      execFileSync('node', ['scripts/backup.ts', file], { cwd: packageRoot, env, stdio: 'pipe' });
    const noted = async () => lastBackup(await openStorage(readConfig({ DATA_DIR: dir }).settings, dir));

    const handle = await openPlace(place);
    await handle.migrate();
    await handle.close();
    expect(() => run(dir)).toThrow('Command failed');
    expect(await noted()).toBeNull();

    const begun = Date.now();
    const file = join(dir, 'backups', 'a.tar.gz');
    run(file);
    const note = await noted();
    expect(note?.bytes).toBe(statSync(file).size);
    expect(Date.parse(note!.at)).toBeGreaterThanOrEqual(begun);
  },
);
