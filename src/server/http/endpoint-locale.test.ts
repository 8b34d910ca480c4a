import { describe, expect, it } from 'vitest';
import type { CrewMember } from '#contract/crew.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { locales, unlistedLocales } from '#words/locales.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { endpointAddress } from './endpoint-locale.ts';

const devanagari = /[\u0900-\u097f]/;

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const send = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload });

describe('a call below the prefix of a language', () => {
  it('is refused in it, and in English elsewhere, one after the other and side by side', async () => {
    const [hindi, english, again] = await Promise.all([
      send('/hi/api/vendor/login', { email: 'nobody@example.in', password: 'wrong-one' }),
      send('/api/vendor/login', { email: 'nobody@example.in', password: 'wrong-one' }),
      send('/hi/api/vendor/login', { email: 'nobody@example.in', password: 'wrong-one' }),
    ]);
    expect([hindi, english, again].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(hindi.json()).toMatchObject({ message: 'ईमेल या पासवर्ड ग़लत है!', code: 'bad_credentials' });
    expect(english.json()).toMatchObject({ message: 'Incorrect Email or Password!' });
    expect(again.json()).toEqual(hindi.json());
  });

  it('names each field in it', async () => {
    const refused = await send('/hi/api/contacts', { name: '', phone: '9876543210', email: 'no' });
    const { message, fieldErrors } = refused.json<{ message: string; fieldErrors: Record<string, string> }>();
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(fieldErrors)).toEqual(expect.arrayContaining(['name', 'email']));
    expect(fieldErrors['email']).toBe('कृपया सही ईमेल पता लिखें');
    for (const sentence of [message, ...Object.values(fieldErrors)])
      expect(sentence).toMatch(/[\u0900-\u097f]/);
  });

  it('reads the same records, and an address that is none stays one', async () => {
    const read = async (prefix: string) => (await site.get(`${prefix}/api/markets`)).json<MarketCard[]>();
    const [hindi, english] = [await read('/hi'), await read('')];
    const facts = ({ id, route, center, phone, closedOn, checkedOn }: MarketCard) => ({
      id,
      route,
      center,
      phone,
      closedOn,
      checkedOn,
    });
    expect(hindi.length).toBeGreaterThan(0);
    expect(hindi.map(facts)).toEqual(english.map(facts));
    for (const { id, lang, bestHours } of hindi) {
      expect(lang, id).toBeUndefined();
      expect(bestHours, id).toMatch(/[\u0900-\u097f]/);
    }
    expect((await site.get('/hi/api/nothing')).status).toBe(404);
    for (const prefix of [...unlistedLocales.map((locale) => locales[locale].prefix), '/xx'])
      expect((await site.get(`${prefix}/api/markets`)).status, prefix).toBe(404);
    expect((await site.get('/hi/hi/api/markets')).status).toBe(404);
  });
});

describe('the names of places and of people', () => {
  const list = async (address: string) => (await site.get(address)).json<DirectoryPage>();
  const inDwarka = '/api/vendors?area=Dwarka';

  it('are those of the language on cards, profiles and filters, and are asked for as they are stored', async () => {
    const [hindi, english] = [await list(`/hi${inDwarka}`), await list(inDwarka)];
    expect(hindi.total).toBeGreaterThan(0);
    expect(hindi.vendors.map(({ _id }) => _id)).toEqual(english.vendors.map(({ _id }) => _id));
    expect(new Set(hindi.vendors.map(({ area }) => area))).toContain('द्वारका');
    expect(english.vendors.map(({ area }) => area).join()).not.toMatch(devanagari);
    const all = (await list('/hi/api/vendors')).counts.area;
    expect(all.find(({ value }) => value === 'Dwarka')).toMatchObject({ label: 'द्वारका' });
    for (const { label } of (await list('/api/vendors')).counts.area) expect(label).toBeUndefined();
    const { _id } = hindi.vendors[0]!;
    const profile = async (prefix: string) =>
      (await site.get(`${prefix}/api/vendor/${_id}`)).json<PublicVendor>();
    expect((await profile('/hi')).areasServed.join()).toMatch(devanagari);
    expect((await profile('')).areasServed.join()).not.toMatch(devanagari);
    const similar = async (prefix: string) =>
      (await site.get(`${prefix}/api/vendor/${_id}/similar`)).json<VendorCard[]>();
    expect((await similar('/hi')).map((one) => one._id)).toEqual((await similar('')).map((one) => one._id));
  });

  it('of the crew are said in it: skills, languages, what each likes', async () => {
    const { data } = (await site.get('/hi/api/crewmembers/crew-members')).json<{ data: CrewMember[] }>();
    expect(data).toHaveLength(12);
    for (const { lang, fullName, gender, height, highestQualification, ...member } of data) {
      expect(lang).toBeUndefined();
      const spoken = member.languages.map(({ language }) => language);
      const words = [fullName, gender, height, highestQualification, ...spoken];
      for (const said of [...words, ...member.skills, ...member.hobbies]) expect(said).toMatch(devanagari);
    }
    expect(data[0]!.languages[0]).toEqual({ language: 'अंग्रेज़ी', rating: 5 });
  });
});

