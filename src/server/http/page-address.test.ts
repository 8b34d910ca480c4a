import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from '#facts/page-at.ts';
import { pages, type Page, type PagePattern } from '#facts/pages.ts';
import { paths } from '#facts/paths.ts';
import { requestedPage, redirectFor } from './page-address.ts';

const id = '0192f0aa-24e2-72f8-b17c-8cf413911abc';
const secret = 'aSecret_OfThisVeryShape-0123456789ABCDEFGH';
const table = Object.entries(pages) as [PagePattern, Page][];

/** Returns the key of a page that is the same for everybody. */
const keyOf = (url: string) => {
  const asked = requestedPage(url);
  return asked?.cacheable ? asked.key : null;
};

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/market', '/Market'],
    ['/MARKET?x=1', '/Market'],
    ['/%57EDDINGVENDORS', paths.weddingVendors],
    ['/terms%26condition', paths.terms],
    ['/blogs?utm_source=whatsapp', '/blogs'],
    ['/blogs?q=%20', '/blogs'],
    ['/location?need=Venue&x=1', '/location?need=Venue'],
    ['/location?need=anything-else', '/location'],
    ['/catering?quote=catering', '/catering'],
    ['/blogs/a-post?x=1', '/blogs/a-post'],
    ['/Blogs/A-POST', '/blogs/a-post'],
    [`/crew?x=1&contact=${id.toUpperCase()}`, `/crew?contact=${id}`],
    ['/crew?contact=%3Cscript%3E', '/crew'],
    ['/gallery?x=1&photo=Haldi', '/gallery?photo=haldi'],
    ['/gallery?photo=%2e%2e', '/gallery'],
    ['/vendors?page=0&lat=200', '/vendors'],
    ['/vendors?page=2&q=dj&z=1', 'search /vendors?q=dj&page=2'],
    ['/vendors?q=%20%20dj%20%20saket', 'search /vendors?q=dj+saket'],
    [`/vendors?q=${'a'.repeat(1001)}&open=today`, 'search /vendors?open=today'],
    ['/reset/anything', '/reset/-'],
    ['/VERIFY/%61nything?q=1', '/verify/-'],
    [`/editprofile/${id}`, '/editprofile/-'],
  ])('of %s is %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  it.each([
    ['/blogs?q=roof', '/blogs?q=roof'],
    ['/blogs?x=1&q=%20%20tin%20%20roof%20', '/blogs?q=tin+roof'],
    [`/help?q=${'%F0%9F%98%80'.repeat(300)}`, `/help?q=${'%F0%9F%98%80'.repeat(200)}`],
    [`/enquiry/${secret}`, `/enquiry/${secret}`],
    [`/ENQUIRY/${secret}?x`, `/enquiry/${secret}`],
  ])('of %s is none: it is made for one reader, as %s', (url, address) => {
    expect(requestedPage(url)).toMatchObject({ cacheable: false, address });
  });

  it.each(['/%', '//blogs', '/nowhere', '/blogs/a/b', '/api%2Fdocs', '/reset', '/enquiry/', '/a#b'])(
    'is not there for %s, which is no page',
    (url) => expect(requestedPage(url)).toBeNull(),
  );
});

describe('an id has one spelling', () => {
  const withRecord = table.filter(([, { record, privacy }]) => record && privacy === 'public');
  /** Returns the last parameter in that spelling, any before it in the canonical one. */
  const typed = (pattern: string, spelling: string) => pattern.replace(/:\w+$/, spelling).replace(/:\w+/, id);
  const idsOf = (pattern: string) => pattern.match(/:\w+/g)!.map(() => id);

  it.each(withRecord)('at %s', (pattern, { record }) => {
    const known = { address: addressOf(pattern, id), record: { kind: record, id: idsOf(pattern).join('/') } };
    const spellings = [
      id,
      id.toUpperCase(),
      id.replace('a', '%61'),
      id.replace('a', '%41'),
      `${id}/`,
      `${id}?x=1`,
    ];
    for (const spelling of spellings)
      for (const base of [pattern, pattern.toUpperCase().replace(/:\w+/g, ':id')])
        expect(requestedPage(typed(base, spelling)), spelling).toMatchObject(known);
  });

  it.each(withRecord)('and what can be none is nobody: at %s', (pattern, { record }) => {
    const otherwise = { key: `404 ${pattern}`, address: addressOf(pattern, '-') };
    for (const spelling of ['%00', '-', 'x%2Fy', '%E0%A4%98', 'a_b', 'x'.repeat(81), '%2e%2e', '\u212aa'])
      expect(requestedPage(typed(pattern, spelling)), spelling).toMatchObject({
        address: addressOf(pattern, '-'),
        record: { kind: record, id: null, otherwise },
      });
  });

  it('but a secret is right as it is, or wrong', () => {
    for (const spelling of [secret, secret.toUpperCase()])
      expect(requestedPage(`/enquiry/${spelling}`)?.record?.id).toBe(spelling);
  });
});

