/** @file Safari's engine as packaged by Debian, WebKitGTK, driven by WebDriver: its MiniBrowser on a virtual screen. */
import { spawn } from 'node:child_process';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { Builder, By, Key, WebElement, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findMiniBrowser, findWebKitDriver } from '../../../scripts/engines.ts';
import { freePort } from '../free-port.ts';
import { listening } from '../listening.ts';
import type { Engine, Size, Visitor } from './engine.ts';
import { findInPage } from './find-in-page.ts';
import { startScreen } from './screen.ts';

const findTimeoutMs = 15_000;
const pageLoadTimeoutMs = 60_000;
const commandTimeoutMs = 90_000;
const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
const keys = new Map([
  ['Control', Key.CONTROL],
  ['Shift', Key.SHIFT],
  ['Enter', Key.ENTER],
  ['Escape', Key.ESCAPE],
  ['Tab', Key.TAB],
]);

/**
 * Opens a window without a toolbar: the browser's own window has one, which makes it at least 447 px wide. The size is then that of
 * the page, too.
 */
async function leaveToolbar(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle();
  await driver.executeScript(
    "window.open('about:blank', '_blank', 'popup,location=no,toolbar=no,width=360,height=800').opener = null",
  );
  const second = await vi.waitFor(async () => {
    const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
    if (!opened) throw new Error('no second window');
    return opened;
  });
  await driver.close();
  await driver.switchTo().window(second);
}

/** Makes a command without an answer fail with its name. */
function failWhenSilent(driver: WebDriver): void {
  const execute = driver.execute.bind(driver);
  driver.execute = async (command: Command) => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(
        () => fail(new Error(`The driver never answered ${command.getName()}.`)),
        commandTimeoutMs,
      );
    });
    try {
      return await Promise.race([execute(command), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function visitorIn(driver: WebDriver, complaints: string[]): Visitor {
  const run = <T>(work: (given: never) => unknown, given?: unknown): Promise<T> =>
    driver
      .executeAsyncScript(
        // A page left during a query answers nothing: the driver then says so.
        `const done = arguments[arguments.length - 1];
       Promise.resolve((${work.toString()})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        given,
      )
      .then((answer) => {
        const { value, error } = answer as { value: T; error?: string };
        if (error !== undefined) throw new Error(error);
        return value;
      });
  const find = (selector: string, says?: string): Promise<WebElement> =>
    vi.waitFor(
      async () => {
        const element = await run<WebElement | null>(findInPage, [selector, says ?? null]);
        if (!element) throw new Error(`Nothing to reach at ${selector} ${says ?? ''}`);
        return element;
      },
      { timeout: findTimeoutMs, interval: 100 },
    );
  const resize = async (size: Size) =>
    void (await driver
      .manage()
      .window()
      .setRect({ ...size, x: 0, y: 0 }));
  return {
    complaints,
    evaluate: run as Visitor['evaluate'],
    load: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize,
    click: async (selector, says) =>
      driver
        .actions()
        .move({ origin: await find(selector, says) })
        .click()
        .perform(),
    type: async (text) => driver.switchTo().activeElement().sendKeys(text),
    async press(key) {
      const pressed = key.split('+').map((name) => keys.get(name) ?? name);
      const actions = driver.actions();
      for (const name of pressed) actions.keyDown(name);
      for (const name of pressed.toReversed()) actions.keyUp(name);
      await actions.perform();
    },
    choose: async (selector, value) =>
      (await find(selector)).findElement(By.css(`option[value="${value}"]`)).click(),
    upload: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    addCookie: (cookie) => driver.manage().addCookie(cookie),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    leave: () => driver.quit(),
  };
}

/** Starts the driver and its screen; visitors are separate browsers, one after the other. `complaints` are the pages' reported errors. */
export async function startWebKit(complaints: string[]): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const program = spawn(findWebKitDriver(), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'en_IN.UTF-8', LANGUAGE: 'en_IN' },
  });
  const end = () => program.kill();
  process.once('exit', end);
  await listening(port, program);
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args },
  });
  return {
    async visit(size) {
      const driver = await builder.build();
      failWhenSilent(driver);
      await driver.manage().setTimeouts({ pageLoad: pageLoadTimeoutMs });
      await leaveToolbar(driver);
      complaints.length = 0;
      const visitor = visitorIn(driver, complaints);
      await visitor.resize(size);
      return visitor;
    },
    async stop() {
      process.off('exit', end);
      end();
      screen.stop();
    },
  };
}
