import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { VendorReviews } from '#contract/reviews.ts';
import { CustomerReviews } from './customer-reviews.tsx';

const review = (id: string) => ({
  id,
  stars: 4,
  text: 'On time on both days.',
  author: 'Meena',
  lang: 'en',
  writtenAt: '2026-11-20T06:00:00Z',
  proof: { booked: false, at: '2026-11-01T06:00:00Z' },
  mentions: [],
  answer: null,
});
const reviews: VendorReviews = {
  count: 2,
  average: null,
  distribution: [0, 0, 0, 2, 0],
  mentioned: [],
  page: 1,
  pages: 1,
  reviews: [review('a'), review('b')],
  gone: [],
};

function show(found: VendorReviews) {
  const element = (
    <CustomerReviews
      reviews={{ ok: true, value: found }}
      vendor="Ujala"
      isSample={false}
      order="highest"
      asked="2027-02-14"
    />
  );
  const router = createMemoryRouter([{ path: '/profile/:id', element }], { initialEntries: ['/profile/1'] });
  render(<RouterProvider router={router} />);
}

it('keeps the date that somebody asked for in another order of the reviews', () => {
  show(reviews);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Newest')).toBe('/profile/1?date=2027-02-14#reviews');
  expect(hrefOf('Fewest stars')).toBe('/profile/1?date=2027-02-14&reviews=lowest#reviews');
});

it('leads to its other pages in the same order', () => {
  show({ ...reviews, count: 61, page: 2, pages: 4 });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Previous')).toBe('/profile/1?date=2027-02-14&reviews=highest#reviews');
  expect(hrefOf('Next')).toBe('/profile/1?date=2027-02-14&reviews=highest&page=3#reviews');
  expect(hrefOf('Newest')).toBe('/profile/1?date=2027-02-14#reviews');
});
