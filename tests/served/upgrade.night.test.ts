import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCaddy, type RunningCaddy } from '#support/caddy.ts';
import { installedMachine, type InstalledMachine } from '#support/installed-machine.ts';
import { visitsUntil } from '#support/visits.ts';

// A release in a bare folder: deploy/install and deploy/upgrade as they are, the units' own commands, PostgreSQL, and Caddy with its file.
// Left out: systemd itself, its users and sandboxes, and what Debian installs.

let machine: InstalledMachine;
let caddy: RunningCaddy;
const [first, second] = ['1.0.0', '1.1.0'];

const neverReady = `import { createServer } from 'node:http';
createServer((_, answer) => answer.writeHead(503).end()).listen(process.env.PORT, '127.0.0.1');`;

/** Replaces a file of an unpacked release, which shares its files with others. */
function replace(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}

/** Adds a migration to an unpacked release. */
function addMigration(folder: string, sql: string): void {
  const migrations = join(folder, 'src/server/platform/db/migrations');
  const journal = join(migrations, 'meta/_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = known.entries.at(-1)!;
  known.entries.push({ ...last, idx: last.idx + 1, when: Date.now(), tag: 'next' } as never);
  replace(journal, JSON.stringify(known));
  writeFileSync(join(migrations, 'next.sql'), sql);
}

beforeAll(async () => {
  machine = await installedMachine(first);
  caddy = await startCaddy(
    machine.ports.map((port) => `127.0.0.1:${port}`),
    machine.within('/var/www/aangan'),
  );
}, 600_000);
afterAll(async () => {
  await caddy?.stop();
  await machine?.remove();
}, 120_000);

/** Upgrades while visitors read and write. Returns what the upgrade says, and what the visitors got that is no answer. */
async function upgradeUnderLoad(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const upgrade = machine.run('deploy/upgrade', words, env);
  const visits = await visitsUntil(upgrade, caddy.port);
  expect(visits.answers).toBeGreaterThan(20);
  expect(await machine.stored(visits.sent)).toBe(visits.sent.length);
  return { ...(await upgrade), failed: visits.failed };
}

describe('a release on a machine', { timeout: 600_000 }, () => {
  it('is installed once: again nothing changes', async () => {
    const before = { settings: machine.settings(), pids: machine.pids(), serving: machine.serving() };
    expect(before.serving).toEqual([first, first]);
    const { code, output } = await machine.run('deploy/install');
    expect([code, output]).toEqual([0, expect.stringContaining('install: ready')]);
    expect({ settings: machine.settings(), pids: machine.pids(), serving: machine.serving() }).toEqual(
      before,
    );
  });

  it('is not unpacked when its archive is damaged', async () => {
    const place = machine.publish(second, (folder) => addMigration(folder, 'create table next_release ();'));
    const archive = join(place, machine.archiveOf(second));
    const whole = readFileSync(archive);
    writeFileSync(archive, whole.subarray(0, -1));
    const { code, output } = await machine.run('deploy/upgrade', [second, place]);
    writeFileSync(archive, whole);
    expect([code, output]).toEqual([1, expect.stringContaining('is damaged; nothing was changed')]);
    expect(machine.releases()).toEqual([first]);
  });

  it('is replaced by the next, process by process, after a backup, and no visitor notices', async () => {
    const { code, output, failed } = await upgradeUnderLoad([second, machine.place]);
    expect([code, output, failed]).toEqual([0, expect.stringContaining(`${second} serves`), []]);
    expect(machine.serving()).toEqual([second, second]);
    expect(machine.backups()).toHaveLength(1);
    expect(await machine.hasTable('next_release')).toBe(true);
  });

  it.each<[string, string, (release: string) => void]>([
    [
      'the tables cannot be brought to it',
      '1.2.0',
      (release) => addMigration(release, 'create table half (); select nonsense;'),
    ],
    [
      'it answers and never gets ready',
      '1.3.0',
      (release) => replace(join(release, 'build/main/main.js'), neverReady),
    ],
    [
      'it ends at once',
      '1.4.0',
      (release) => replace(join(release, 'build/main/main.js'), 'process.exit(1);'),
    ],
  ])('serves on when %s', async (_, next, change) => {
    const pids = machine.pids();
    machine.unpack(next, change);
    const { code, output, failed } = await upgradeUnderLoad([next], { READY_SECONDS: '15' });
    expect([code, output, failed]).toEqual([1, expect.stringContaining(`${second} serves on`), []]);
    expect([machine.serving(), machine.pids()]).toEqual([[second, second], pids]);
    expect(await machine.hasTable('half')).toBe(false);
  });

  it('is put back when the next gets ready by hand, and not as a unit', async () => {
    const [, other] = machine.pids();
    machine.unpack('1.5.0', (release) => {
      const unit = join(release, 'deploy/systemd/aangan@.service');
      replace(unit, readFileSync(unit, 'utf8').replace('build/main/main.js', 'build/main/gone.js'));
    });
    const { code, output, failed } = await upgradeUnderLoad(['1.5.0'], { READY_SECONDS: '30' });
    expect([code, output, failed]).toEqual([1, expect.stringContaining(`going back to ${second}`), []]);
    expect([machine.serving(), machine.pids()[1]]).toEqual([[second, second], other]);
  });

  it('is changed for an older one by its name, and the others are deleted', async () => {
    machine.unpack('0.9.0');
    const { code, output, failed } = await upgradeUnderLoad(['0.9.0']);
    expect([code, output, failed]).toEqual([0, expect.stringContaining(`aangan upgrade ${second}`), []]);
    expect(machine.serving()).toEqual(['0.9.0', '0.9.0']);
    expect(machine.releases()).toEqual(['0.9.0', second]);
  });
});
