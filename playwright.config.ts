import { defineConfig } from '@playwright/test';
import { leftOut } from './tests/support/night.ts';
import { views } from './tests/support/views.ts';

const tags = Object.keys(views).join('|');
/** Views of a few journeys: a second worker would start a second server, which costs more than they do. */
const oneWorkerViews = ['tablet', 'dark', 'reduced-motion', 'no-script'];

/**
 * Journeys and faults: the production build in a real browser, in good days and in bad. A journey runs on a desktop unless its title or tag names
 * other views: `test('…', { tag: ['@phone', '@dark'] }, …)` runs on those two and on nothing else.
 * The server is a fixture (tests/support/browser.ts): one for each worker, with data of its own.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,faults}/**/*.test.ts',
  testIgnore: leftOut().map((file) => `**/${file}`),
  outputDir: 'test-results',
  globalSetup: './tests/support/seeded-folder.ts',
  // Base pictures of tests/journeys/look.test.ts; only `--update-snapshots` writes them, so that a lost one fails.
  snapshotPathTemplate: 'tests/journeys/look/{arg}-{projectName}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes at the second try is a defect of the site or of the journey; in CI the gate gives one and names it.
  retries: 0,
  // A journey waits more than it computes: on two cores three workers used a third less time than two, and a fourth fills the rest.
  workers: 4,
  // A machine that does more than this takes thrice a quiet one's time; only a journey that hangs waits for the end of it.
  timeout: 120_000,
  // On two cores that four workers share a page with a map was seen to take ten seconds; what is there is never waited for.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    // It would answer some requests in the place of the routes that a journey sets up; its own journey lets it work.
    serviceWorkers: 'block',
    // What hangs is named with its line instead of being waited for until the journey's own end.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    timezoneId: 'Asia/Kolkata',
    // A trace costs a seventh of the time: in CI the second try makes it.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: Object.entries(views).map(([name, use]) => ({
    name,
    use,
    ...(oneWorkerViews.includes(name) && { workers: 1 }),
    grep:
      name === 'desktop'
        ? new RegExp(`@desktop\\b|^(?!.*@(?:${tags})\\b)`, 's')
        : // The name of a view may begin that of another.
          new RegExp(`@${name}(?![\\w-])`),
  })),
});
