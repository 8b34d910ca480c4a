import { chromium } from '@playwright/test';
import { withLocale } from '#words/locales.ts';
import { addressOf, visitorAddresses } from '#support/addresses.ts';
import { startServer } from '#support/server.ts';
import { broken, heaviest } from './budget/limits.ts';
import { visit, type Visit } from './budget/visit.ts';
import { chromiumFlags, provideChromium } from './chromium.ts';

// Weighs a first visit to every page of the built site, in a browser, because only a browser knows which of
// the offered pictures it takes. Needs a build (npm run build).

/** Pages that are also weighed in Hindi: the heaviest of each part. The others share their fonts, and their words weigh as much more. */
const inHindi = ['/', '/vendors', '/profile/:vendorId', '/blogs/:id', '/register', '/weddingvendors'];

/** Bytes and counts do not depend on the load, and a page waits more than it computes. */
const visitors = 4;

async function weighAll(origin: string, waiting: string[]): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  try {
    const visits: Visit[] = [];
    const visitor = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        visits.push(await visit(browser, origin, path));
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
    return visits;
  } finally {
    await browser.close();
  }
}

const server = await startServer({ env: { LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' } });
try {
  const twins = await Promise.all(
    inHindi.map(async (pattern) => withLocale('hi', await addressOf(pattern, server))),
  );
  const visits = await weighAll(server.url, [...(await visitorAddresses(server)), ...twins]);
  const problems = visits.flatMap(broken);
  const lines = problems.length > 0 ? problems : heaviest(visits);
  process.stdout.write(`${visits.length} pages weighed\n${lines.join('\n')}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
