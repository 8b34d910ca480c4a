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

/** A page may wait for a server, a database and a browser that share two cores. */
const waitMs = 20_000;

/** A site with its server and its engine. */
export type SiteInEngine = {
  /** Where visitors find it, without a slash at the end. */
  url: string;
  readonly server: RunningServer;
  /** A new visitor; the one before leaves. */
  visit: (size?: Size) => Promise<Visitor>;
  /** Kills the server, as a crash would; its data stays. */
  killServer: () => Promise<void>;
  /** Starts it again on what it left. */
  startServerAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a site with data of its own, and the engine of this run. */
async function startInEngine(env: NodeJS.ProcessEnv): Promise<SiteInEngine> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
  let proxy: TellingProxy | undefined;
  let engine: Engine;
  if (engineName === 'webkit') {
    proxy = await startTellingProxy(port);
    engine = await startWebKit(proxy.complaints);
  } else engine = await startFirefox();
  // By name: a passkey of the desk belongs to one, and not to an address.
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

/** Resolves when the check passes, or fails as it did last. */
export const eventually = <T>(check: () => T | Promise<T>, timeoutMs = waitMs): Promise<T> =>
  vi.waitFor(check, { timeout: timeoutMs, interval: 100 });

/** Opens an address and waits until the scripts have taken the page over. */
export async function open(visitor: Visitor, url: string): Promise<void> {
  await visitor.load(url);
  await takenOver(visitor);
}

/** A site in the engine for the tests of the group that calls it: started before them, and stopped after the last. */
export function setUpSiteInEngine(env: NodeJS.ProcessEnv = {}): SiteInEngine {
  const site = {} as SiteInEngine;
  beforeAll(async () => {
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await startInEngine(env)));
  }, 180_000);
  afterAll(() => site.stop());
  return site;
}

/** Waits until the scripts have taken the page over. */
export const takenOver = (visitor: Visitor): Promise<void> =>
  eventually(async () => expect(await visitor.evaluate(isTakenOver, undefined)).toBe(true));

/** Touches the page and waits until the scripts have that part of it, which may come with the first touch alone. */
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

/** The words of what the selector finds first, or none. */
export const wordsOf = (visitor: Visitor, selector: string): Promise<string> =>
  visitor.evaluate((at) => document.querySelector<HTMLElement>(at)?.innerText ?? '', selector);

/** The value of a control. */
export const valueOf = (visitor: Visitor, selector: string): Promise<string> =>
  visitor.evaluate((at) => document.querySelector<HTMLInputElement>(at)?.value ?? '', selector);

/** The path and query of the page. */
export const placeOf = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => location.pathname + location.search, undefined);

/** Types into a control in the place of what is there. */
export async function fill(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.click(selector);
  await visitor.evaluate((at) => document.querySelector<HTMLInputElement>(at)!.select(), selector);
  await visitor.type(text);
}

/** Where pictures to look at are kept: PICTURES_FOLDER, or in `test-results`. */
const picturesFolder = join(process.env['PICTURES_FOLDER'] ?? 'test-results/engines', engineName);

/** Keeps a picture of the view, to be looked at. */
export async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  // What was typed or loaded last is painted with the frame after the next.
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
