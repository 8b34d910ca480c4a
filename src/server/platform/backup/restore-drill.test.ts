/** @postgres a drill compares its database with the site's */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyPlace, openPlace } from '#support/yesterday.ts';
import { packageRoot } from '../package-root.ts';

const kind = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';

/** Fills a site, and returns functions that run its commands and count its tables. */
async function filledSite() {
  const site = await emptyPlace(kind);
  onTestFinished(site.close);
  const handle = await openPlace(site);
  await handle.migrate();
  await handle.close();
  const env = { ...process.env, DATA_DIR: site.dir, DATABASE_URL: site.databaseUrl ?? '' };
  const run = (script: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', [`scripts/${script}.ts`, ...words], {
      cwd: packageRoot,
      encoding: 'utf8',
      env,
    });
    return { status, stdout, stderr };
  };
  return { site, run };
}

it('restores beside the site, and never into it', { timeout: 120_000 }, async () => {
  const { site, run } = await filledSite();
  const archive = join(site.dir, 'a.tar.gz');
  expect(run('backup', archive)).toMatchObject({ status: 0 });
  expect(run('restore', archive)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('nothing was changed'),
  });

  const drill = run('restore', archive, '--drill');
  expect(drill).toMatchObject({ status: 0, stderr: '' });
  const [, folder = ''] = /^The drill is in (\S+)\. /m.exec(drill.stdout) ?? [];
  expect(folder).not.toBe(site.dir);
  expect(drill.stdout).toContain(`DATA_DIR=${folder} DATABASE_URL='' SMTP_URL= `);
  expect(drill.stdout).not.toContain('secret key');

  for (const words of [
    ['--drill', '--replace'],
    ['postgres://127.0.0.1/other', '--replace'],
  ])
    expect(run('restore', archive, ...words)).toMatchObject({ status: 1, stdout: '' });
  if (site.databaseUrl === undefined) return;
  // The same database by another name of the same server.
  const other = Object.assign(new URL(site.databaseUrl), { hostname: 'localhost' }).href;
  for (const url of [site.databaseUrl, other])
    expect(run('restore', archive, '--drill', url)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^aangan_test_\w+ is the database of the site/),
    });
});
