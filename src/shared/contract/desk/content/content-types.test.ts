import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { changesSchema } from './content-schema.ts';
import { contentType, contentTypes } from './content-types.ts';

describe('the page that shows an item', () => {
  it('is the one that the item names', () => {
    const { path } = contentType('project');
    expect(path('id', { page: 'construction' })).toBe(paths.constructionVendors);
    expect(path('id', { page: 'business' })).toBe(paths.businessStartup);
    const notice = contentType('notice');
    expect(notice.path('id', { pages: ['business', 'home'] })).toBe(paths.businessStartup);
    expect(notice.path('id', { pages: ['home'] })).toBe(paths.home);
    expect(notice.path('id', { pages: ['events'] })).toBe(paths.weddingVendors);
  });

  it('is there as well while nothing is written, or something that no page is called by', () => {
    expect(contentType('project').path('id', {})).toBe(paths.weddingVendors);
    expect(contentType('project').path('id', { page: 'constructor' })).toBe(paths.weddingVendors);
    expect(contentType('notice').path('id', { pages: [] })).toBe(paths.home);
  });
});

/** Every field of every type that takes a link. */
const linkFields = Object.entries(contentTypes).flatMap(([type, { fields }]) =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'link')
    .map(([name]) => [type, name] as const),
);

describe.each(linkFields)('the link of a %s in %s', (type, name) => {
  const accepts = (link: string) =>
    changesSchema(contentType(type as keyof typeof contentTypes).fields).safeParse({ [name]: link }).success;
  it('leads to a page of ours or to https, as the browser reads it', () => {
    expect(['/blogs', '/', 'https://delhi.gov.in/x'].map(accepts)).toEqual([true, true, true]);
    const others = [
      '/\\evil.example',
      '//evil.example',
      '/\t/evil.example',
      '/a b',
      'http://x.in',
      'javascript:1',
    ];
    expect(others.filter(accepts)).toEqual([]);
  });
});

it('finds the fields that take a link', () => expect(linkFields.length).toBeGreaterThan(2));
