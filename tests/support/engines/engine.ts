/** @file The other engines in families' use, behind one small interface: a visitor's acts, with real input. */
import type { Page } from '@playwright/test';

/** Size of the window, in CSS pixels. */
export type Size = { width: number; height: number };
/** The views of the sweep: an upright phone and a desktop. */
export const sizes: readonly Size[] = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

/** Runs a self-contained function in the page with an argument, as in Playwright. */
export type CanEvaluate = Pick<Page, 'evaluate'>;

/** One visitor with their own window and storage. Clicks and keys are the browser's own, so the page sees trusted events. */
export type Visitor = CanEvaluate & {
  /** Errors of the page since it opened: uncaught ones, those on the console, and violations of its content security policy. */
  readonly complaints: string[];
  /** Resolves when the page has loaded. */
  load: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Clicks in the middle of the selector's first visible match, with this text or accessible name when given. */
  click: (selector: string, says?: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses a key, such as `a`, `Enter` or `Control+Enter`. */
  press: (key: string) => Promise<void>;
  /** Selects an option by its value. */
  choose: (selector: string, value: string) => Promise<void>;
  /** Passes a file to a file picker. */
  upload: (selector: string, path: string) => Promise<void>;
  /** Sets a cookie for the open page. */
  addCookie: (cookie: { name: string; value: string; path: string }) => Promise<void>;
  /** Returns a PNG of the view. */
  picture: () => Promise<Buffer>;
  leave: () => Promise<void>;
};

/** A started engine. */
export type Engine = {
  /** Starts a new visitor to the site at that origin. */
  visit: (size: Size) => Promise<Visitor>;
  stop: () => Promise<void>;
};
