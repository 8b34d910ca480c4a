import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicVendor } from '#contract/vendors.ts';
import { OfferPart } from './offer-part.tsx';

const vendor = { _id: 'v1', categories: ['photography'], packages: [], questions: [], policies: {} };
const refetch = vi.fn<() => Promise<void>>();
const sent = vi.fn<(body: unknown) => void>();
let answer: { status: number; body: object };

beforeEach(() => {
  localStorage.setItem('authToken', 'token');
  sent.mockClear();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent(JSON.parse(body as string));
    return Response.json(answer.body, { status: answer.status });
  });
  render(<OfferPart vendor={vendor as unknown as PublicVendor} refetch={refetch} />);
});

function fill(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
}
const good = {
  'Name of the package': 'Wedding day',
  'What is in it': 'Ten hours',
  'Price in rupees': '60,000',
};
const invalid = () =>
  screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');

describe('the form of a package', () => {
  beforeEach(() => void fireEvent.click(screen.getByRole('button', { name: 'Add a package' })));

  it('says what is wrong at the field that is wrong, and goes there', async () => {
    fill({ ...good, 'Price in rupees': 'sixty' });
    const price = screen.getByLabelText('Price in rupees');
    await waitFor(() => expect(invalid()).toEqual([price]));
    expect(price.parentElement?.textContent).toMatch(/Please give the price in whole rupees\.$/);
    expect(document.activeElement).toBe(price);
    expect(sent).not.toHaveBeenCalled();
  });

  it('says each of several faults at its own field', async () => {
    fill({ 'Price in rupees': '0', 'For how many people': 'many' });
    await waitFor(() => expect(invalid()).toHaveLength(4));
  });

  it('puts what the server says to its field, and what is of no field below them', async () => {
    answer = {
      status: 422,
      body: { message: 'no', code: 'invalid_input', fieldErrors: { 'packages.0.people': 'Too many.' } },
    };
    fill(good);
    await waitFor(() => expect(invalid()).toEqual([screen.getByLabelText(/^For how many people/)]));
    answer = { status: 503, body: { message: 'We are closed.', code: 'unavailable' } };
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error updating field. Please try again.');
    expect(invalid()).toEqual([]);
    expect(screen.getByDisplayValue('Wedding day')).toBe(screen.getByLabelText('Name of the package'));
  });

  it('reads numbers as people write them, in either digits', async () => {
    answer = { status: 200, body: vendor };
    fill({ ...good, 'Price in rupees': '₹६०,०००', 'For how many people': '300' });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toEqual({
      packages: [expect.objectContaining({ price: 60_000, people: 300 })],
    });
  });
});

describe('a list of packages', () => {
  it('keeps the focus where it is while its order changes, to the end of the list too', async () => {
    cleanup();
    answer = { status: 200, body: vendor };
    const one = { lines: ['x'], price: 5, unit: 'day', people: null, taxIncluded: true, priceWords: '' };
    const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ ...one, name }));
    const own = (packages: object[]) => (
      <OfferPart vendor={{ ...vendor, packages } as unknown as PublicVendor} refetch={refetch} />
    );
    const { rerender } = render(own([a!, b!, c!]));
    const later = await screen.findByRole('button', { name: 'Move A later' });
    for (const packages of [
      [b!, a!, c!],
      [b!, c!, a!],
    ]) {
      later.focus();
      fireEvent.click(later);
      await waitFor(() => expect(sent).toHaveBeenCalled());
      rerender(own(packages));
      expect(document.activeElement).toBe(later);
    }
    sent.mockClear();
    fireEvent.click(later);
    expect(sent).not.toHaveBeenCalled();
  });
});
