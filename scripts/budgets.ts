import { chromium } from '@playwright/test';
import { withLocale } from '#words/locales.ts';
import { addressOf, visitorAddresses } from '#support/addresses.ts';
import { startServer } from '#support/server.ts';
import { kinds, lengthsOf, longest, tooLong, type Lengths } from './budget/heights.ts';
import { broken, heaviest } from './budget/limits.ts';
import { visit, type Visit } from './budget/visit.ts';
import { chromiumFlags, provideChromium } from './chromium.ts';

// Weighs a first visit to every page of the built site, in a browser, because only a browser knows which of
// the offered pictures it takes, and measures how long the pages are. Needs a build (npm run build).

/** Pages that are also weighed in Hindi: the heaviest of each part. The others share their fonts, and their words weigh as much more. */
const inHindi = ['/', '/vendors', '/profile/:vendorId', '/blogs/:id', '/register', '/weddingvendors'];

/** Bytes and counts do not depend on the load, and a page waits more than it computes. */
const visitors = 4;

/** Runs `one` for each address, several at a time. */
async function forAll<Found>(waiting: string[], one: (path: string) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  const visitor = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) found.push(await one(path));
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return found;
}

/** Weighs all pages, and measures those of a kind in both languages. */
async function measureAll(origin: string, paths: string[]): Promise<{ visits: Visit[]; lengths: Lengths[] }> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  const long = paths.filter((path) => kinds.some(({ pages }) => pages.test(path)));
  try {
    const visits = await forAll([...paths], (path) => visit(browser, origin, path));
    const both = long.flatMap((path) => [path, withLocale('hi', path)]);
    return { visits, lengths: await forAll(both, (path) => lengthsOf(browser, origin, path)) };
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
