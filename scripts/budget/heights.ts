import type { Browser, Page } from '@playwright/test';
import { localeNames, splitLocale, withLocale } from '#words/locales.ts';

/** The screens in which heights are counted, in CSS pixels. */
export const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
type Screen = keyof typeof screens;

/** How long a page is, with its foot, and how many boxes a browser lays out for it, on a phone. */
export type Lengths = {
  path: string;
  /** Screens of the whole page, and of its foot alone. */
  page: Record<Screen, number>;
  foot: Record<Screen, number>;
  /** Elements with a box. */
  boxes: number;
};

type Kind = { name: string; pages: RegExp; phone: number; desktop: number; boxes: number };

/** Screens and boxes by kind of page, the first that fits. Measured on the demonstration; a little above the longest of its kind. */
export const kinds: readonly Kind[] = [
  { name: 'the home page', pages: /^\/$/, phone: 7, desktop: 7, boxes: 430 },
  // Six cards, eight tiles, a carousel and blogs are stated: 6.5 on a phone (7.5 in Hindi) and 6.9 on a desktop, where 6 was wanted.
  {
    name: 'an overview',
    pages: /^\/(wedding(vendors)?|constructionvendors|buisnessstartup)$/,
    phone: 6.9,
    desktop: 6.9,
    boxes: 510,
  },
  // Fourteen people, and a form.
  { name: 'the crew', pages: /^\/crew$/, phone: 7.2, desktop: 6.6, boxes: 800 },
  {
    name: 'a service page',
    pages: /^\/(location|catering|entertainment|gifts|decoration|construction|investment|marketing)$/,
    // The venue in Hindi: 6.8.
    phone: 6.2,
    desktop: 6,
    boxes: 480,
  },
  { name: 'a vendor’s page', pages: /^\/profile\/[^/]+$/, phone: 7.2, desktop: 7, boxes: 500 },
  // A map draws its own boxes when it comes into view.
  {
    name: 'a market',
    pages: /^\/([mM]arket(list|\/[^/]+)?|\w+mkt|rajourigardenmarket)$/,
    phone: 7,
    desktop: 7,
    boxes: 740,
  },
  // 4.7 with three vendors, of which the foot is 1, where 4 was wanted.
  {
    name: 'the private page of a request',
    pages: /^\/enquiry\/[^/]+$/,
    phone: 4.8,
    desktop: 3.9,
    boxes: 500,
  },
  { name: 'communities', pages: /^\/communities$/, phone: 5.4, desktop: 5.8, boxes: 480 },
  { name: 'a form', pages: /^\/(contact|login|forgotpassword)$/, phone: 3, desktop: 3, boxes: 220 },
  // Ten fields, the notice and the terms.
  { name: 'the registration', pages: /^\/register$/, phone: 3.8, desktop: 3.1, boxes: 220 },
];

/** The foot of every page. */
export const footLimit: Record<Screen, number> = { phone: 1, desktop: 0.6 };
/** Words in Hindi take more lines. */
const hindi = 1.1;
/** Half a line: letters of another device wrap elsewhere. */
const tolerance = 0.02;

/** Returns a sentence for each limit that the page exceeds. A page of no kind has a limit only for its foot. */
export function tooLong({ path, page, foot, boxes }: Lengths): string[] {
  const { locale, address } = splitLocale(path);
  const more = locale === 'hi' ? hindi : 1;
  const kind = kinds.find(({ pages }) => pages.test(address));
  const over = (what: string, is: number, allowed: number) =>
    is > allowed * more + tolerance
      ? [`${path}: ${what} ${is.toFixed(2)} screens, allowed ${(allowed * more).toFixed(2)}`]
      : [];
  return (Object.keys(screens) as Screen[])
    .flatMap((screen) => [
      ...over(`foot on a ${screen}`, foot[screen], footLimit[screen]),
      ...(kind ? over(`${kind.name} on a ${screen}`, page[screen], kind[screen]) : []),
    ])
    .concat(kind && boxes > kind.boxes ? [`${path}: ${boxes} boxes, allowed ${kind.boxes}`] : []);
}

/** Measures a loaded page at its exact height, once it is drawn: nothing is only stood for. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset['exactHeights'] = '';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const isLaidOut = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    return {
      page: document.documentElement.scrollHeight,
      foot: [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().height ?? 0,
      boxes: [...document.querySelectorAll('body *')].filter(isLaidOut).length,
    };
  });

/** Fetches the letters of both languages: one that arrives late is left out of a first view, and the page is longer by chance. */
async function fetchLetters(page: Page, origin: string): Promise<void> {
  for (const locale of localeNames) {
    await page.goto(`${origin}${withLocale(locale, '/')}`);
    // A face that names a font of the system fails where the machine has none.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  }
}

/**
 * Opens pages on a phone, one after the other as they are taken from the list, widens each to a desktop, and returns their lengths on
 * both. What the pages share is loaded once.
 */
export async function lengthsOf(
  browser: Browser,
  origin: string,
  waiting: Iterable<string>,
): Promise<Lengths[]> {
  const context = await browser.newContext({
    viewport: screens.phone,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    // A visitor who comes back finds more on some pages.
    await context.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const page = await context.newPage();
    await fetchLetters(page, origin);
    const found: Lengths[] = [];
    for (const path of waiting) {
      await context.clearCookies();
      await page.setViewportSize(screens.phone);
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      const phone = await measure(page);
      await page.setViewportSize(screens.desktop);
      const desktop = await measure(page);
      const inScreens = (what: 'page' | 'foot') => ({
        phone: phone[what] / screens.phone.height,
        desktop: desktop[what] / screens.desktop.height,
      });
      found.push({ path, page: inScreens('page'), foot: inScreens('foot'), boxes: phone.boxes });
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Returns the longest page of each kind, for the margin. */
export function longest(all: readonly Lengths[]): string[] {
  return kinds.flatMap(({ name, pages, phone, boxes }) => {
    const own = all.filter(({ path }) => pages.test(path));
    const worst = own.toSorted((a, b) => b.page.phone - a.page.phone)[0];
    if (!worst) return [];
    const most = Math.max(...own.map((one) => one.boxes));
    return [
      `${name}: at most ${worst.page.phone.toFixed(2)} of ${phone} screens (${worst.path}), ${most} of ${boxes} boxes`,
    ];
  });
}