describe('words that the server writes below the prefix', () => {
  it('is in its language: manifest, feeds, calendars', async () => {
    const manifest = (await site.get('/hi/manifest.webmanifest')).json<{ lang: string; start_url: string }>();
    expect(manifest).toMatchObject({ lang: 'hi', start_url: '/hi' });
    expect((await site.get('/manifest.webmanifest')).json()).toMatchObject({ lang: 'en-IN', start_url: '/' });
    const feed = (await site.get('/hi/blogs/rss.xml')).text;
    expect(feed).toContain('<title>Aangan के ब्लॉग</title>');
    expect(feed).toContain('<language>hi</language>');
    expect(feed).toContain('http://site.test/hi/blogs/');
    expect((await site.get('/hi/communities/no-such.ics')).text).toBe('ऐसा कोई कैलेंडर नहीं है।\n');
  });

  it('refuses in it what nobody can read, and what is not there', async () => {
    for (const path of ['/hi/api/nothing', `/hi/api/vendor/${'a'.repeat(2000)}`])
      expect((await site.get(path)).json<{ message: string }>().message).toMatch(/[\u0900-\u097f]/);
  });
});

describe('a search in either script', () => {
  type Found = { total: number; sentence: string; understood: { category?: string[] } };
  const search = async (prefix: string, q: string) =>
    (await site.get(`${prefix}/api/vendors?q=${encodeURIComponent(q)}`)).json<Found>();

  it('finds the same in both languages', async () => {
    const [latin, hindi] = [await search('', 'caterer in dwarka'), await search('/hi', 'caterer in dwarka')];
    const [typed, both] = [await search('', 'द्वारका में हलवाई'), await search('/hi', 'द्वारका में हलवाई')];
    for (const one of [hindi, typed, both]) {
      expect(one.understood.category).toEqual(['catering']);
      expect(one.total).toBe(latin.total);
    }
  });

  it('suggests in the language of the page', async () => {
    const titles = async (prefix: string, q: string) =>
      (await site.get(`${prefix}/api/vendors/suggest?q=${encodeURIComponent(q)}`))
        .json<{ title: string }[]>()
        .map(({ title }) => title);
    expect(await titles('', 'हलवाई')).toContain('Catering');
    expect((await titles('/hi', 'dwarka')).join()).toContain('के सभी विक्रेता');
  });

  it('of the help desk answers in it, whatever was typed', async () => {
    const ask = async (prefix: string, q: string) =>
      (await site.get(`${prefix}/api/help?q=${encodeURIComponent(q)}`)).json<
        { href: string; label: string }[]
      >();
    for (const [prefix, q] of [
      ['/hi', 'careers'],
      ['/hi', 'करियर'],
      ['', 'naukri'],
    ] as const)
      expect(
        (await ask(prefix, q)).map(({ href }) => href),
        `${prefix} ${q}`,
      ).toContain('/careers');
    expect((await ask('/hi', 'careers')).find(({ href }) => href === '/careers')?.label).toBe('करियर');
  });
});

it.each([
  ['/hi/api/markets?a=1', '/api/markets?a=1'],
  // A page, whose address is no endpoint's.
  ['/hi/api/docs', '/hi/api/docs'],
  ['/hi/vendors', '/hi/vendors'],
  ['/hi/manifest.webmanifest', '/manifest.webmanifest'],
  ['/hi/blogs/rss.xml?x', '/blogs/rss.xml?x'],
  ['/hi/communities/meetups/a-b.ics', '/communities/meetups/a-b.ics'],
  ['/hi/robots.txt', '/hi/robots.txt'],
  ['/api/markets', '/api/markets'],
  ['/hindi/api/markets', '/hindi/api/markets'],
])('%s is the endpoint %s', (url, address) => expect(endpointAddress(url)).toBe(address));
