/** @file Firefox, driven by WebDriver BiDi, which it supports itself. */
import puppeteer, { type ConsoleMessage, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { findFirefox } from '../../../scripts/engines.ts';
import type { Engine, Size, Visitor } from './engine.ts';
import { findInPage } from './find-in-page.ts';

const findTimeoutMs = 15_000;
/** Firefox's messages about an interrupted view transition, and its service worker's requests for a page that is left. */
const harmless =
  /^(?:AbortError: )?Transition was (?:aborted|skipped)|A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Returns a logged message, an error with its stack. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((part) =>
      part.evaluate((value: unknown) =>
        value instanceof Error ? value.stack || String(value) : String(value),
      ),
    );
  // The page may have closed already.
  return Promise.all(parts).then(
    (words) => words.join(' ') || message.text(),
    () => message.text(),
  );
}

function collect(page: Page): string[] {
  const complaints: string[] = [];
  const add = (words: string) => {
    if (!harmless.test(words)) complaints.push(words);
  };
  page.on('pageerror', (error) => add(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') void wordsOf(message).then(add);
  });
  return complaints;
}

async function visit(page: Page, close: () => Promise<void>, size: Size): Promise<Visitor> {
  const complaints = collect(page);
  await page.setViewport(size);
  const find = (selector: string, says?: string): Promise<ElementHandle<Element>> =>
    vi.waitFor(
      async () => {
        const handle = await page.evaluateHandle(findInPage, [selector, says ?? null] as const);
        const element = handle.asElement();
        if (!element) throw new Error(`Nothing to reach at ${selector} ${says ?? ''}`);
        return element as ElementHandle<Element>;
      },
      { timeout: findTimeoutMs, interval: 100 },
    );
  return {
    complaints,
    evaluate: page.evaluate.bind(page) as Visitor['evaluate'],
    load: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (to) => page.setViewport(to),
    click: async (selector, says) => (await find(selector, says)).click(),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      const held = key.split('+').slice(0, -1) as KeyInput[];
      for (const name of held) await page.keyboard.down(name);
      await page.keyboard.press(key.split('+').at(-1) as KeyInput);
      for (const name of held.toReversed()) await page.keyboard.up(name);
    },
    choose: async (selector, value) => void (await (await find(selector)).select(value)),
    upload: async (selector, path) =>
      ((await page.$(selector)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    addCookie: async (cookie) =>
      page.browserContext().setCookie({ ...cookie, domain: new URL(page.url()).hostname }),
    picture: async () => Buffer.from(await page.screenshot()),
    leave: close,
  };
}

/** Starts Firefox without a window. Each visitor is a container in it. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-IN,en' },
  });
  return {
    async visit(size) {
      const context = await browser.createBrowserContext();
      return visit(await context.newPage(), () => context.close(), size);
    },
    stop: () => browser.close(),
  };
}
