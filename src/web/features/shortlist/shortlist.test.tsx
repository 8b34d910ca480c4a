import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { save, savedMax, unsave, useShortlist } from '#kit/device/shortlist.ts';
import { ApiError } from '#contract/api-error.ts';
import type { ComparedVendor } from '#contract/vendors.ts';
import { loadApi } from '#kit/api/api.ts';
import { SaveButton } from './save-button.tsx';
import { useOwnWords } from './use-own-words.ts';
import { SavedPanel } from './saved-panel.tsx';

const vendor = { _id: 'v-1', companyName: 'Amaltas <b>Farm</b>', category: 'venue', area: 'Chhatarpur' };
const named = (id: string) => ({ id, name: `Vendor ${id}`, category: null, area: null, price: null });
const stored = () => JSON.parse(localStorage.getItem('shortlist') ?? '[]') as { id: string }[];

function Listed() {
  return <SavedPanel saved={useShortlist()} />;
}
const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <SaveButton vendor={vendor} />
        <Listed />
      </>
    ),
  },
]);

beforeEach(() => {
  for (const { id } of stored()) unsave(id);
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the shortlist', () => {
  it('takes a vendor on and off, with what is shown without a network', () => {
    render(<Stub />);
    const button = screen.getByRole('button', { name: 'Save Amaltas <b>Farm</b>' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    act(() => button.click());
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: 'Amaltas <b>Farm</b>' }).getAttribute('href')).toBe(
      '/profile/v-1',
    );
    expect(screen.getByText('Venue · Chhatarpur')).toBeTruthy();
    act(() => screen.getByRole('checkbox', { name: 'Ask Amaltas <b>Farm</b>' }).click());
    expect(screen.getByRole('link', { name: 'Ask this vendor' }).getAttribute('href')).toBe('/ask?v=v-1');
    act(() => screen.getByRole('button', { name: 'Remove Amaltas <b>Farm</b>' }).click());
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(localStorage.getItem('shortlist')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it(`holds ${savedMax}, says so, and renews one that is there`, () => {
    for (let made = 0; made < savedMax; made++) expect(save(named(`x-${made}`))).toBe(true);
    expect(save(named('one-more'))).toBe(false);
    expect(save({ ...named('x-3'), area: 'Saket' })).toBe(true);
    expect(stored()).toHaveLength(savedMax);
    render(<Stub />);
    act(() => screen.getByRole('button', { name: /^Save/ }).click());
    expect(screen.getByText(/^Shortlist full/)).toBeTruthy();
  });

  it('says what was saved in another language in that of the page, in its order; without the network as it was', async () => {
    const [first, second] = ['0192f000-0000-7000-8000-000000000001', '0192f000-0000-7000-8000-000000000002'];
    save({ ...named(first), area: 'द्वारका', price: 'प्रति प्लेट ₹850', locale: 'hi' });
    save({ ...named(second), area: 'Saket', locale: 'en' });
    const Own = () => {
      const saved = useShortlist();
      useOwnWords(saved);
      return <SavedPanel saved={saved} />;
    };
    const Page = createRoutesStub([{ path: '/', Component: Own }]);
    const asked = vi.spyOn((await loadApi()).api, 'vendorsCompared').mockRejectedValueOnce(new ApiError(0));
    const view = render(<Page />);
    expect((await screen.findByText('द्वारका · प्रति प्लेट ₹850')).getAttribute('lang')).toBe('hi');
    expect(screen.getByText('Saket').hasAttribute('lang')).toBe(false);
    view.unmount();
    const card = { _id: first, companyName: `Vendor ${first}`, category: null };
    asked.mockResolvedValueOnce([{ ...card, area: 'Dwarka', cardPrice: '₹850 a plate' } as ComparedVendor]);
    render(<Page />);
    expect((await screen.findByText('Dwarka · ₹850 a plate')).hasAttribute('lang')).toBe(false);
    expect(asked).toHaveBeenLastCalledWith({ query: { ids: first } });
    expect(stored().map(({ id }) => id)).toEqual([first, second]);
  });

  it('works for this tab where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Stub />);
    act(() => screen.getByRole('button', { name: /^Save/ }).click());
    expect(screen.getByRole('link', { name: /Amaltas/ })).toBeTruthy();
    unsave('v-1');
  });

  it('stands whatever the storage holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.anything()).map((list) => JSON.stringify(list)),
        ),
        (text) => {
          localStorage.setItem('shortlist', text);
          const { unmount, container } = render(<Stub />);
          expect(container.querySelector('div')).not.toBeNull();
          unmount();
        },
      ),
      { numRuns: 60 },
    );
  });
});
