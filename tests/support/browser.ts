import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessChromium, headlessFlags } from '../../scripts/chromium.ts';
import { violationsIn } from './accessibility.ts';
import { speakAs } from './language.ts';
import { startServer, type RunningServer } from './server.ts';
import { isTakenOver } from './taken-over.ts';

type Options = {
  /** Console messages that do not fail the test, for journeys that provoke them: `test.use({ allowedConsole: [/status of 404/] })`. */
  allowedConsole: RegExp[];
};

type WorkerOptions = {
  /** Settings for the server, such as `{ LIMIT_FACTOR: '1' }`; a file that changes them gets one of its own. */
  serverEnv: Record<string, string>;
  /** Whether the journey needs features of a whole browser, such as notifications. */
  wholeBrowser: boolean;
  /** Size of the browser's letters, where its settings give another than the usual one. */
  letterPx: number | undefined;
};

type Fixtures = {
  /** Fails the test when the page logs an error or throws; active in every test. */
  quietConsole: void;
  /** Within a test `say` uses the view's language; active in every test. Code run while a file loads uses English. */
  language: void;
  /** Expects no accessibility violation on the page, or within the selector, in either scheme. */
  expectAccessible: (selector?: string) => Promise<void>;
};

type WorkerFixtures = {
  /** The production server with its own data, shared by the tests of one worker. */
  server: RunningServer;
};

/** The browser's report of a view transition that the next click cut off, which is harmless. */
const cutOff = /^Transition was (aborted|skipped)/;

/** Collects errors on the console and uncaught exceptions. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!cutOff.test(error.message)) complaints.push(error.stack || error.message);
  });
}

/** Interacts with the page and waits for the hydration of a part that is delayed until then. */
export async function wake(part: Locator): Promise<void> {
  await part.page().keyboard.press('Shift');
  await expect.poll(() => part.evaluate(isTakenOver)).toBe(true);
}

/** Presses the key until it counts: a list that is being put in order measures its places after it has said that it holds an item. */
export const pressUntil = (page: Page, key: string, shown: Locator): Promise<void> =>
  expect(async () => {
    if ((await shown.count()) === 0) await page.keyboard.press(key);
    await expect(shown).toBeAttached({ timeout: 2000 });
  }).toPass();

/** Whether a visit waits for no event that an interactive page needs; a quiet network can come before the scripts run. */
const isEarly = (waitUntil: string | undefined) => waitUntil !== undefined && waitUntil !== 'networkidle';

/** Makes `goto` and `reload` wait for hydration, unless the journey asks for an earlier event by `waitUntil`. */
function awaitHydration(page: Page): void {
  const { goto, reload } = page;
  const hydrated = () => page.waitForFunction(isTakenOver, undefined);
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!isEarly(options?.waitUntil) && response?.headers()['content-type']?.startsWith('text/html'))
      await hydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!isEarly(options?.waitUntil)) await hydrated();
    return response;
  };
}

/**
 * Playwright's `test` with the server of the production build: relative addresses lead to that server, an error on the
 * console fails the test, and `expectAccessible` runs axe.
 */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  allowedConsole: [[], { option: true }],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  wholeBrowser: [false, { option: true, scope: 'worker' }],
  letterPx: [undefined, { option: true, scope: 'worker' }],

  // Here rather than in the configuration, which other tools read on machines without a browser.
  launchOptions: [
    async ({ launchOptions, wholeBrowser, letterPx }, use) => {
      const browser = wholeBrowser
        ? { executablePath: findChromium(), args: chromiumFlags }
        : { executablePath: findHeadlessChromium(), args: headlessFlags };
      // Takes the place of Playwright's own settings of this name, by which a pointer can hover: only where it is asked for.
      const letters = letterPx ? [`--blink-settings=defaultFontSize=${letterPx}`] : [];
      await use({ ...launchOptions, ...browser, args: [...browser.args, ...letters] });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ serverEnv }, use) => {
      // Journeys of one worker share an address, so the limits for one visitor would count them together; and they type faster than
      // any person.
      const server = await startServer({ env: { LIMIT_FACTOR: '1000', FORM_MIN_MS: '0', ...serverEnv } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitHydration(page);
    await use(page);
    // Requests still open when a journey ends are no errors.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  quietConsole: [
    async ({ context, allowedConsole }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await use();
      const unexpected = complaints.filter((text) => !allowedConsole.some((allowed) => allowed.test(text)));
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],

  language: [
    async ({ locale }, use) => {
      speakAs(locale ?? 'en-IN');
      await use();
      speakAs('en-IN');
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async (selector) => {
      expect(await violationsIn(page, selector), 'axe found violations').toEqual([]);
    });
  },
});

export { expect };
