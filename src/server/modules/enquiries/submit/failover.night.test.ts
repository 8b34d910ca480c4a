import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startKilled } from '#support/killed-server.ts';
import { openLine } from '#support/line.ts';
import { mailsWith } from '#support/mail-folder.ts';
import { postEnquiries } from '#support/post-enquiries.ts';
import { startPostgres, startReplica } from '#support/postgres.ts';
import { sampleRegistration } from '#support/vendor-samples.ts';
import { runSql } from '#support/with-sql.ts';

const total = 600;
const clients = 12;
const portOf = (url: string) => Number(new URL(url).port);

it(
  'a failover under load loses and doubles nothing acknowledged, and the site works on without a restart',
  { timeout: 600_000 },
  async () => {
    const primary = await startPostgres();
    onTestFinished(() => primary.stop());
    const standby = await startReplica(primary);
    onTestFinished(() => standby.stop());
    const address = await openLine(portOf(primary.url));
    onTestFinished(() => address.close());
    const managed = new URL(primary.url);
    managed.port = String(address.port);

    /** Starts a process of the site, with a folder of its own. */
    const open = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'aangan-test-'));
      const server = await startKilled({
        dataDir,
        databaseUrl: managed.href,
        env: { SECRET_KEY: 'a key that both of the processes share' },
      });
      onTestFinished(async () => {
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      });
      return { ...server, dataDir };
    };
    const [one, other] = [await open(), await open()];
    await runSql(primary, `alter system set synchronous_standby_names = '*'`);
    await runSql(primary, 'select pg_reload_conf()');
    const synchronous = `select sync_state from pg_stat_replication`;
    await expect.poll(() => runSql(primary, synchronous)).toEqual([{ sync_state: 'sync' }]);

    let before = 0;
    let promoting: Promise<unknown> | undefined;
    const failOver = async () => {
      await primary.crash();
      await runSql(standby, 'select pg_promote()');
      address.lead(portOf(standby.url));
    };
    const answers = await postEnquiries({
      total,
      clients,
      urls: [one.url, other.url],
      acknowledged(count) {
        if (promoting || count < total / 3) return;
        before = count;
        promoting = failOver();
      },
    });
    await promoting;
    expect(answers.size).toBe(total);
    const repeated = [...answers.values()].filter(({ posts }) => posts > 1).length;
    expect(repeated).toBeGreaterThan(0);
    const rows = await runSql<{ key: string; reference: string }>(
      standby,
      'select idempotency_key as key, reference from leads',
    );
    expect(rows).toHaveLength(total);
    for (const { key, reference } of rows) expect([...answers.get(key)!.references]).toEqual([reference]);

    // Every mail leaves, those of the moments around the failover too; and a purge reaches the other process.
    const last = rows.at(-1)!.reference;
    for (const { reference } of [rows[0]!, rows[before]!, { reference: last }])
      await expect
        .poll(() => [one, other].flatMap((server) => mailsWith(server, reference)).length, {
          timeout: 120_000,
        })
        .toBe(2);
    const listed = async () =>
      (await fetch(`${other.url}/api/vendor/entertainment/vendors`))
        .text()
        .then((text) => text.includes('After the Storm'));
    expect(await listed()).toBe(false);
    const registered = await fetch(`${one.url}/api/vendor/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleRegistration({ companyName: 'After the Storm' })),
    });
    expect(registered.status).toBe(201);
    await expect.poll(listed).toBe(true);
  },
);
