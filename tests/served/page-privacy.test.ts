import { randomUUID } from 'node:crypto';
import { pages, type Page, type PagePattern, type Privacy } from '#facts/pages.ts';
import type { CrewMember } from '#contract/crew.ts';
import { addressOf, inEnglish, notThere, routePatterns } from '#support/addresses.ts';
import { plainClient } from '#support/fuzz/plain-client.ts';
import { expect, testWith } from '#support/served.ts';
import type { RunningServer } from '#support/server.ts';
import { defaultLocale, localeNames, locales, withLocale } from '#words/locales.ts';

// What the one table of pages says of each is what comes over the wire.

const metricsToken = 'a token for the metrics';
const test = testWith({ METRICS_TOKEN: metricsToken, LOG_LEVEL: 'info' });

const table = Object.entries(pages) as [PagePattern, Page][];

function asking(server: RunningServer) {
  const client = plainClient(server.port);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    client.send({ method: 'GET', path, headers });
  const post = (path: string) =>
    client.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
      body: Buffer.from('x=1'),
    });
  /** Answers from the cache and renderings for it since the start, and what it keeps now. A page past the cache is in none. */
  const counted = async () => {
    const { text } = await ask('/metrics', { authorization: `Bearer ${metricsToken}` });
    const count = (what: string) =>
      Number(new RegExp(`^page_cache\\{what="${what}"\\} (\\d+)`, 'm').exec(text)![1]);
    return { hits: count('hits'), renders: count('renders'), entries: count('entries') };
  };
  const rendersFor = async (work: () => Promise<unknown>) => {
    const before = await counted();
    await work();
    const after = await counted();
    return {
      hits: after.hits - before.hits,
      renders: after.renders - before.renders,
      entries: after.entries - before.entries,
    };
  };
  return { ask, post, rendersFor, close: client.close };
}

/** A path below each language, as it is written. */
const inEach = (path: string) => localeNames.map((locale) => locales[locale].prefix + path);

const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const headersOf: Readonly<Record<Privacy, Record<string, unknown>>> = {
  public: {
    'cache-control': 'public, max-age=0, must-revalidate',
    'referrer-policy': 'strict-origin-when-cross-origin',
  },
  private: { ...hidden, 'referrer-policy': 'same-origin' },
  secret: { ...hidden, 'referrer-policy': 'no-referrer' },
};
const pastTheCache = { hits: 0, renders: 0, entries: 0 };
const unindexed = /<meta name="robots" content="noindex"/;

test('the routes and the table of pages name the same pages', () => {
  expect(routePatterns.filter((pattern) => pattern !== '/*').toSorted()).toEqual(
    table.map(([pattern]) => pattern).toSorted(),
  );
});

test('every page is sent and kept as the table says', { timeout: 180_000 }, async ({ server }) => {
  const { ask, post, rendersFor, close } = asking(server);
  const everywhere = localeNames.flatMap((locale) =>
    table
      .filter(([pattern]) => locale === defaultLocale || !inEnglish.includes(pattern))
      .map(([pattern, page]) => ({ locale, pattern, page })),
  );
  for (const { locale, pattern, page } of everywhere) {
    const { privacy, indexed, record, variants = 1 } = page;
    const address = withLocale(locale, await addressOf(pattern, server));
    const first = await ask(address);
    expect(first.status, address).toBe(notThere.includes(pattern) ? 404 : 200);
    expect(first.headers, address).toMatchObject(headersOf[privacy]);
    const isHidden = privacy !== 'public' || indexed === false;
    expect(Boolean(first.headers['x-robots-tag']), address).toBe(isHidden);
    expect(unindexed.test(first.text), `${address}: its head`).toBe(isHidden);
    // Whose it is stands in nothing that is kept for everybody.
    if (privacy !== 'public' && !record && pattern.includes(':'))
      expect(first.text, address).not.toContain(address.split('/').at(-1));

    const again = await rendersFor(async () => {
      for (let at = 0; at < 3; at++) expect((await ask(address)).text.length).toBeGreaterThan(0);
    });
    if (privacy === 'secret' && record && first.status === 200) expect(again, address).toEqual(pastTheCache);
    else {
      expect(again.renders, address).toBeLessThan(variants);
      expect(again.hits + again.renders, address).toBe(3);
    }

    if (privacy === 'public') continue;
    expect((await ask(`${address}/`)).headers, `${address}: its redirect`).toMatchObject(headersOf[privacy]);
    expect((await post(address)).headers, `${address}: its form`).toMatchObject(headersOf[privacy]);
  }
  close();
});

