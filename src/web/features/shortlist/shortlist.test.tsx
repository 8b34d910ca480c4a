import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { save, savedMax, unsave, useShortlist } from '#kit/shortlist.ts';
import { SaveButton } from './save-button.tsx';
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
          expect(container.querySelector('ul')).not.toBeNull();
          unmount();
        },
      ),
      { numRuns: 60 },
    );
  });
});
