/**
 * @file The time from a key to the painted change at the desk, in Chromium with the processor slowed, with 5,000 open enquiries in the
 * browser; and the bytes of reading them, as they travel.
 *
 * `node bench/desk-keys.ts [enquiries] [slowdown]`; the build must be current.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { openDatabase } from '#platform/db/open.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { silentLog } from '#support/database.ts';
import { enterAsOwner } from '#support/desk-browser.ts';
import { freePort } from '#support/free-port.ts';
import { startPostgres } from '#support/postgres.ts';
import { startServer } from '#support/server.ts';
import { chromiumFlags, provideChromium } from '../scripts/chromium.ts';
import { createEnquiryRows } from './desk.enquiries.ts';
import { percentile, storeEnquiries } from './desk.fill.ts';
import { machine } from './machine.ts';

const [total = 5000, slowdown = 4] = process.argv.slice(2).map(Number);
const goalMs = 50;

/** Stores open enquiries of the last days, owned by the member. */
async function fill(databaseUrl: string): Promise<void> {
  const limits = { minFreeBytes: 0, statementTimeoutMs: 60_000 };
  const handle = await openDatabase({ dir: '', databaseUrl, log: silentLog, ...limits });
  try {
    const members = (await handle.db.select({ id: staffMembers.id }).from(staffMembers)).map(({ id }) => id);
    const next = createEnquiryRows(total, { now: new Date(), members });
    await storeEnquiries(handle, total, (index) => ({
      ...next(index),
      status: 'received',
      quarantine: false,
      answered_at: null,
      booked_at: null,
      close_reason: null,
    }));
  } finally {
    await handle.close();
  }
}

/** Measures in the page: from the time of a key to the frame after the first change of the page or of the focus. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    let painted: (() => void) | undefined;
    port1.addEventListener('message', () => painted?.());
    port1.start();
    Object.assign(window, { keyTime: null });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        let isOver = false;
        const end = () => {
          if (isOver) return;
          isOver = true;
          observer.disconnect();
          document.removeEventListener('focusin', end);
          // The message comes after the frame.
          requestAnimationFrame(() => {
            painted = () => Object.assign(window, { keyTime: performance.now() - timeStamp });
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(end);
        const whole = { childList: true, subtree: true, characterData: true, attributes: true };
        observer.observe(document.querySelector('main')!, whole);
        document.addEventListener('focusin', end);
      },
      { capture: true },
    );
  });
}

async function timeOf(page: Page, key: string): Promise<number> {
  await page.evaluate(() => Object.assign(window, { keyTime: null }));
  await page.keyboard.press(key);
  const time = await page.waitForFunction(() => (window as unknown as { keyTime: number | null }).keyTime);
  return (await time.jsonValue())!;
}

const all: number[] = [];
function print(name: string, times: readonly number[]): void {
  all.push(...times);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  process.stdout.write(
    `${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)}  most ${Math.max(...times).toFixed(1)} ms\n`,
  );
}
const repeated = async (count: number, one: (index: number) => Promise<number>) => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await one(index));
  return times;
};

/** Prints how the set travels. */
async function printBytes(page: Page): Promise<void> {
  await page.waitForFunction(
    (pages) =>
      performance.getEntriesByType('resource').filter(({ name }) => /working-set(?:\?|$)/.test(name))
        .length >= pages,
    Math.ceil(total / 250),
    { timeout: 120_000 },
  );
  const { encoded, decoded, pages, ms } = await page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /working-set(?:\?|$)/.test(name));
    const sum = (of: (one: PerformanceResourceTiming) => number) =>
      entries.reduce((all, one) => all + of(one), 0);
    return {
      pages: entries.length,
      encoded: sum((one) => one.encodedBodySize),
      decoded: sum((one) => one.decodedBodySize),
      ms: entries.at(-1)!.responseEnd - entries[0]!.startTime,
    };
  });
  const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-IN')} kB`;
  process.stdout.write(
    `${total} open enquiries: ${pages} pages, ${kB(encoded)} compressed, ${kB(decoded)} plain, ${(encoded / total).toFixed(0)} bytes each, read in ${Math.round(ms)} ms\n`,
  );
}

async function measure(page: Page, cdp: CDPSession, url: string): Promise<void> {
  await page.goto(`${url}/desk/enquiries`);
  await printBytes(page);
  await page.locator('main li a').first().waitFor();
  await watchKeys(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  print('j, k: to another row', await repeated(40, (n) => timeOf(page, n % 4 === 3 ? 'k' : 'j')));
  print('x: choose a row', await repeated(20, () => timeOf(page, 'x')));
  print(
    'a: give it to me',
    await repeated(20, async () => {
      const time = await timeOf(page, 'a');
      await page.keyboard.press('j');
      return time;
    }),
  );
  await page.keyboard.press('/');
  const words = ['khan', 'meera', 'terrace', 'om'].join(' ').split('');
  print(
    'a letter of a search',
    await repeated(words.length, async (n) => {
      const time = await timeOf(page, words[n]!);
      if (words[n + 1] === ' ') await page.keyboard.press('Control+a');
      return time;
    }),
  );
  await page.keyboard.press('Control+a');
  await timeOf(page, 'Delete');
  await page.locator('main li a').first().focus();
  const opened: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    opened.push(await timeOf(page, 'Enter'));
    await page.getByRole('heading', { name: 'What was sent' }).waitFor();
    back.push(await timeOf(page, 'Escape'));
    await page.locator('main li a').first().waitFor();
    await page.locator('main li a').nth(round).focus();
  }
  // The first opening loads the code of the page.
  print('Enter: open one', opened.slice(1));
  print('Escape: back to the list', back.slice(1));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

const postgres = await startPostgres();
const port = await freePort();
const url = `http://localhost:${port}`;
const server = await startServer({
  port,
  env: { PUBLIC_URL: url, DATABASE_URL: postgres.url, LIMIT_FACTOR: '1000', SEED_DEMO: 'no' },
});
const browser = await chromium.launch({ executablePath: await provideChromium(), args: [...chromiumFlags] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const link = /http\S+\/desk\/join#[\w-]+/.exec(server.links())![0];
  await enterAsOwner(page, link, { name: 'Asha Mehra', email: 'asha@desk.example' });
  await fill(postgres.url);
  await measure(page, await page.context().newCDPSession(page), url);
  const p95 = percentile(all, 0.95);
  process.stdout.write(
    `${machine()}; processor slowed ${slowdown} times; all keys: p95 ${p95.toFixed(1)} ms, goal ${goalMs} ms\n`,
  );
  if (p95 > goalMs) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
}
