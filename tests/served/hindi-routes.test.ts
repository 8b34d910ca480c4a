import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { catalogOf } from '#platform/words/catalogs.ts';
import { locales, withLocale } from '#words/locales.ts';
import { redirects } from '#facts/paths.ts';
import { addressOf, inEnglish, routePatterns } from '#support/addresses.ts';
import { latinWords } from '#support/latin-words.ts';
import { expect, test } from '#support/served.ts';
import { vendorNames } from '#support/vendor-names.ts';
import { wholeSitemap } from '#support/sitemap.ts';

// Every route of the table in both languages, by plain requests: what a search engine, a cache and a first visitor get.

const patterns = routePatterns.filter((pattern) => !inEnglish.includes(pattern));

/** Sentences that Hindi says in other words. */
const english = new Set(
  Object.entries(catalogOf('hi'))
    .filter(([sentence, hindi]) => sentence !== hindi)
    .map(([sentence]) => sentence),
);
const said = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
/** What the demonstration calls its people, businesses and lists, and the words that a page quotes. */
const quoted = [
  'Aangan Community Services Private Limited',
  'Aangan',
  'Our evening',
  'Verma family',
  'Sunita Sharma',
  'Asha and Rohan',
  'At home',
  'Rohini',
  'Sponsored',
  'urgent',
  'halwai',
  '(demo)',
];

/** What stands in a page, with what is marked as English left out: words, and what is said in attributes. */
function wordsOf(html: string, inAttributes = true): string[] {
  const words: string[] = [];
  const visit = (parent: Html.ParentNode) => {
    for (const node of tree.getChildNodes(parent)) {
      if (tree.isTextNode(node)) words.push(node.value.trim());
      if (!tree.isElementNode(node)) continue;
      const given = new Map(tree.getAttrList(node).map(({ name, value }) => [name, value]));
      if (['script', 'style'].includes(node.tagName) || given.get('lang')?.startsWith('en')) continue;
      if (!inAttributes && (node.tagName === 'title' || given.get('translate') === 'no')) continue;
      for (const name of inAttributes ? said : []) if (given.has(name)) words.push(given.get(name)!.trim());
      visit(node);
    }
  };
  visit(parse(html));
  return words;
}

const pathIn = (url: string | undefined) => url && new URL(url.replaceAll('&amp;', '&')).pathname;

/** What is not the words: status, language, addresses, and how long who may keep it. */
async function factsOf(url: string) {
  // The first one makes the page, the second one gets what is kept of it.
  await (await fetch(url)).text();
  const answer = await fetch(url);
  const html = await answer.text();
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
  return {
    html,
    status: answer.status,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    canonical: pathIn(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    twins: Object.fromEntries(links.map(([, lang, address]) => [lang, pathIn(address)])),
    openGraph: /<meta property="og:locale" content="([^"]*)"/.exec(html)?.[1],
    noindex: /<meta name="robots" content="noindex"/.test(html),
    headers: Object.fromEntries(
      ['cache-control', 'vary', 'x-robots-tag', 'referrer-policy', 'content-type'].map((name) => [
        name,
        answer.headers.get(name),
      ]),
    ),
    kept: answer.headers.has('etag'),
  };
}

test(
  'every route answers in Hindi as it does in English, with its own address and words',
  { timeout: 240_000 },
  async ({ server }) => {
    const sitemap = await wholeSitemap(async (path) => (await fetch(server.url + path)).text());
    const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => pathIn(url)));
    const names = [...quoted, ...(await vendorNames(server))];
    for (const pattern of patterns) {
      const path = await addressOf(pattern, server);
      const twin = withLocale('hi', path);
      const [own, hindi] = [await factsOf(server.url + path), await factsOf(server.url + twin)];
      const { status, headers, kept, noindex } = own;
      expect
        .soft(hindi, twin)
        .toMatchObject({ status, headers, kept, noindex, lang: 'hi', openGraph: 'hi_IN' });
      expect.soft(own, path).toMatchObject({ lang: locales.en.lang, openGraph: 'en_IN' });
      expect.soft(hindi.canonical, twin).toBe(own.canonical && withLocale('hi', own.canonical));
      const twins = own.canonical
        ? { 'en-IN': own.canonical, hi: hindi.canonical, 'x-default': own.canonical }
        : {};
      expect.soft(hindi.twins, twin).toEqual(twins);
      // An item says in the sitemap alone that it has a twin, so that an English page asks for nothing of it.
      expect.soft([{}, twins], path).toContainEqual(own.twins);
      if (Object.keys(own.twins).length === 0 && own.canonical)
        expect.soft(sitemap, path).toMatch(new RegExp(`hreflang="hi" href="[^"]*${hindi.canonical}"`));
      expect.soft(listed.has(twin), `${twin} in the sitemap`).toBe(listed.has(path));
      expect
        .soft(
          wordsOf(hindi.html).filter((words) => english.has(words)),
          twin,
        )
        .toEqual([]);
      expect.soft(latinWords(wordsOf(hindi.html, false).join('\n'), names), twin).toEqual([]);
    }
  },
);

test('other spellings of an address lead to the one in the same language', async ({ server }) => {
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await fetch(`${server.url}/hi${from}`, { redirect: 'manual' });
    expect.soft([answer.status, answer.headers.get('location')], from).toEqual([301, withLocale('hi', to)]);
  }
});

/** What a page says of a form that was refused: above it and at its fields. */
function refusalsIn(html: string): string[] {
  const words: string[] = [];
  const visit = (parent: Html.ParentNode, said: boolean) => {
    for (const node of tree.getChildNodes(parent)) {
      if (said && tree.isTextNode(node)) words.push(node.value.trim());
      if (!tree.isElementNode(node)) continue;
      const given = new Map(tree.getAttrList(node).map(({ name, value }) => [name, value]));
      visit(node, said || given.get('role') === 'alert' || (given.get('id') ?? '').endsWith('-error'));
    }
  };
  visit(parse(html), false);
  return words.filter(Boolean);
}

test('every form that is sent without scripts is refused in Hindi', async ({ server }) => {
  const refused: string[] = [];
  for (const pattern of patterns) {
    if (pattern.includes(':')) continue;
    const url = server.url + withLocale('hi', await addressOf(pattern, server));
    const html = await (await fetch(url)).text();
    const form = /<form[^>]*method="post"[^>]*>([^]*?)<\/form>/.exec(html)?.[1];
    if (!form) continue;
    const body = new URLSearchParams();
    for (const [field, name] of form.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]*)"[^>]*>/g))
      if (!/type="(?:checkbox|radio|file)"|_website/.test(field))
        body.append(name!, /type="hidden"/.test(field) ? (/value="([^"]*)"/.exec(field)?.[1] ?? '') : 'x');
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { origin: server.url },
      redirect: 'manual',
    });
    const said = refusalsIn(await answer.text());
    if (answer.status === 422) refused.push(pattern);
    // Names stay as they are written: PAN/GST, Instagram, Facebook.
    const english = said.filter((words) => /[A-Za-z]{4}/.test(words.replaceAll(/Instagram|Facebook/g, '')));
    expect.soft(english, pattern).toEqual([]);
  }
  expect(refused.length).toBeGreaterThan(10);
});

test('English that is left over would be found', () => {
  const left = '<p>Phone</p><p lang="en-IN">Email</p><img alt="Blogs"><script>Email</script>';
  expect(wordsOf(left).filter((words) => english.has(words))).toEqual(['Phone', 'Blogs']);
});
