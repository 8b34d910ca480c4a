import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providePromtool } from '#support/promtool.ts';

// The likeliest incidents, each as the numbers that a scrape brings, a minute apart. Prometheus' own tool says when the rules fire.

const rules = resolve('deploy/monitoring/alerts.yml');
const site = 'job="aangan", instance="a:3001"';
type Series = Readonly<Record<string, string>>;
/** `fires` names the alert and the minute at which it is there for the first time. */
type Incident = { name: string; series: Series; fires: [alert: string, minute: number] };

const answers = (status: string, perMinute: string): Series => ({
  [`http_requests_total{${site}, method="GET", route="*", status="${status}"}`]: perMinute,
});
/** Answers of a process by their time: so many a minute within the bound, and so many beyond it. */
const seconds = (within: number, beyond: number): Series => ({
  [`http_request_seconds_bucket{${site}, le="0.5"}`]: `0+${within}x60`,
  [`http_request_seconds_bucket{${site}, le="1"}`]: `0+${within + beyond}x60`,
  [`http_request_seconds_bucket{${site}, le="+Inf"}`]: `0+${within + beyond}x60`,
});
const day = 24 * 60;

const incidents: Incident[] = [
  { name: 'a process is gone', series: { [`up{${site}}`]: '1x4 0x60' }, fires: ['ProcessDown', 6] },
  {
    name: 'the database is away',
    series: { ...answers('200', '0+97x60'), ...answers('503', '0x5 3+3x60') },
    fires: ['FailingRequests', 14],
  },
  {
    name: 'the mail server is away',
    series: { [`mails{${site}, what="oldest_seconds"}`]: '0+60x60' },
    fires: ['MailsWait', 16],
  },
  {
    name: 'backups are late',
    series: { [`backup{${site}, what="last_seconds"}`]: `0x${2 * day}` },
    fires: ['BackupLate', 26 * 60 + 11],
  },
  {
    name: 'the disk fills',
    series: {
      [`disk{${site}, what="free_bytes"}`]: '20-1x20',
      [`disk{${site}, what="total_bytes"}`]: '100x40',
    },
    fires: ['DiskFilling', 16],
  },
  {
    name: 'the disk is full',
    series: { [`writes{${site}, what="refused"}`]: '0x2 1x60' },
    fires: ['ChangesRefused', 3],
  },
  {
    name: 'the certificate is not renewed',
    series: { [`certificate{${site}, what="end_seconds"}`]: `${14 * day * 60 + 600}x60` },
    fires: ['CertificateEnds', 11],
  },
  {
    name: 'a flood of forms',
    series: {
      [`http_requests_total{${site}, method="POST", route="/api/contacts", status="429"}`]: '0x5 4+4x30',
    },
    fires: ['EnquiriesRefused', 11],
  },
  { name: 'the database is slow', series: seconds(94, 6), fires: ['SlowAnswers', 11] },
  {
    name: 'the database has a queue',
    series: { [`database{${site}, what="waiting"}`]: '50x3 51x60' },
    fires: ['DatabaseQueue', 6],
  },
  {
    name: 'a bad release',
    series: { [`process_start_time_seconds{${site}}`]: '1 1 2 2 3 3 4 4 5 5x60' },
    fires: ['RestartsOften', 8],
  },
  {
    name: 'memory grows',
    series: { [`process_resident_memory_bytes{${site}}`]: '640000000+1000000x60' },
    fires: ['MemoryHigh', 26],
  },
];

const others: Incident[] = [
  {
    name: 'jobs failed for the last time',
    series: { [`jobs{${site}, what="dead"}`]: '0x2 1x60' },
    fires: ['MailsNotDelivered', 13],
  },
  {
    name: 'jobs pile up',
    series: { [`jobs{${site}, what="waiting"}`]: '500x2 501x60' },
    fires: ['JobsPileUp', 18],
  },
  {
    name: 'a process has more work than its core',
    series: { [`nodejs_eventloop_lag_p99_seconds{${site}}`]: '0.25x2 0.26x60' },
    fires: ['EventLoopBusy', 13],
  },
  {
    name: 'pages are rendered anew',
    series: {
      [`page_cache{${site}, what="misses"}`]: '0+51x60',
      [`page_cache{${site}, what="hits"}`]: '0+49x60',
    },
    fires: ['PageCacheCold', 31],
  },
  {
    name: 'the embedded database stops statements',
    series: { [`database{${site}, what="respawns"}`]: '0x20 1 2 3x60' },
    fires: ['DatabaseReplaced', 23],
  },
  {
    name: 'the replica stands still',
    series: { [`database{${site}, what="replicaFresh"}`]: '1x5 0x60' },
    fires: ['ReplicaUnused', 21],
  },
];
const all = [...incidents, ...others];

/** The same numbers on a good day: nothing fires. */
const goodDay: Series = {
  [`up{${site}}`]: '1x60',
  ...answers('200', '0+98x60'),
  ...answers('503', '0+1x60'),
  ...seconds(96, 4),
  [`mails{${site}, what="oldest_seconds"}`]: '900x60',
  [`disk{${site}, what="free_bytes"}`]: '15x60',
  [`disk{${site}, what="total_bytes"}`]: '100x60',
  [`writes{${site}, what="refused"}`]: '0x60',
  [`database{${site}, what="waiting"}`]: '50x60',
  [`process_start_time_seconds{${site}}`]: '1x20 2x20 3x20',
  [`process_resident_memory_bytes{${site}}`]: '650000000x60',
};

const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
let promtool: string;
beforeAll(async () => {
  promtool = await providePromtool();
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Checked = { input: Series; alert: string; minute: number };
/** Returns the tool's report: the alerts that were there at that moment and were not expected. */
async function alertsAt({ input, alert, minute }: Checked): Promise<string> {
  const file = join(folder, `${alert}-${minute}.json`);
  const input_series = Object.entries(input).map(([series, values]) => ({ series, values }));
  const tests = [
    {
      interval: '1m',
      input_series,
      alert_rule_test: [{ eval_time: `${minute}m`, alertname: alert, exp_alerts: [] }],
    },
  ];
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  return promisify(execFile)(promtool, ['test', 'rules', file]).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

it('the rules are valid', async () => {
  const { stdout } = await promisify(execFile)(promtool, ['check', 'rules', rules]);
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

it('each rule has its incident', () => {
  const named = readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g);
  expect(new Set(all.map(({ fires: [alert] }) => alert))).toEqual(
    new Set([...named].map(([, name]) => name)),
  );
});

it.each(all)('$name: $fires.0 fires, and not a minute before', async ({ series, fires: [alert, minute] }) => {
  expect(await alertsAt({ input: series, alert, minute: minute - 1 })).toBe('');
  const found = await alertsAt({ input: series, alert, minute });
  expect(found).toContain(`alertname="${alert}"`);
  expect(found).toContain('summary=');
});

it.each(incidents.map(({ fires: [alert] }) => alert))('%s is quiet on a good day', async (alert) => {
  expect(await alertsAt({ input: goodDay, alert, minute: 55 })).toBe('');
});
