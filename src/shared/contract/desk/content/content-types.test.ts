import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { contentType } from './content-types.ts';

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