test('an answer that is no page is private', async ({ server }) => {
  const { ask, post, close } = asking(server);
  for (const path of ['/nowhere', '/reset', '/enquiry/a/b', '//reset/x', '/%72eset%2fx'].flatMap(inEach)) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers, path).toMatchObject(headersOf.private);
  }
  for (const path of inEach('/nowhere'))
    expect((await post(path)).headers, path).toMatchObject(headersOf.private);
  close();
});

for (const locale of localeNames)
  test(
    `1,200 invented addresses make a handful of renderings and entries in ${locales[locale].name}`,
    { timeout: 180_000 },
    async ({ server }) => {
      const { ask, rendersFor, close } = asking(server);
      const post = 'choosing-a-caterer-in-delhi';
      const inAnyCase = (text: string, at: number) =>
        text.replaceAll(/[a-z]/g, (letter, index: number) =>
          (at >> (index % 10)) & 1 ? letter.toUpperCase() : letter,
        );
      /** Each with the most renderings that a hundred of its kind may cost. */
      const kinds: [most: number, invent: (name: string, at: number) => string][] = [
        [1, (name) => `/reset/${name}`],
        [1, (name) => `/verify/${name}?q=${name}`],
        [1, (name) => `/editprofile/${name}`],
        [1, (name) => `/enquiry/${name}`],
        [1, (name) => `/profile/${name}`],
        [1, (name) => `/blogs/${name}`],
        [1, (name) => `/market/${name}`],
        [1, (name) => `/crew?contact=${name}`],
        [1, (name) => `/gallery?photo=${name}&${name}=1`],
        [1, (name) => `/Contact?${name}=${name}`],
        [1, (name) => `/${name}/${name}`],
        [pages['/blogs/:id'].variants, (name, at) => `/blogs/${inAnyCase(post, at)}?x=${name}`],
      ];
      const invented: string[] = [];
      for (const [most, invent] of kinds) {
        const texts = new Set<string>();
        const cost = await rendersFor(async () => {
          for (let at = 0; at < 100; at++) {
            const name = randomUUID();
            invented.push(name);
            texts.add((await ask(withLocale(locale, invent(name, at)))).text);
          }
        });
        const kind = invent('<name>', 0);
        expect(cost.renders, kind).toBeLessThanOrEqual(most);
        expect(cost.entries, kind).toBeLessThanOrEqual(most);
        expect(cost.hits + cost.renders, kind).toBe(100);
        expect(texts.size, kind).toBeLessThanOrEqual(most);
      }
      expect(invented).toHaveLength(1200);
      const log = server.logs.join('\n');
      // Those that were secrets, had they been somebody's.
      for (const name of invented.filter((_, at) => [0, 1, 3].includes(Math.floor(at / 100))))
        expect(log).not.toContain(name);
      close();
    },
  );

test('a crew member who is there has a kept page, a search of the words has none', async ({ server }) => {
  const { ask, rendersFor, close } = asking(server);
  const { data } = JSON.parse((await ask('/api/crewmembers/crew-members')).text) as { data: CrewMember[] };
  const [{ _id: id, fullName }] = data as [CrewMember];
  const first = await ask(`/crew?contact=${id}`);
  expect(first.text).toContain(`Contact ${fullName}`);
  const spellings = [id.toUpperCase(), `${id}&x=1`, `${id}&contact=other`];
  expect(
    await rendersFor(async () => {
      for (const spelling of spellings)
        expect((await ask(`/crew?contact=${spelling}`)).text).toBe(first.text);
    }),
  ).toEqual({ hits: spellings.length, renders: 0, entries: 0 });
  const search = await rendersFor(async () => {
    for (const path of ['/blogs?q=roof', '/help?q=roof']) {
      const { headers } = await ask(path);
      expect(headers['cache-control'], path).toBe('no-store');
    }
  });
  expect(search).toEqual(pastTheCache);
  close();
});

const teaser = /<a [^>]*href="\/blogs\/([\w-]+)"/g;

test('a page that shows a random choice differs between loads', async ({ server }) => {
  const { ask, rendersFor, close } = asking(server);
  for (const [path, { variants }] of [
    ['/', pages['/']],
    ['/blogs/choosing-a-caterer-in-delhi', pages['/blogs/:id']],
  ] as const) {
    const seen = new Set<string>();
    const loads = await rendersFor(async () => {
      for (let at = 0; at < 60; at++)
        seen.add([...(await ask(path)).text.matchAll(teaser)].map(([, id]) => id).join());
    });
    expect(seen.size, path).toBeGreaterThan(1);
    expect(loads.renders, path).toBeLessThanOrEqual(variants);
  }
  close();
});
