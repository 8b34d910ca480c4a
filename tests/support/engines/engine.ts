/** @file The other engines that families hold, behind one small interface: what a visitor does in them, with real input. */
import type { Page } from '@playwright/test';

/** Of the window, in CSS pixels. */
export type Size = { width: number; height: number };
/** The views of the sweep: a phone upright and a desktop. */
export const sizes: readonly Size[] = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

/** What runs in the page: as with Playwright a function of its own, and what it is given. */
export type CanEvaluate = Pick<Page, 'evaluate'>;

/** One visitor with a window and storage of their own. Clicks and keys are the browser's own, so that the page may trust them. */
export type Visitor = CanEvaluate & {
  /** Errors of the page since it came: uncaught ones, those on the console, and what the pages' policy refused. */
  readonly complaints: string[];
  /** Resolves when the page has loaded. */
  load: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Clicks in the middle of what the selector finds: the first that is seen, with these words or this name when they are given. */
  click: (selector: string, says?: string) => Promise<void>;
  /** Types where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses a key, such as `a`, `Enter` or `Control+Enter`. */
  press: (key: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  choose: (selector: string, value: string) => Promise<void>;
  /** Hands a file to a file picker. */
  upload: (selector: string, path: string) => Promise<void>;
  /** Gives the visitor a cookie of the page that is open. */
  addCookie: (cookie: { name: string; value: string; path: string }) => Promise<void>;
  /** A PNG of the view. */
  picture: () => Promise<Buffer>;
  leave: () => Promise<void>;
};

/** A started engine. */
export type Engine = {
  /** A new visitor to the site at that origin. */
  visit: (size: Size) => Promise<Visitor>;
  stop: () => Promise<void>;
};
