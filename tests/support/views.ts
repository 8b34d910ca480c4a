import type { PlaywrightTestOptions } from '@playwright/test';

type View = Partial<PlaywrightTestOptions>;

const desktop: View = { viewport: { width: 1280, height: 800 } };
const phone: View = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Views of the site. Each is a Playwright project that runs the journeys tagged with its name (`@phone`); `desktop` also runs those
 * without any tag.
 */
export const views = {
  desktop,
  phone,
  tablet: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  dark: { ...desktop, colorScheme: 'dark' },
  'no-script': { ...phone, javaScriptEnabled: false },
  /** In another language: see tests/support/language.ts. */
  hindi: { ...phone, locale: 'hi-IN' },
  'reduced-motion': { ...desktop, reducedMotion: 'reduce' },
} satisfies Record<string, View>;
