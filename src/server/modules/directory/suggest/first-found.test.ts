import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/suggestions.ts';
import type { BlogCard } from '#contract/blogs.ts';
import { home } from '#content/company/home.ts';
import { blogPath } from '#facts/paths.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { listedLocales, withLocale, type Locale } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import { firstFound } from '#content/company/first-found.ts';
import { eq } from '#platform/db/drizzle.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { registerVendor } from '#support/vendor-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const suggestIn = (locale: Locale) => async (q: string) =>
  (await site.get(withLocale(locale, `/api/vendors/suggest?q=${encodeURIComponent(q)}`))).json<
    Suggestion[]
  >();
const suggest = suggestIn('en');
const profileOf = async (name: string) => {
  const [vendor] = await site.db.select().from(vendors).where(eq(vendors.companyName, name));
  return `/profile/${vendor!.id}`;
};

describe('Enter opens', () => {
  it.each([
    // A shortcut, whatever else is known.
    ['contact', '/contact'],
    ['US', '/about'],
    ['hire', '/crew'],
    // Trades and places.
    ['caterer', '/vendors/catering'],
    ['cater', '/vendors/catering'],
    ['हलवाई', '/vendors/catering'],
    ['caterer raj', '/vendors/catering/rajouri-garden'],
    ['caterer rajouri', '/vendors/catering/rajouri-garden'],
    ['caterer in rajouri garden', '/vendors/catering/rajouri-garden'],
    ['plumber laxmi na', '/vendors/plumbing/laxmi-nagar'],
    ['halwai gurugram', '/vendors/catering/gurgaon'],
    ['shadi ka hall', '/vendors/venue'],
    // An occasion, and not the metro station Shadipur.
    ['shadi', '/weddingvendors'],
    ['शादी', '/weddingvendors'],
    ['ghar', '/constructionvendors'],
    // Markets.
    ['khan market', '/khanmkt'],
    ['rajouri garden', '/rajourigardenmarket'],
    ['market', '/Market'],
    ['market open sunday', '/mblockmkt'],
    // A post.
    ['monsoon roof', '/blogs/monsoon-proofing-a-delhi-roof'],
    // A product, or an exclusion: the list in its order, where who names it comes first.
    ['lehenga', '/vendors?q=lehenga'],
    ['sherwani', '/vendors?q=sherwani'],
    ['biryani', '/vendors?q=biryani'],
    ['lehenga rajouri garden', '/vendors?q=lehenga+rajouri+garden'],
    ['caterer not in noida', '/vendors?q=caterer+not+in+noida'],
    ['caterer 31 feb', '/vendors?q=caterer+31+feb'],
    // A shortcut in the other language, or by a word of the street.
    ['संपर्क', '/contact'],
    ['sampark', '/contact'],
    // More than a list says, or words that nobody is called by: all vendors, for all of the words.
    ['caterer sunday', '/vendors?q=caterer+sunday'],
    ['caterer jain 500 guests', '/vendors?q=caterer+jain+500+guests'],
    ['kesr tents', '/vendors?q=kesr+tents'],
    ['photograpfer', '/vendors?q=photograpfer'],
    // Nothing answers.
    ['zzxqwv', '/'],
    ['', '/'],
    ['   ', '/'],
    ['%', '/'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
  ])('for %j: %s', async (typed, opened) => expect(await firstFound(typed, suggest)).toBe(opened));

  it('on a page in one language a shortcut by its name in another', async () => {
    const names = (locale: Locale) =>
      home.shortcuts.map(({ label, href }) => [inLocale(locale, () => translated(label)), href] as const);
    for (const here of listedLocales)
      for (const there of listedLocales.filter((one) => one !== here))
        for (const [name, href] of names(there))
          for (const typed of [name, name.toUpperCase()])
            expect((await suggestIn(here)(typed))[0], `${here}: ${typed}`).toMatchObject({
              kind: 'page',
              href,
            });
    expect((await suggestIn('hi')('contact'))[0]).toMatchObject({ title: 'संपर्क करें', href: '/contact' });
    // The page's own language: it finds its shortcuts itself, and no row stands twice.
    expect(await suggest('contact')).not.toContainEqual(expect.objectContaining({ href: '/contact' }));
    expect(await suggestIn('hi')('संपर्क')).not.toContainEqual(expect.objectContaining({ href: '/contact' }));
  });

  it('each post by its title in each language, and by the words of its second half', async () => {
    const titles = new Map<string, string>();
    for (const locale of listedLocales)
      for (const { id, title } of (await site.get(withLocale(locale, '/api/blog/blog'))).json<BlogCard[]>())
        titles.set(title, blogPath(id));
    expect([...titles.keys()].filter((title) => /[\u0900-\u097f]/.test(title)).length).toBeGreaterThan(4);
    for (const [title, href] of titles) {
      const words = title.split(' ');
      const half = words.slice(-Math.max(4, Math.ceil(words.length / 2))).join(' ');
      for (const locale of listedLocales)
        for (const typed of [title, title.replaceAll(/[:,]/g, ''), half])
          expect(await firstFound(typed, suggestIn(locale)), `${locale}: ${typed}`).toBe(href);
    }
  });

  it.each(['Kesar Tents', 'kesar tent', 'amaltas', 'NAZAR ST'])('the vendor called %j', async (typed) => {
    const name = { k: 'Kesar Tents', a: 'Amaltas Farm', n: 'Nazar Studio' }[typed[0]!.toLowerCase()]!;
    expect(await firstFound(typed, suggest)).toBe(await profileOf(name));
  });

  it('the list that has both, for a name of trade words', async () => {
    expect(await firstFound('genda phool decorators', suggest)).toBe('/vendors?q=genda+phool+decorators');
  });

  it('no vendor for being called as a search for a trade', async () => {
    for (const companyName of [
      'Caterer in Rajouri Garden Best',
      'Shadi',
      'Market Open Sunday',
      'Plumber Dwarka',
    ])
      await registerVendor(site, { companyName });
    expect(await firstFound('caterer in rajouri garden', suggest)).toBe('/vendors/catering/rajouri-garden');
    expect(await firstFound('plumber', suggest)).toBe('/vendors/plumbing');
    for (const typed of ['plumber dwarka', 'shadi', 'market open sunday'])
      expect(await firstFound(typed, suggest)).not.toContain('/profile/');
  });
});

describe('suggestions', () => {
  it('name the markets of a day, and not the closed ones', async () => {
    const rows = await suggest('market open sunday');
    const open = rows.filter(({ kind }) => kind === 'market');
    expect(open.map(({ href }) => href)).toEqual([
      '/mblockmkt',
      '/lajpatmkt',
      '/sarojinimkt',
      '/rajourigardenmarket',
    ]);
    expect(new Set(open.map(({ detail }) => detail))).toEqual(new Set(['Open on Sunday']));
    expect(await suggest('khan market open sunday')).toContainEqual(
      expect.objectContaining({ title: 'Khan Market', detail: 'Closed on Sunday' }),
    );
  });

  it.each(['caterer rajouri garden', 'kesar tents', 'monsoon roof', 'market', 'shadi', 'bridal'])(
    'for %j end what answers all of the words with the list of all vendors, once',
    async (typed) => {
      const kinds = (await suggest(typed)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'all')).toEqual(['all']);
      const order = ['vendor', 'list', 'page', 'market', 'post', 'all'];
      const wholes = kinds.slice(0, kinds.indexOf('all') + 1).map((kind) => order.indexOf(kind));
      expect(wholes).toEqual(wholes.toSorted((a, b) => a - b));
    },
  );

  it('lead to pages of this site', async () => {
    for (const typed of ['caterer raj', 'khan market', 'monsoon roof', 'shadi', 'kesar', '//evil.example/x'])
      for (const { href } of await suggest(typed)) expect(href).toMatch(/^\/(?![/\\])/);
  });
});
