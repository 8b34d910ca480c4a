import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { homeEntryPoints } from './home-entry-points.ts';
import { homeRest } from './home-rest.ts';
import { home } from './home.ts';

const known = new Set<string>(Object.values(paths));

describe('the words of the home page', () => {
  it('has the counts that the page is laid out for', () => {
    expect(
      [home.whyTags, homeRest.assurances, homeEntryPoints.list, home.shortcuts].map((list) => list.length),
    ).toEqual([6, 4, 3, 6]);
  });

  it('offers the six shortcuts of the specification', () => {
    expect(home.shortcuts.map(({ label, href }) => `${label} -> ${href}`)).toEqual([
      'About Us -> /about',
      'Contact Us -> /contact',
      'Read Our Blogs -> /blogs',
      'Plan Your Event with Us -> /weddingvendors',
      'Hire Crew -> /crew',
      'Construction Work -> /constructionvendors',
    ]);
  });

  it('links only to pages that exist', () => {
    const links = homeEntryPoints.list.flatMap((entry) => [entry.action, ...entry.links]);
    expect(links.filter((link) => !known.has(link.href))).toEqual([]);
  });

  it('fits a search result and does not shout', () => {
    expect(home.metaDescription.length).toBeLessThanOrEqual(155);
    expect(JSON.stringify([home, homeEntryPoints, homeRest])).not.toContain('!');
  });
});
