import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from './async-section.tsx';

type List = readonly string[];
const words = (data: Async<List>) => (
  <main>
    <AsyncSection data={data} loading="Loading..." failed={({ message }) => <p role="alert">{message}</p>}>
      {(list) => <p>{list.join(', ')}</p>}
    </AsyncSection>
    <p>The rest of the page.</p>
  </main>
);
const there = (value: unknown) => ({ ok: true, value }) as Async<List>;

// React logs errors caught by a boundary on the console.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

describe('a section that breaks while it is drawn', () => {
  it('says that it failed, and the rest of the page stands', () => {
    render(words(there(null)));
    expect(screen.getByRole('alert').textContent).toBe('This could not be shown.');
    expect(screen.getByText('The rest of the page.')).toBeDefined();
  });

  it('does so too when its data comes late', async () => {
    await act(async () => void render(words(Promise.resolve(there(null)) as Async<List>)));
    expect(screen.getByRole('alert').textContent).toBe('This could not be shown.');
  });

  it('is drawn again with the next data, which may break too', () => {
    const { rerender } = render(words(there(['a'])));
    for (const odd of [null, 7, {}]) {
      rerender(words(there(odd)));
      expect(screen.getByRole('alert').textContent).toBe('This could not be shown.');
    }
    rerender(words(there(['a', 'b'])));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('a, b')).toBeDefined();
  });
});

it('a failed call says what it has to say', () => {
  render(words({ ok: false, error: { status: 503, code: 'unavailable', message: 'Away.' } }));
  expect(screen.getByRole('alert').textContent).toBe('Away.');
});
