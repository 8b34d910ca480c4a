import { HtmlValidate } from 'html-validate';
import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { visitorAddresses } from '#support/addresses.ts';
import { expect, test } from '#support/served.ts';
import { defaultLocale, splitLocale } from '#words/locales.ts';
import { brokenRules } from '#support/html-rules.ts';
import { wholeSitemap } from '#support/sitemap.ts';

// The built site as a search engine walks it: plain requests for every link and file. What a page says on the console is heard
// where each route is opened in a browser (sweep.test.ts).

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
/** Pages of one template look alike: of each kind this many are walked, and more of the lists, whose filters combine. */
const ofAKind = 6;
const ofLists = 24;
/** In another language the templates are the same. */
const ofTwins = 3;
const maxOf = (kind: string) =>
  kind.includes(' ') ? ofTwins : kind.startsWith('vendors') ? ofLists : ofAKind;
const crawlMs = 300_000;
type Found = { links: Set<string>; files: Set<string>; problems: string[] };

const attributes = (node: Html.Element) =>
  Object.fromEntries(tree.getAttrList(node).map(({ name, value }) => [name, value]));
const textOf = (node: Html.Element) =>
  tree
    .getChildNodes(node)
    .map((child) => (tree.isTextNode(child) ? child.value : ''))
    .join('');
const filesOf = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s+/)[0]!);

/** What structured data must say of a thing of that type for a search engine to use it. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author'],
  LocalBusiness: ['name', 'address'],
};

function problemsOfData(text: string): string[] {
  const data = JSON.parse(text) as { '@context'?: string; '@graph'?: object[] };
  if (data['@context'] !== 'https://schema.org') return ['JSON-LD without its context'];
  return ((data['@graph'] ?? [data]) as Record<string, unknown>[]).flatMap((thing) =>
    (required[String(thing['@type'] as string)] ?? [])
      .filter((name) => thing[name] === undefined)
      .map((name) => `${String(thing['@type'] as string)} without ${name}`),
  );
}

/** Reads one page: where it leads, what it loads, and what a search engine would miss. */
function read(html: string): Found {
  const found: Found = { links: new Set(), files: new Set(), problems: [] };
  const count = { h1: 0, title: 0, description: 0, canonical: 0, noindex: 0 };
  const visit = (parent: Html.ParentNode) => {
    for (const node of tree.getChildNodes(parent)) {
      if (!tree.isElementNode(node)) continue;
      const given = attributes(node);
      found.problems.push(...brokenRules(node));
      if (node.tagName === 'h1') count.h1++;
      if (node.tagName === 'title' && parent.nodeName === 'head') count.title++;
      if (given['name'] === 'description' && given['content']) count.description++;
      if (given['name'] === 'robots' && given['content']?.includes('noindex')) count.noindex++;
      if (given['rel'] === 'canonical') count.canonical++;
      if (node.tagName === 'a' && given['href']) found.links.add(given['href']);
      if (given['rel'] === 'expect') {
        // The browser paints once it has read this part: without it, once it has read all.
        if (!html.includes(`id="${given['href']?.slice(1)}"`)) found.problems.push(`no ${given['href']}`);
      } else if (node.tagName === 'link' && given['rel'] !== 'canonical' && given['href'])
        found.files.add(given['href']);
      if (given['src']) found.files.add(given['src']);
      for (const file of given['srcset'] ? filesOf(given['srcset']) : []) found.files.add(file);
      if (given['type'] === 'application/ld+json') found.problems.push(...problemsOfData(textOf(node)));
      visit(node);
    }
  };
  visit(parse(html));
  if (count.h1 !== 1) found.problems.push(`${count.h1} h1`);
  if (count.title !== 1) found.problems.push(`${count.title} titles`);
  if (count.description !== 1) found.problems.push(`${count.description} descriptions`);
  if (count.canonical + count.noindex !== 1) found.problems.push('neither canonical nor noindex, or both');
  return found;
}

/** Pages of one template: by what stands before their parameters, and lists by which filters they have. */
function kindOf(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const { locale, address } = splitLocale(pathname);
  const [, first, ...parameters] = address.split('/');
  const of = locale === defaultLocale ? '' : `${locale} `;
  if (first === 'vendors') return `${of}${first}/${parameters.length}?${[...searchParams.keys()].join('&')}`;
  return /^(blogs|profile|market)$/.test(first!) && parameters[0] ? of + first : undefined;
}

/** The paths that search engines are told. */
async function sitemapOf(origin: string): Promise<string[]> {
  const sitemap = await wholeSitemap(async (path) => (await fetch(origin + path)).text());
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!.replaceAll('&amp;', '&')).pathname,
  );
}

test(
  'every link and file answers, and every page is whole and valid',
  { timeout: crawlMs },
  async ({ server }) => {
    const listed = await sitemapOf(server.url);
    const waiting = ['/', ...listed, ...(await visitorAddresses(server))];
    const seen = new Set<string>();
    const files = new Set<string>();
    const kinds = new Map<string, number>();
    const problems: string[] = [];

    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const kind = kindOf(path);
      if (kind) {
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (kinds.get(kind)! > maxOf(kind)) continue;
      }
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      if (answer.status === 301) {
        waiting.push(new URL(answer.headers.get('location')!, server.url).pathname);
        continue;
      }
      const html = await answer.text();
      if (answer.status !== 200) problems.push(`${path}: answered ${answer.status}`);
      // Feeds, calendars and pictures answer too, but are no pages.
      if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
      const found = read(html);
      const report = await validator.validateString(html);
      const invalid = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      problems.push(...[...found.problems, ...invalid].map((problem) => `${path}: ${problem}`));
      for (const link of found.links) {
        const url = new URL(link, server.url + path);
        if (url.origin === server.url) waiting.push(url.pathname + url.search);
      }
      for (const file of found.files) {
        const url = new URL(file, server.url + path);
        if (url.origin === server.url) files.add(url.pathname);
        else if (url.protocol !== 'data:') problems.push(`${path}: asks ${url.origin}`);
      }
    }
    for (const file of files) {
      const { status } = await fetch(server.url + file, { method: 'HEAD' });
      if (status !== 200) problems.push(`${file}: answered ${status}`);
    }
    expect(seen.size).toBeGreaterThan(listed.length / 2);
    expect(files.size).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  },
);
