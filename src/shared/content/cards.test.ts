import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { constructionCards, eventCards, investmentFacts, startupServices } from './cards.ts';
import { categoryTiles } from './category-tiles.ts';

const known = new Set<string>(Object.values(paths));

describe('the fixed cards', () => {
  it('of the event page are the six of the specification, in its order and spelling', () => {
    expect(eventCards.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Entertainment /entertainment',
      'Venue /location',
      'Catering /catering',
      'Decorations /decoration',
      'Invites & Gifts /gifts',
      'Crew /crew',
    ]);
  });

  it('of the start-up page are spelt as the specification spells them', () => {
    expect(startupServices.map(({ name }) => name)).toEqual([
      'Investment & Finance',
      'legal & Compliance',
      'Strategy and Planning',
      'Consulting',
      'Accounting',
      'Marketing(online/offline)',
    ]);
    expect(startupServices.map(({ url }) => url)).toEqual([
      '/investment',
      null,
      null,
      null,
      null,
      '/marketing',
    ]);
    expect(new Set(startupServices.map(({ contact }) => contact))).toEqual(new Set(['Get Quote']));
  });

  it('of the categories overview are the eight of the specification and lead to the venue page', () => {
    expect(categoryTiles.map(({ need }) => need).join(', ')).toBe(
      'Venue, Catering, Decoration, Music, Fashion Designers, Photography, choreography, Car Rentals',
    );
    expect(categoryTiles.map(({ url }) => new URL(url, 'http://x').pathname)).toEqual(
      Array(8).fill('/location'),
    );
    expect(categoryTiles.map(({ url }) => new URL(url, 'http://x').searchParams.get('need'))).toEqual(
      categoryTiles.map(({ need }) => need),
    );
  });

  it('have ids of their own and lead to known pages', () => {
    for (const list of [eventCards, constructionCards]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(list.filter(({ url }) => url !== null && !known.has(url))).toEqual([]);
    }
  });

  it('come in the stated numbers', () => {
    const lists = [constructionCards, investmentFacts];
    expect(lists.map((list) => list.length)).toEqual([6, 6]);
  });

  it('do not shout', () => {
    expect(JSON.stringify([eventCards, constructionCards, investmentFacts])).not.toContain('!');
  });
});
