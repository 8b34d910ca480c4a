/** @postgres two processes with a replica by streaming replication are the subject */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '#platform/db/drizzle.ts';
import { openDatabase } from '#platform/db/open.ts';
import { startRead } from '#platform/db/reads.ts';
import { vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { emptyTables, silentLog } from '#support/database.ts';
import { startPostgres, startReplica, type PostgresServer } from '#support/postgres.ts';
import { createTestSite, type TestSite } from '#support/site.ts';
import { storeVendors } from '#support/stored-vendors.ts';
import { registerVendor } from '#support/vendor-samples.ts';
import { runSql } from '#support/with-sql.ts';

const metricsToken = 'metrics-token-of-the-test';

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a site with a replica', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let site: TestSite;
  let other: TestSite;

  /** Opens a process of the site. */
  const open = () =>
    createTestSite({ env: { METRICS_TOKEN: metricsToken } }, async () => {
      const dir = mkdtempSync(join(tmpdir(), 'aangan-test-'));
      const [databaseUrl, replicaUrl] = [primary.url, replica.url];
      const handle = await openDatabase({ databaseUrl, replicaUrl, dir, log: silentLog });
      const close = async () => {
        await handle.close();
        rmSync(dir, { recursive: true, force: true });
      };
      return { handle, db: handle.db, dir, databaseUrl, reset: () => emptyTables(handle.db), close };
    });

  beforeAll(async () => {
    primary = await startPostgres();
    replica = await startReplica(primary);
    site = await open();
    other = await open();
    const area = 'Karol Bagh';
    await storeVendors(
      site.db,
      Array.from({ length: 6 }, (_, n) => ({
        companyName: `Marigold Caterers ${n}`,
        categories: ['catering'],
        area,
        prices: [{ category: 'catering', unit: 'plate', from: 500 + n, to: 900 }] as never,
      })),
    );
    await site.drop(['vendors'], { hard: true });
  }, 120_000);
  afterAll(async () => {
    for (const one of [other, site, replica, primary]) await ('stop' in one ? one.stop() : one.close());
  });

  const standStill = async (): Promise<void> => {
    await runSql(replica, 'select pg_wal_replay_pause()');
    onTestFinished(async () => void (await runSql(replica, 'select pg_wal_replay_resume()')));
  };
  /** Returns whether a process asks the replica at this moment. */
  const isAsked = async ({ handle: { reads } }: TestSite): Promise<boolean> => {
    const question = async () =>
      await reads.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as "is"`);
    return (await startRead(question).result).rows[0]!.is;
  };
  /** Waits until a process would ask the replica. */
  const untilAsked = async (one: TestSite): Promise<void> => {
    await expect.poll(() => isAsked(one)).toBe(true);
  };

  it.each([
    'GET /api/vendors?q=marigold',
    'GET /api/vendors?q=marigolt',
    'GET /api/vendors?category=catering&sort=price',
    'GET /api/vendors/suggest?q=mari',
    'GET /api/vendors/pins?category=catering',
    'GET /api/vendors/in/catering',
    'GET /api/vendors/areas',
    'GET /api/prices/catering',
    'GET /sitemap.xml',
    'GET /sitemaps/vendors/00000000-0000-0000-0000-000000000000.xml',
    'GET /api/staff/numbers',
    'GET /api/staff/numbers/pages',
    'GET /api/staff/numbers/export',
    'GET /api/staff/spam',
  ])('asks the replica for %s, which only reads', async (route) => {
    const { stats } = site.handle;
    await expect
      .poll(async () => {
        await site.drop(['vendors', 'site'], { hard: true });
        await untilAsked(site);
        const before = stats().replicaReads!;
        const { status, text } = await asStaff(site, route);
        expect([status, text]).toEqual([200, expect.anything()]);
        return stats().replicaReads! - before;
      })
      .toBeGreaterThan(0);
    expect(stats()).toMatchObject({ replicaRetries: 0 });
  });

  it('tells in its metrics whether the replica follows', async () => {
    await untilAsked(site);
    const { text } = await site.get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect(text).toContain('\ndatabase{what="replicaFresh"} 1\n');
  });

  it('asks the primary after a change of which nobody is told, while the replica stands still', async () => {
    await untilAsked(site);
    await standStill();
    const { status } = await site.post('/api/contacts', {
      name: 'Visitor',
      phone: '9876500001',
      email: 'visitor@example.in',
    });
    expect([status, await isAsked(site)]).toEqual([201, false]);
  });

  it('shows who registers to the next request, while the replica stands still', async () => {
    await untilAsked(site);
    await standStill();
    await registerVendor(site, { companyName: 'Zardozi House' });
    expect((await site.get('/api/vendors?q=zardozi')).text).toContain('Zardozi House');
    await expect
      .poll(async () => (await other.get('/api/vendors?q=zardozi')).text, { interval: 10 })
      .toContain('Zardozi House');
  });

  it('keeps no old page after a purge, in any process, while the replica stands still', async () => {
    const areas = async (one: TestSite) => (await one.get('/api/vendors/areas')).json<string[]>();
    for (const one of [site, other]) {
      await untilAsked(one);
      expect(await areas(one)).toEqual(['Karol Bagh']);
    }
    await standStill();
    await site.db.update(vendors).set({ area: 'Hauz Khas' });
    // Kept, and nobody was told.
    expect(await areas(site)).toEqual(['Karol Bagh']);
    await site.drop(['vendors'], { hard: true });
    expect(await areas(site)).toEqual(['Hauz Khas']);
    await expect.poll(() => areas(other)).toEqual(['Hauz Khas']);
    expect(await areas(site)).toEqual(['Hauz Khas']);
  });
});
