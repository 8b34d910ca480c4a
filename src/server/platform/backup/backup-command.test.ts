/** @postgres the command finds both kinds of database by the settings */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { provideRestic } from '#support/restic-program.ts';
import { emptyPlace, openPlace } from '#support/yesterday.ts';
import { readConfig } from '../config/config.ts';
import { packageRoot } from '../package-root.ts';
import { openStorage } from '../storage/open-storage.ts';
import { nameAway } from './backup-away.ts';
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

it('keeps an encrypted copy in another place, and counts only with it', limit, async () => {
  const restic = await provideRestic();
  const place = await emptyPlace('pglite');
  onTestFinished(place.close);
  const { dir } = place;
  const handle = await openPlace(place);
  await handle.migrate();
  await handle.close();
  const away = join(dir, 'away');
  const password = 'a password of that repository';
  const archive = (name: string) => join(dir, 'backups', name);
  const run = (name: string, env: NodeJS.ProcessEnv) =>
    spawnSync('node', ['scripts/backup.ts', archive(name)], {
      cwd: packageRoot,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dir, DATABASE_URL: '', BACKUP_REPOSITORY: away, ...env },
    });
  const inRepository = (...words: string[]) =>
    execFileSync(restic, ['--no-cache', ...words], {
      env: { ...process.env, RESTIC_REPOSITORY: away, RESTIC_PASSWORD: password },
    });
  const noted = async () => lastBackup(await openStorage(readConfig({ DATA_DIR: dir }).settings, dir));

  expect(run('none.tar.gz', {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('BACKUP_PASSWORD'),
  });
  expect(await noted()).toBeNull();
  for (const name of ['a.tar.gz', 'b.tar.gz'])
    expect(run(name, { BACKUP_PASSWORD: password })).toMatchObject({ status: 0, stderr: '' });
  expect(inRepository('dump', 'latest', nameAway)).toEqual(readFileSync(archive('b.tar.gz')));
  expect(JSON.parse(inRepository('snapshots', '--json').toString())).toHaveLength(2);
  const note = await noted();
  expect(note?.bytes).toBe(statSync(archive('b.tar.gz')).size);

  const refused = run('c.tar.gz', { BACKUP_PASSWORD: 'another password of it' });
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('wrong password') });
  expect(statSync(archive('c.tar.gz')).size).toBeGreaterThan(0);
  expect(await noted()).toEqual(note);
});
