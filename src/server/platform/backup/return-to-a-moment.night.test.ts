import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '#support/database.ts';
import { freePort } from '#support/free-port.ts';
import { unprivileged } from '#support/postgres.ts';
import { providePostgresPrograms } from '#support/postgres-programs.ts';
import { openPlace } from '#support/yesterday.ts';
import { packageRoot } from '../package-root.ts';

/** The commands of the recipe, by its headings. */
const recipe = readFileSync(join(packageRoot, 'docs/recipes/return-to-a-moment.md'), 'utf8');
const [setUp, copy, goBack, settle] = [...recipe.matchAll(/^```sh\n([^]*?)^```/gm)].map(
  ([, text = '']) => text,
);

/** Creates a cluster in a folder, with Debian's command to start and stop it. */
async function cluster() {
  const { folder: programs } = await providePostgresPrograms();
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'moment-'));
  const port = String(await freePort());
  const env = {
    PATH: `${folder}/bin:${programs}:${process.env['PATH']}`,
    LC_ALL: 'C',
    PGHOST: folder,
    PGPORT: port,
    PGUSER: 'postgres',
    PGDATABASE: 'postgres',
  };
  mkdirSync(join(folder, 'bin'));
  const command = join(folder, 'bin/pg_ctlcluster');
  writeFileSync(
    command,
    `#!/bin/sh\nexec pg_ctl "$3" -D ${folder}/15/main -w -l ${folder}/log -o "-p ${port} -k ${folder} -h ''"\n`,
  );
  chmodSync(command, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  const sh = (script: string) =>
    execFileSync('sh', ['-euc', script.replaceAll('/var/lib/postgresql/', `${folder}/`)], {
      cwd: folder,
      env,
      stdio: 'pipe',
      ...account,
    });
  onTestFinished(() => {
    sh('pg_ctlcluster 15 main stop || true');
    rmSync(folder, { recursive: true, force: true });
  });
  sh('initdb -D 15/main -U postgres -E UTF8 --locale=C -A trust && pg_ctlcluster 15 main start');
  const databaseUrl = `postgres://postgres@localhost:${port}/postgres?host=${folder}`;
  return { sh, open: () => openPlace({ dir: folder, databaseUrl, log: silentLog }) };
}

it(
  'goes back to the moment before an accident, by the commands of the recipe',
  { timeout: 180_000 },
  async () => {
    const { sh, open } = await cluster();
    sh(setUp!);
    const site = await open();
    await site.migrate();
    const insert = 'insert into settings_by_hand (told) values ($1)';
    await site.run('create table settings_by_hand (told text not null)');
    await site.run(insert, ['in the copy']);
    sh(copy!);
    await site.run(insert, ['before the accident']);
    const [{ moment } = {}] = await site.run('select clock_timestamp()::text as moment');
    await site.run('delete from settings_by_hand');
    await site.run(insert, ['after the accident']);
    await site.close();

    const chosen = goBack!.replace(/^moment=.*$/m, `moment='${String(moment)}'`);
    expect(chosen).not.toBe(goBack);
    sh(chosen);
    const back = await open();
    const told = async () => (await back.run('select told from settings_by_hand')).map((row) => row['told']);
    await expect
      .poll(async () => (await back.run('select pg_is_in_recovery() as is'))[0])
      .toEqual({ is: false });
    expect(await told()).toEqual(['in the copy', 'before the accident']);
    await back.close();

    sh(settle!);
    const again = await open();
    await again.run(insert, ['anew']);
    expect((await again.run('select count(*)::int as n from settings_by_hand'))[0]).toEqual({ n: 3 });
    expect((await again.run('show recovery_target_time'))[0]).toEqual({ recovery_target_time: '' });
    await again.migrate();
    await again.close();
  },
);
