import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#facts/time.ts';
import { healthParts, type HealthPart } from '#contract/desk/health.ts';
import { healthCheck } from './health-checks.ts';
import type { HealthFacts } from './health-facts.ts';

const now = new Date('2026-11-30T06:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
const after = (ms: number) => new Date(now.getTime() + ms);

const well: HealthFacts = {
  release: { since: now, processes: [{ version: '1.2.0', count: 2 }] },
  database: { milliseconds: 2.4, bytes: 48_000_000 },
  disk: { freeBytes: 15e9, totalBytes: 100e9, reserveBytes: 200e6 },
  mail: { waiting: 0, dead: 0, oldestSeconds: 0 },
  jobs: { waiting: 0, dead: 0 },
  backup: { last: { at: before(26 * hourMs), bytes: 9_400_000 }, isNeeded: true },
  certificate: after(14 * dayMs),
  settings: [],
  errors: { days: 2, failed: [], scripts: [] },
  speed: { days: 7, all: { visits: 20, lcp: 2500, inp: 200, cls: 100 }, pages: [] },
};
const judged = (part: HealthPart, facts: Partial<HealthFacts>) =>
  healthCheck(part, { ...well, ...facts }[part], now);
const parts = Object.keys(healthParts) as HealthPart[];

describe('the health of the site', () => {
  it('is good in every part at the last value of each bound, and then no part asks for an act', () => {
    const checks = parts.map((part) => judged(part, {}));
    expect(checks.map(({ part, state }) => [part, state])).toEqual(parts.map((part) => [part, 'good']));
    expect(checks.filter(({ act }) => act !== null)).toEqual([]);
  });

  it.each<[HealthPart, Partial<HealthFacts>, string, string]>([
    ['release', { release: null }, 'watch', 'The running releases could not be read.'],
    ['release', {}, 'good', '1.2.0 in 2 processes.'],
    [
      'release',
      { release: { since: now, processes: ['1.2.0', '1.3.0'].map((version) => ({ version, count: 1 })) } },
      'watch',
      '1.2.0 in 1 process, 1.3.0 in 1 process.',
    ],
    ['database', { database: null }, 'bad', 'The database does not answer.'],
    [
      'database',
      { database: { milliseconds: 500, bytes: 5_250_000_000 } },
      'good',
      'It answers in 500 ms and holds 5.3 GB.',
    ],
    [
      'database',
      { database: { milliseconds: 500.1, bytes: 0 } },
      'watch',
      'It answers in 501 ms and holds 0 MB.',
    ],
    [
      'database',
      { database: { milliseconds: 1, bytes: 0, replica: true } },
      'good',
      'It answers in 1 ms and holds 0 MB. The replica follows.',
    ],
    [
      'database',
      { database: { milliseconds: 1, bytes: 0, replica: false } },
      'watch',
      'It answers in 1 ms and holds 0 MB. The replica does not answer, or is behind.',
    ],
    ['disk', { disk: null }, 'watch', 'The disk of DATA_DIR could not be measured.'],
    [
      'disk',
      { disk: { freeBytes: 14.9e9, totalBytes: 100e9, reserveBytes: 200e6 } },
      'watch',
      '15 GB of 100 GB are free.',
    ],
    [
      'disk',
      { disk: { freeBytes: 200e6, totalBytes: 1e9, reserveBytes: 200e6 } },
      'good',
      '200 MB of 1 GB are free.',
    ],
    [
      'disk',
      { disk: { freeBytes: 200e6 - 1, totalBytes: 1e9, reserveBytes: 200e6 } },
      'bad',
      'Changes are refused: 200 MB of 1 GB are free.',
    ],
    [
      'mail',
      { mail: { waiting: 1, dead: 0, oldestSeconds: 899 } },
      'good',
      '1 mail waits, the oldest for 14 minutes.',
    ],
    [
      'mail',
      { mail: { waiting: 2, dead: 1, oldestSeconds: 900 } },
      'bad',
      '2 mails wait, the oldest for 15 minutes. 1 mail has failed in all attempts.',
    ],
    [
      'mail',
      { mail: { waiting: 0, dead: 3, oldestSeconds: 0 } },
      'watch',
      '3 mails have failed in all attempts.',
    ],
    ['mail', { mail: null }, 'watch', 'The waiting mails could not be counted.'],
    ['jobs', { jobs: { waiting: 500, dead: 0 } }, 'good', '500 jobs wait, 0 failed for the last time.'],
    ['jobs', { jobs: { waiting: 501, dead: 0 } }, 'watch', '501 jobs wait, 0 failed for the last time.'],
    ['jobs', { jobs: { waiting: 1, dead: 1 } }, 'watch', '1 job waits, 1 failed for the last time.'],
    ['jobs', {}, 'good', 'Nothing waits.'],
    ['jobs', { jobs: null }, 'watch', 'The waiting work could not be counted.'],
    [
      'backup',
      { backup: { last: { at: before(26 * hourMs + 1), bytes: 1 }, isNeeded: true } },
      'bad',
      'It is late. The last one holds 0 MB.',
    ],
    [
      'backup',
      { backup: { last: null, isNeeded: true } },
      'bad',
      'No backup was made: what is lost now is lost for good.',
    ],
    ['backup', { backup: { last: null, isNeeded: false } }, 'watch', 'No backup was made.'],
    ['certificate', { certificate: undefined }, 'good', 'The address is not https, so it needs none.'],
    [
      'certificate',
      { certificate: null },
      'watch',
      'It could not be read: this machine does not reach the site by its public address.',
    ],
    ['certificate', { certificate: after(14 * dayMs - 1) }, 'watch', 'It ends soon and was not renewed.'],
    ['certificate', { certificate: after(3 * dayMs) }, 'watch', 'It ends soon and was not renewed.'],
    ['certificate', { certificate: after(3 * dayMs - 1) }, 'bad', 'It ends in a few days.'],
    ['certificate', { certificate: after(0) }, 'bad', 'It has ended: browsers warn of the site.'],
    [
      'settings',
      { settings: [{ setting: 'SMPT_URL', sentence: 'SMPT_URL is no setting.' }] },
      'watch',
      'SMPT_URL is no setting.',
    ],
    ['errors', { errors: null }, 'watch', 'Failures could not be counted.'],
    [
      'errors',
      { errors: { days: 2, failed: [{ page: '/blogs/:id', count: 1 }], scripts: [] } },
      'watch',
      '1 page was answered with a failure in the last 2 days (/blogs/:id 1).',
    ],
    [
      'errors',
      { errors: { days: 2, failed: [], scripts: [{ page: '', count: 9 }] } },
      'good',
      'Scripts failed 9 times in the last 2 days (private pages and tools 9).',
    ],
    [
      'errors',
      {
        errors: {
          days: 2,
          failed: [],
          scripts: [6, 2, 1, 1].map((count, at) => ({ page: `/${at}`, count })),
        },
      },
      'watch',
      'Scripts failed 10 times in the last 2 days (/0 6, /1 2, /2 1).',
    ],
    ['speed', { speed: null }, 'watch', 'The measures of visits could not be read.'],
    [
      'speed',
      { speed: { days: 7, all: { visits: 19, lcp: 6000, inp: null, cls: 0 }, pages: [] } },
      'good',
      '19 visits were measured in the last 7 days, too few to judge by.',
    ],
    [
      'speed',
      { speed: { days: 7, all: { visits: 20, lcp: 3000, inp: null, cls: 0 }, pages: [] } },
      'watch',
      '20 visits were measured in the last 7 days; three in four had their largest part within 3 s, shifts of at most 0.',
    ],
  ])('%s with %o is %s: %s', (part, facts, state, says) => {
    const check = judged(part, facts);
    expect([check.state, check.says]).toEqual([state, says]);
    expect(check.act === null).toBe(state === 'good');
  });

  it('tells the moment of the last backup and the end of the certificate', () => {
    expect(judged('backup', {}).at).toBe(well.backup.last!.at);
    expect(judged('certificate', {}).at).toBe(after(14 * dayMs).toISOString());
    expect(judged('disk', {}).at).toBeNull();
  });
});
