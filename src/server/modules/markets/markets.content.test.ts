import { expect, it } from 'vitest';
import { marketEndpoints } from '#contract/markets.ts';
import { marketTags } from './markets.content.ts';

it('a changed market drops lists and its own page, and no page of another', () => {
  const tags = marketTags('khan-market');
  const shownBy = (endpoint: keyof typeof marketEndpoints, marketId: string) =>
    marketEndpoints[endpoint].tags.some((tag) => tags.includes(tag.replace('{marketId}', marketId)));
  expect(shownBy('marketList', '')).toBe(true);
  expect(shownBy('marketGet', 'khan-market')).toBe(true);
  expect(shownBy('marketGet', 'lajpat-nagar')).toBe(false);
});
