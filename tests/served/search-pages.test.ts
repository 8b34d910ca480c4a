import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { requestedPage } from '#http/page-address.ts';
import { createPageRenderer } from '#http/pages.ts';
import type { RenderSearch } from '#http/search-pages.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { createTestSite } from '#support/site.ts';
import { localeNames, withLocale } from '#words/locales.ts';
import { buildFolderOf } from '../../scripts/built-locale.ts';

const root = join(import.meta.dirname, '..', '..');
const publicUrl = 'http://site.test';

const searches = [
  '/vendors?q=photography',
  '/vendors?q=caterer+rajouri+garden&page=2',
  '/vendors?q=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E+%26amp%3B+%27x%27',
  '/vendors?q=%E0%A4%B9%E0%A4%B2%E0%A4%B5%E0%A4%BE%E0%A4%88',
  '/vendors?q=nobodyiscalledthis',
  '/vendors?category=catering&with=food:jain,food:veg',
  '/vendors?category=catering&area=Rajouri+Garden&open=today',
  '/vendors?category=catering,dj',
  '/vendors?lat=28.61&lng=77.21&within=5&sort=near&page=1',
  '/vendors?on=2027-02-14&guests=500&price=1500&region=Noida',
  '/vendors?market=rajouri-garden&box=28.5,77.1,28.7,77.3',
  '/vendors?page=3',
];

/** Where two pages begin to differ. */
function firstOther(made: string, expected: string): string[] | undefined {
  if (made === expected) return undefined;
  const at = made.split('').findIndex((letter, index) => letter !== expected[index]);
  return [made, expected].map((page) => page.slice(Math.max(0, at - 80), at + 120));
}

// A search is put into a page that was rendered before (src/server/http/search-pages.ts); rendered whole it is the same to the byte.
test('a search is the page that would have been rendered for it', async () => {
  const site = await createTestSite({ env: { SEED_DEMO: 'yes' } });
  try {
    for (const locale of localeNames) {
      const build = (await import(
        pathToFileURL(join(root, buildFolderOf(locale), 'server', 'index.js')).href
      )) as ServerBuild;
      const rendererOf = (of: ServerBuild) =>
        createPageRenderer({
          app: site.app,
          build: async () => of,
          policy: {},
          publicUrl,
          development: false,
          timeoutMs: 30_000,
        });
      const { renderSearch } = build.entry.module as unknown as { renderSearch: RenderSearch };
      const searchingWith = (render: RenderSearch): ServerBuild => {
        const module = { ...build.entry.module, renderSearch: render };
        return { ...build, entry: { ...build.entry, module } };
      };
      let quickly = 0;
      const counting: RenderSearch = async (api, search) => {
        const made = await renderSearch(api, search);
        if (made) quickly += 1;
        return made;
      };
      const quick = rendererOf(searchingWith(counting));
      const whole = rendererOf(searchingWith(async () => null));
      for (const search of searches) {
        const [made, expected] = await inLocale(locale, () => {
          const path = requestedPage(withLocale(locale, search))!.address;
          return Promise.all([quick.get(path), whole.get(path)]);
        });
        expect(firstOther(made.body.toString(), expected.body.toString()), search).toBeUndefined();
        expect({ ...made, body: '' }, search).toEqual({ ...expected, body: '' });
      }
      expect(quickly, locale).toBeGreaterThan(searches.length);
    }
  } finally {
    await site.close();
  }
});
