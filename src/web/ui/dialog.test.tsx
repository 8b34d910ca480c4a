import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={() => undefined} heading="Ask for a quote" closeTo="/vendors">
    <p>The form</p>
  </Dialog>
);

/** Returns the server's markup of a page with a dialog. */
function served(open: boolean): HTMLDialogElement {
  const page = document.createElement('div');
  const router = createMemoryRouter([{ path: '/', element: dialog(open) }]);
  page.innerHTML = renderToString(<RouterProvider router={router} />);
  return page.querySelector('dialog')!;
}

// The browser's own dialog, which jsdom does not have.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('that an address opens stands open in the page as it is served, with a link that closes it', () => {
  const shown = served(true);
  expect(shown.open).toBe(true);
  expect(shown.textContent).toContain('The form');
  expect(shown.querySelector('a[href="/vendors"]')?.getAttribute('aria-label')).toBe('Close');
  expect([served(false).open, served(false).textContent]).toEqual([false, '']);
});

it('is named by its heading', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog(true) }])} />);
  expect(screen.getByRole('dialog', { name: 'Ask for a quote' })).toBeDefined();
});
