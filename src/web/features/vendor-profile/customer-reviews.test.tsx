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
  reviews: [review('a'), review('b')],
  gone: [],
};

it('keeps the date that somebody asked for in another order of the reviews', () => {
  const element = (
    <CustomerReviews
      reviews={{ ok: true, value: reviews }}
      vendor="Ujala"
      order="highest"
      asked="2027-02-14"
    />
  );
  const router = createMemoryRouter([{ path: '/profile/:id', element }], { initialEntries: ['/profile/1'] });
  render(<RouterProvider router={router} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Newest')).toBe('/profile/1?date=2027-02-14#reviews');
  expect(hrefOf('Fewest stars')).toBe('/profile/1?date=2027-02-14&reviews=lowest#reviews');
});
