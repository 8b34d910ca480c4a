import { describe, expect, it } from 'vitest';
import { markets, mBlockGallery } from './markets.ts';

describe('the six markets', () => {
  it('have the stated pages, in the order of the cards', () => {
    expect(markets.map(({ route }) => route)).toEqual([
      '/mblockmkt',
      '/lajpatmkt',
      '/khanmkt',
      '/sarojinimkt',
      '/rajourigardenmarket',
      '/chandnichowkmkt',
    ]);
  });

  it('rest on the days that everybody in Delhi knows', () => {
    expect(Object.fromEntries(markets.map(({ slug, closedOn }) => [slug, closedOn]))).toEqual({
      'rajouri-garden': 'Wednesday',
      'chandni-chowk': 'Sunday',
      'khan-market': 'Sunday',
      'sarojini-nagar': 'Monday',
      'lajpat-nagar': 'Monday',
      'm-block-market': 'Tuesday',
    });
  });

  it.each(markets)('$name lies in Delhi and says all that a visitor needs', (market) => {
    expect(market.center.latitude).toBeGreaterThan(28.5);
    expect(market.center.latitude).toBeLessThan(28.7);
    expect(market.center.longitude).toBeGreaterThan(77.1);
    expect(market.center.longitude).toBeLessThan(77.3);
    expect(market.pin).toMatch(/^1100\d\d$/);
    expect(market.whatToBuy).toHaveLength(6);
    expect(market.metro.length).toBeGreaterThan(0);
    expect(market.checkedOn).toBe('2026-11-15');
    expect(market.metaDescription.length).toBeLessThanOrEqual(155);
    expect(JSON.stringify(market)).not.toContain('!');
  });

  it('have galleries where the specification has them', () => {
    const counts = Object.fromEntries(markets.map(({ slug, gallery }) => [slug, gallery.length]));
    expect(counts).toEqual({
      'm-block-market': 5,
      'lajpat-nagar': 0,
      'khan-market': 4,
      'sarojini-nagar': 4,
      'rajouri-garden': 4,
      'chandni-chowk': 0,
    });
    expect(mBlockGallery.heading).toBe('Exploring M Block Market');
    const pictures = markets.flatMap(({ gallery }) => gallery.map(({ picture }) => picture));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
