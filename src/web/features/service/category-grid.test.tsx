import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoryTiles } from '#content/category-tiles.ts';
import { CategoryGrid } from './category-grid.tsx';

const Page = createRoutesStub([{ path: '/', Component: () => <CategoryGrid heading="Categories" /> }]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('comes 50 ms after a change of page', () => {
  render(<Page />);
  const list = screen.getByRole('list');
  expect(list.className).toContain('invisible');
  act(() => void vi.advanceTimersByTime(49));
  expect(list.className).toContain('invisible');
  act(() => void vi.advanceTimersByTime(1));
  expect(list.className).not.toContain('invisible');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    categoryTiles.map(({ label }) => label),
  );
});

it('is there at once on a first page, before and after the scripts take over', () => {
  const html = renderToString(<Page />);
  expect(html).toContain('Photography');
  expect(html).not.toContain('invisible');
  document.body.innerHTML = `<div>${html}</div>`;
  act(() => void hydrateRoot(document.body.firstElementChild!, <Page />));
  expect(screen.getByRole('list').className).not.toContain('invisible');
});
