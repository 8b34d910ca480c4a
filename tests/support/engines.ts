/** @file The production build in Firefox or in Safari's engine, for tests that are written once and run in each. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Engine, Size, Visitor } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startTellingProxy, type TellingProxy } from './engines/telling-proxy.ts';
import { startWebKit } from './engines/webkit.ts';
import { freePort } from './free-port.ts';
import { copySeeded } from './seeded-folder.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { isTakenOver } from './taken-over.ts';

export { sizes, type Visitor } from './engines/engine.ts';

/** The engine of this run; each has a Vitest project of its own. */
export const engineName = process.env['ENGINE'] as 'firefox' | 'webkit';
export const phone: Size = { width: 360, height: 800 };
export const desktop: Size = { width: 1280, height: 800 };

/** Timeout for a server, a database and a browser that share two cores. */
const waitMs = 20_000;

/** A site with its server and its engine. */
export type SiteInEngine = {
  /** The site's address, without a slash at the end. */
  url: string;
  readonly server: RunningServer;
  /** Starts a new visitor; the one before leaves. */
  visit: (size?: Size) => Promise<Visitor>;
  /** Kills the server, as a crash would; its data stays. */
  killServer: () => Promise<void>;
  /** Starts it again on its data. */
  startServerAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a site with its own data, and the engine of this run. */
async function startInEngine(env: NodeJS.ProcessEnv): Promise<SiteInEngine> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
  let proxy: TellingProxy | undefined;
  let engine: Engine;
  if (engineName === 'webkit') {
    proxy = await startTellingProxy(port);
    engine = await startWebKit(proxy.complaints);
  } else engine = await startFirefox();
  // By host name: a desk passkey belongs to a name, not to an IP address.
  const url = `http://localhost:${proxy?.port ?? port}`;
  const options: ServerOptions = {
    port,
    dataDir,
    env: { LIMIT_FACTOR: '1000', FORM_MIN_MS: '0', PUBLIC_URL: url, ...env },
  };
  await copySeeded(dataDir, env, async (original) => {
    const first = await startServer({ dataDir: original, env });
    await first.stop();
  });
  let server = await startServer(options);
  let visitor: Visitor | undefined;
  return {
    url,
    get server() {
      return server;
    },
    async visit(size = desktop) {
      await visitor?.leave();
      visitor = undefined;
      return (visitor = await engine.visit(size));
    },
    killServer: () => server.kill(),
    async startServerAgain() {
      server = await startServer(options);
    },
    async stop() {
      await visitor?.leave();
      await engine.stop();
      await server.stop();
      await proxy?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the check passes, or rejects with its last failure. */
export const eventually = <T>(check: () => T | Promise<T>, timeoutMs = waitMs): Promise<T> =>
  vi.waitFor(check, { timeout: timeoutMs, interval: 100 });

/** Opens an address and waits until React has hydrated the page. */
export async function open(visitor: Visitor, url: string): Promise<void> {
  await visitor.load(url);
  await takenOver(visitor);
}

/** Sets up a site in the engine for the calling group of tests: started before them, and stopped after the last. */
export function setUpSiteInEngine(env: NodeJS.ProcessEnv = {}): SiteInEngine {
  const site = {} as SiteInEngine;
  beforeAll(async () => {
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await startInEngine(env)));
  }, 180_000);
  afterAll(() => site.stop());
  return site;
}

/** Waits until React has hydrated the page. */
export const takenOver = (visitor: Visitor): Promise<void> =>
  eventually(async () => expect(await visitor.evaluate(isTakenOver, undefined)).toBe(true));

/** Touches the page and waits until that part is hydrated, which may start with the first touch. */
export async function wake(visitor: Visitor, selector: string): Promise<void> {
  await visitor.press('Shift');
  await eventually(async () =>
    expect(
      await visitor.evaluate(
        (at) => Object.keys(document.querySelector(at) ?? {}).some((key) => key.startsWith('__reactFiber')),
        selector,
      ),
    ).toBe(true),
  );
}

/** Returns the text of the selector's first match, or ''. */
export const wordsOf = (visitor: Visitor, selector: string): Promise<string> =>
  visitor.evaluate((at) => document.querySelector<HTMLElement>(at)?.innerText ?? '', selector);

/** Returns the value of a control. */
export const valueOf = (visitor: Visitor, selector: string): Promise<string> =>
  visitor.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value ?? '', selector);

/** Returns the path and query of the page. */
export const placeOf = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => location.pathname + location.search, undefined);

/** Replaces the text of a control by typing. */
export async function fill(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.click(selector);
  await visitor.evaluate((at) => document.querySelector<HTMLInputElement>(at)!.select(), selector);
  await visitor.type(text);
}

/** Folder for screenshots: PICTURES_FOLDER, or in `test-results`. */
const picturesFolder = join(process.env['PICTURES_FOLDER'] ?? 'test-results/engines', engineName);

/** Stores a screenshot of the view, for inspection. */
export async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  // Recent changes are painted with the frame after the next.
  await visitor.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => void document.fonts.ready.then(() => done(null))),
        ),
      ),
  );
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(join(picturesFolder, `${name}.png`), await visitor.picture());
}
