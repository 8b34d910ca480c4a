import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { expect, test } from '#support/served.ts';
import { localeNames, withLocale } from '#words/locales.ts';

const pages = [
  '/',
  '/blogs',
  '/blogs/choosing-a-caterer-in-delhi',
  '/eventblogs',
  '/contact',
  '/Market',
  '/marketlist',
  '/market/khan-market',
  '/mblockmkt',
  '/vendors',
];

/** Every element of that name: its attributes, and its text. */
function elementsIn(html: string, name: string) {
  const found: { given: Record<string, string>; text: string }[] = [];
  const visit = (parent: Html.ParentNode) => {
    for (const node of tree.getChildNodes(parent)) {
      if (!tree.isElementNode(node)) continue;
      if (node.tagName === name)
        found.push({
          given: Object.fromEntries(tree.getAttrList(node).map((given) => [given.name, given.value])),
          text: tree
            .getChildNodes(node)
            .map((child) => (tree.isTextNode(child) ? child.value : ''))
            .join(''),
        });
      visit(node);
    }
  };
  visit(parse(html));
  return found;
}

// Search engines and share cards read what is sent; that it stands there once when scripts have run is looked at in crawl.test.ts.
for (const locale of localeNames)
  test(`pages have what search engines and share cards need, ${locale}`, async ({ server }) => {
    for (const path of pages.map((one) => withLocale(locale, one))) {
      const html = await (await fetch(server.url + path)).text();
      const content = (name: string) =>
        elementsIn(html, 'meta')
          .filter(({ given }) => [given['name'], given['property']].includes(name))
          .map(({ given }) => given['content']!)
          .join();
      expect(elementsIn(html, 'h1'), path).toHaveLength(1);
      expect(elementsIn(html, 'title')[0]!.text.length, path).toBeGreaterThan(10);
      expect(content('description').length, path).toBeGreaterThan(50);
      const canonical = elementsIn(html, 'link').filter(({ given }) => given['rel'] === 'canonical');
      expect(
        canonical.map(({ given }) => given['href']),
        path,
      ).toEqual([server.url + path]);
      expect(content('og:image:width'), path).toBe('1200');
      expect(content('twitter:card'), path).toBe('summary_large_image');
      const image = await fetch(content('og:image'));
      expect(image.headers.get('content-type'), path).toBe('image/jpeg');
      const types = elementsIn(html, 'script')
        .filter(({ given }) => given['type'] === 'application/ld+json')
        .flatMap(({ text }) => {
          const parsed = JSON.parse(text) as { '@type'?: string; '@graph'?: { '@type': string }[] };
          return parsed['@graph']?.map((one) => one['@type']) ?? [parsed['@type']];
        });
      expect(types, path).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
      if (path.includes('/blogs/'))
        expect(types, path).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
    }
  });
