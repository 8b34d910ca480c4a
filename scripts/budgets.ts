import { chromium } from '@playwright/test';
import { withLocale } from '#words/locales.ts';
import { addressOf, visitorAddresses } from '#support/addresses.ts';
import { startServer } from '#support/server.ts';
import { kinds, lengthsOf, longest, tooLong, type Lengths } from './budget/heights.ts';
import { broken, heaviest, limits } from './budget/limits.ts';
import { visitsOf, type Visit } from './budget/visit.ts';
import { chromiumFlags, provideChromium } from './chromium.ts';

// Weighs a first visit to every page of the built site, in a browser, because only a browser knows which of
// the offered pictures it takes, and measures how long the pages are. Needs a build (npm run build).

/** Pages that are also weighed in Hindi: the heaviest of each part. The others share their fonts, and their words weigh as much more. */
const inHindi = ['/', '/vendors', '/profile/:vendorId', '/blogs/:id', '/register', '/weddingvendors'];

/** Bytes and counts do not depend on the load, and a page waits more than it computes. */
const visitors = 4;

/** Runs several visitors at a time, who take pages from one list until it is empty. */
async function share<Found>(
  pages: readonly string[],
  one: (waiting: Iterable<string>) => Promise<Found[]>,
): Promise<Found[]> {
  // One iterator for all: each page is taken once.
  const waiting = pages.values();
  return (await Promise.all(Array.from({ length: visitors }, () => one(waiting)))).flat();
}

/** Weighs all pages, and measures those of a kind in both languages. */
async function measureAll(origin: string, paths: string[]): Promise<{ visits: Visit[]; lengths: Lengths[] }> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  const long = paths.filter((path) => kinds.some(({ pages }) => pages.test(path)));
  try {
    const visits = await share(paths, (waiting) => visitsOf(browser, origin, waiting));
    // A busy browser may shift a page once (budget/limits.ts); a fault of the page shifts it each time.
    const moved = visits.filter(({ shift }) => shift > limits.shift);
    const again = await visitsOf(
      browser,
      origin,
      moved.map(({ path }) => path),
    );
    const both = long.flatMap((path) => [path, withLocale('hi', path)]);
    return {
      visits: visits.filter((visit) => !moved.includes(visit)).concat(again),
      lengths: await share(both, (waiting) => lengthsOf(browser, origin, waiting)),
    };
  } finally {
    await browser.close();
  }
}

const server = await startServer({ env: { LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' } });
try {
  const twins = await Promise.all(
    inHindi.map(async (pattern) => withLocale('hi', await addressOf(pattern, server))),
  );
  const { visits, lengths } = await measureAll(server.url, [...(await visitorAddresses(server)), ...twins]);
  const problems = [...visits.flatMap(broken), ...lengths.flatMap(tooLong)];
  const lines = problems.length > 0 ? problems : [...heaviest(visits), ...longest(lengths)];
  process.stdout.write(`${visits.length} pages weighed\n${lines.join('\n')}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
