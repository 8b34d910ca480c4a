import { describe, expect, it } from 'vitest';
import { withLocale } from '#words/locales.ts';
import { addressOf, inEnglish, routePatterns } from '#support/addresses.ts';
import {
  engineName,
  eventually,
  keepPicture,
  open,
  sizes,
  setUpSiteInEngine,
  wordsOf,
} from '#support/engines.ts';
import { spilled } from '#support/reach.ts';

// Every page of the route table, in both languages, on a phone and on a desktop; and a picture of each to be looked at.

/** Of a page that says next to nothing. */
const leastLetters = 60;
/** By the route, since an address may hold a secret that is another each time. */
const pictureName = (pattern: string, language: string, width: number) =>
  `${pattern.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${language}-${width}`;
/** Addresses that lead nowhere on purpose. */
const allowed = /404/;
/** WebKit counts what a map hides beyond its edges; a map is a window to more than it shows. */
const ofMap = /leaflet-container/;

describe(`every page in ${engineName}`, () => {
  const site = setUpSiteInEngine();

  it.each(routePatterns)('%s', async (pattern) => {
    const address = await addressOf(pattern, site.server);
    const languages = inEnglish.includes(pattern) ? (['en'] as const) : (['en', 'hi'] as const);
    const visitor = await site.visit();
    for (const size of sizes) {
      await visitor.resize(size);
      for (const language of languages) {
        const at = withLocale(language, address);
        await open(visitor, site.url + at);
        const where = `${at} at ${size.width}`;
        await eventually(async () =>
          expect((await wordsOf(visitor, 'main')).length, `words of ${where}`).toBeGreaterThan(leastLetters),
        );
        await eventually(async () =>
          expect(
            await visitor.evaluate(
              () => [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
            ),
            `headings of ${where}`,
          ).toBe(1),
        );
        expect(await visitor.evaluate(() => document.title), `title of ${where}`).not.toBe('');
        await keepPicture(visitor, pictureName(pattern, language, size.width));
        const cutOff = async () => (await spilled(visitor)).filter((words) => !ofMap.test(words));
        let cut = await cutOff();
        if (cut.length > 0) {
          // A font that comes late is used from the next page on, and this machine has no Hindi letters of its own.
          await open(visitor, site.url + at);
          cut = await cutOff();
        }
        expect.soft(cut, `nothing cut off on ${where}`).toEqual([]);
      }
    }
    expect(visitor.complaints.filter((words) => !allowed.test(words))).toEqual([]);
  });
});
