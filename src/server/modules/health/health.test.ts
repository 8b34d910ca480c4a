/** @postgres size of the database and the counts are asked in SQL */
import { describe, expect, it } from 'vitest';
import { hourMs } from '#facts/time.ts';
import type { Health } from '#contract/desk/health.ts';
import type { Today } from '#contract/desk/today.ts';
import { keepBackupRecord, lastBackup } from '#platform/backup/backup-record.ts';
import { readConfig } from '#platform/config/config.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { asStaff } from '#support/as-staff.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const now = new Date('2026-11-30T06:00:00Z');
const token = 'a token for the metrics';
const clock = () => now;
// Nothing answers at this address.
const env = { PUBLIC_URL: 'https://127.0.0.1:9', METRICS_TOKEN: token };
type TestSite = ReturnType<typeof setUpTestSite>;

const storageOf = ({ dir }: TestSite) => openStorage(readConfig({ DATA_DIR: dir }).settings, dir);
const checksOf = async (site: TestSite) =>
  (await asStaff(site, 'GET /api/staff/health')).json<Health>().checks;
const metric = async (site: TestSite, name: string) =>
  (await site.get('/metrics', { authorization: `Bearer ${token}` })).text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the health of a public site without a backup', () => {
  const site = setUpTestSite({ env, clock });

  it('is told by part, and what is bad stands on Today', async () => {
    const checks = await checksOf(site);
    expect(checks.map(({ part, state }) => [part, state])).toEqual([
      ['release', 'good'],
      ['database', 'good'],
      ['disk', expect.stringMatching(/good|watch/)],
      ['mail', 'good'],
      ['jobs', 'good'],
      ['backup', 'bad'],
      ['certificate', 'watch'],
      ['errors', 'good'],
      ['speed', 'good'],
      ['settings', 'watch'],
    ]);
    expect(checks[0]?.says).toMatch(/^\d[\w.-]* in 1 process\.$/);
    expect(checks[1]?.says).toMatch(/^It answers in \d+ ms and holds [\d.]+ MB\.$/);
    const today = (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
    expect(today.groups.find(({ name }) => name === 'health')).toMatchObject({
      count: 1,
      lines: [{ id: 'backup', title: 'Backup', urgent: true, note: checks[5]!.says }],
    });
  });

  it('is in the metrics: no backup is one of 1970', async () => {
    expect(await metric(site, 'backup{what="last_seconds"}')).toBe('0');
    expect(Number(await metric(site, 'disk{what="free_bytes"}'))).toBeGreaterThan(0);
    expect(Number(await metric(site, 'disk{what="total_bytes"}'))).toBeGreaterThan(0);
  });
});

describe('the health of a site with a backup', () => {
  const site = setUpTestSite({ env: { METRICS_TOKEN: token }, clock });

  it('tells its age and size, from the storage that site and backups share', async () => {
    const at = new Date(now.getTime() - hourMs).toISOString();
    await keepBackupRecord(await storageOf(site), { at, bytes: 9_400_000 });
    expect((await checksOf(site))[5]).toEqual({
      part: 'backup',
      state: 'good',
      says: 'The last one holds 9.4 MB.',
      at,
      act: null,
    });
    expect(await metric(site, 'backup{what="last_seconds"}')).toBe(String(Date.parse(at) / 1000));
    // Without https there is no certificate, and no alert about one.
    expect(await metric(site, 'certificate{what="end_seconds"}')).toBe('+Inf');
  });

  it('reads no note that is none', async () => {
    const storage = await storageOf(site);
    for (const note of [
      '',
      '{}',
      '{"at":"yesterday","bytes":1}',
      '{"at":"2026-11-30T06:00:00Z","bytes":-1}',
    ]) {
      await storage.put('last-backup.json', Buffer.from(note), 'application/json');
      expect(await lastBackup(storage)).toBeNull();
    }
  });
});

describe('for others than owners', () => {
  const site = setUpTestSite({ env: { ...env, STAFF_KEY_ROLE: 'manager' }, clock });

  it('the health is refused and not on Today', async () => {
    expect((await asStaff(site, 'GET /api/staff/health')).status).toBe(403);
    const today = (await asStaff(site, 'GET /api/staff/sheet')).json<Today>();
    expect(today.groups.map(({ name }) => name)).not.toContain('health');
  });
});
