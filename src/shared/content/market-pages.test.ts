import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { marketCards, marketPageAt, marketPages } from './market-pages.ts';
import { pictures } from './pictures.generated.ts';

describe('the market pages', () => {
  it('are the six cards in the order of the specification', () => {
    expect(marketCards.map(({ route }) => route)).toEqual([
      paths.mBlock,
      paths.lajpatNagar,
      paths.khanMarket,
      paths.sarojiniNagar,
      paths.rajouriGarden,
      paths.chandniChowk,
    ]);
  });

  it('have vendors, a gallery or both, as stated', () => {
    const parts = marketPages.map(({ slug, vendors, pageGallery }) => [
      slug,
      !!vendors,
      pageGallery?.pictures.length ?? 0,
    ]);
    expect(parts).toEqual([
      ['m-block-market', true, 5],
      ['lajpat-nagar', true, 0],
      ['khan-market', true, 4],
      ['sarojini-nagar', false, 4],
      ['rajouri-garden', false, 4],
      ['chandni-chowk', true, 0],
    ]);
  });

  it('show drawings that are there', () => {
    const named = marketPages.flatMap(({ scene, pageGallery }) => [
      scene,
      ...(pageGallery?.pictures ?? []).map(({ picture }) => picture),
    ]);
    expect(named.filter((name) => !(name in pictures))).toEqual([]);
  });

  it('are found by their path in any case', () => {
    expect(marketPageAt('/KhanMkt').slug).toBe('khan-market');
    expect(marketPageAt('/sarojinimkt').slug).toBe('sarojini-nagar');
  });
});
