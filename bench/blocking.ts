/**
 * @file `node bench/blocking.ts [/path ...]` on a built site: the time for which a phone's main thread is blocked while a page starts.
 * Counted like Lighthouse's: for every task after the first paint, at four times its duration here, the part beyond 50 ms. Tasks
 * count by their processor time, so that neighbours on the machine matter little. Medians of interleaved rounds, each of which also visits
 * /contact, as the yardstick.
 * SITES names running sites instead, such as an older and a newer build, to be visited in turns.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, provideChromium } from '../scripts/chromium.ts';
import { startServer } from '../tests/support/server.ts';
import { views } from '../tests/support/views.ts';

/** The slowdown of a cheap phone's processor beside this one. */
const slowdown = 4;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const longMs = 50;
/** After the network is quiet, for work that waits for a pause. */
const restMs = 1500;
const yardstick = '/contact';
const usual = ['/', '/vendors', '/catering', '/weddingvendors', '/chandnichowkmkt', '/blogs'];

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};
type Measured = { blocked: number; wall: number; longest: number };

const over = (ms: number) => Math.max(0, ms - longMs);

/** Returns null when the trace has lost its beginning, as it does now and then. */
function read(trace: Buffer): Measured | null {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return null;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  const own = tasks.map(({ tdur = 0 }) => (tdur * slowdown) / 1000);
  return {
    blocked: own.reduce((sum, ms) => sum + over(ms), 0),
    wall: tasks.reduce((sum, { dur = 0 }) => sum + over((dur * slowdown) / 1000), 0),
    longest: Math.max(0, ...own),
  };
}

async function visit(browser: Browser, url: string): Promise<Measured | null> {
  const context = await browser.newContext({ ...views.phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, {
      // Without the timeline's own categories, which would look up a stack for each event.
      categories: ['loading', 'toplevel'],
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(restMs);
    return read(await browser.stopTracing());
  } finally {
    await context.close();
  }
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const asked = process.argv.slice(2);
const paths = [yardstick, ...(asked.length > 0 ? asked : usual).filter((path) => path !== yardstick)];
const running = process.env['SITES']?.split(' ');
const own = running ? undefined : await startServer({ env: { LIMIT_FACTOR: '1000' } });
const sites = running ?? [own!.url];
const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
try {
  const seen = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths)
      for (const site of sites) {
        const row = `${path} | ${site}`;
        const measured = await visit(browser, site + path);
        if (measured) seen.set(row, [...(seen.get(row) ?? []), measured]);
      }
  process.stdout.write(
    'page | site | blocked ms | longest task ms | blocked by the clock ms\n--- | --- | --- | --- | ---\n',
  );
  for (const [row, visits] of seen) {
    const of = (key: keyof Measured) => Math.round(median(visits.map((one) => one[key])));
    process.stdout.write(`${row} | ${of('blocked')} | ${of('longest')} | ${of('wall')}\n`);
  }
} finally {
  await browser.close();
  await own?.stop();
}
