import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { ComparedVendor } from '#contract/vendors.ts';
import { loadApi } from '#kit/api/api.ts';
import { MapCard } from './map-card.tsx';

const pin = { _id: '0192f000-0000-7000-8000-000000000001', name: 'Amaltas', latitude: 28.6, longitude: 77.2 };
const vendor = {
  _id: pin._id,
  companyName: pin.name,
  category: 'catering',
  picture: null,
  isSample: false,
  area: 'Sector 15',
  region: 'Noida' as const,
  address: null,
  cardPrice: '₹850 a plate',
  rating: { average: 4.6, count: 12, words: '4.6 of 5 stars, 12 reviews' },
};
const ask = async () => vi.spyOn((await loadApi()).api, 'vendorsCompared');
function open(listed: (typeof vendor)[], category?: string) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <MapCard pin={pin} listed={listed} category={category} /> },
  ]);
  return render(<Page />);
}
afterEach(() => vi.restoreAllMocks());

it('is the card of the list, where the vendor is in it', async () => {
  const asked = await ask();
  open([vendor]);
  expect(screen.getByRole('link', { name: 'Amaltas' }).getAttribute('href')).toBe(`/profile/${pin._id}`);
  expect(screen.getByText('Sector 15, Noida')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('₹850 a plate');
  expect(screen.getByText('4.6 of 5 stars, 12 reviews')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

it('is asked for, with the price of the category, where it is not', async () => {
  const asked = (await ask()).mockResolvedValueOnce([vendor as unknown as ComparedVendor]);
  open([], 'catering,dj');
  const link = screen.getByRole('link', { name: 'Amaltas' });
  link.focus();
  expect((await screen.findByText('₹850')).parentElement?.textContent).toBe('₹850 a plate');
  expect(asked).toHaveBeenCalledWith({ query: { ids: pin._id, category: 'catering,dj' } });
  // Who came to it by keyboard is still there.
  expect(document.activeElement).toBe(link);
});

it('keeps name and link where it cannot be had', async () => {
  const asked = (await ask()).mockRejectedValueOnce(new ApiError(0));
  open([]);
  await expect.poll(() => asked.mock.settledResults).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Amaltas' })).toBeTruthy();
});