it('an address is its own, whatever was typed: rendering a key is rendering what was asked for', () => {
  const bases = table.map(([pattern]) => pattern.replace(/:.*/, ''));
  const target = fc
    .tuple(
      fc.constantFrom('', ...bases),
      fc.oneof(
        fc.webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?:\/\/[^/?#]*/, '')),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(
          '/./..//a',
          '%2525',
          'a;b=c,d',
          '%7E',
          'a%00b',
          '\\evil.example',
          '?page=2#q=x',
          '?q=%',
        ),
      ),
    )
    .map(([base, rest]) => (base + rest).replace(/^(?!\/)/, '/'));
  let found = 0;
  fc.assert(
    fc.property(target, (url) => {
      const asked = requestedPage(url);
      if (!asked) return;
      found += 1;
      expect(asked.address).toMatch(/^\/[\x21-\x7e]*$/);
      expect(requestedPage(asked.address)).toMatchObject({
        address: asked.address,
        cacheable: asked.cacheable,
      });
    }),
    { numRuns: 600 },
  );
  expect(found).toBeGreaterThan(100);
});

it('no secret and no address of somebody is a key', () => {
  for (const [pattern, { privacy }] of table) {
    if (privacy === 'public') continue;
    const key = keyOf(pattern.replace(/:\w+/, secret));
    expect(key === null || !key.includes(secret), pattern).toBe(true);
  }
});

describe('the table', () => {
  it('has whole parts of an address as parameters, two at most', () => {
    for (const [pattern] of table) {
      expect(pattern).toMatch(/^\/(?:(?:[\w&-]+|:\w+)(?:\/(?:\w+|:\w+))*)?$/);
      expect(pattern.match(/:/g)?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });

  it('gives variants to public pages alone, questions to two private ones, and lists nothing that it hides', () => {
    const hidden = table.filter(([, { privacy }]) => privacy !== 'public');
    expect(hidden.filter(([, { variants, sitemap }]) => variants ?? sitemap)).toEqual([]);
    const asked = hidden.filter(([, { query }]) => query);
    const vendorsQuery = pages[paths.vendors].query;
    expect(asked.map(([pattern, { query }]) => [pattern, query])).toEqual([
      ['/enquiry/:secret', ['before', 'to']],
      ['/list/:secret/add', vendorsQuery],
    ]);
    expect(table.filter(([, { indexed, sitemap }]) => indexed === false && sitemap)).toEqual([]);
  });

  it('asks for one record at most', () => {
    const byQuery = table.filter(([, { query }]) => query?.includes('contact') || query?.includes('photo'));
    expect(byQuery.map(([pattern, { record, query }]) => [pattern, record, query])).toEqual([
      [paths.gallery, undefined, ['photo']],
      [paths.crew, undefined, ['contact']],
    ]);
  });
});

describe('a redirect', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/ConstructionBlogs?a=1', `${paths.constructionBlogs}?a=1`],
    ['/businessstartup', paths.businessStartup],
    ['///', '/'],
  ])('leads from %s to %s', (url, target) => {
    expect(redirectFor(url)).toBe(target);
  });

  it.each(['/', '/contact', '/blogs/x', '//evil.example/', '/\\evil.example/'])(
    'is not made for %s',
    (url) => {
      expect(redirectFor(url)).toBeNull();
    },
  );
});
