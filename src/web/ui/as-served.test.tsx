import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { act, render } from '@testing-library/react';
import { AsServed } from './as-served.tsx';

it('leaves the server’s text without writing it, and writes what changes', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<p><span>1 November 2026</span></p>';
  const write = vi.fn<(day: string) => string>((day) => `written: ${day}`);
  const onRecoverableError = vi.fn<() => void>();
  const page = (of: string) => (
    <p>
      <AsServed of={of} write={write} />
    </p>
  );
  const root = await act(async () => hydrateRoot(container, page('a'), { onRecoverableError }));
  expect(container.textContent).toBe('1 November 2026');
  await act(async () => root.render(page('a')));
  expect(container.textContent).toBe('1 November 2026');
  expect(write).not.toHaveBeenCalled();
  await act(async () => root.render(page('b')));
  expect(container.textContent).toBe('written: b');
  await act(async () => root.render(page('a')));
  expect(container.textContent).toBe('written: a');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('writes what is shown in the browser first', () => {
  const { container } = render(<AsServed of="a" write={(of) => `written: ${of}`} />);
  expect(container.textContent).toBe('written: a');
});
