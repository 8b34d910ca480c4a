import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { enquiryViewNames } from '#domain/enquiries/enquiry-views.ts';
import { DeskData } from '#support/desk-data.tsx';
import { workingEnquiry } from '#support/working-enquiry.ts';
import { setSession } from '#desk/kit/session.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { Palette } from './palette.tsx';

const at = '2026-11-20T06:00:00.000Z';
const counts = Object.fromEntries(enquiryViewNames.map((name) => [name, 0]));
const enquiries = [workingEnquiry('AGN-4F7K2P', { name: 'Mark Mathew' })];
const run = vi.fn<() => void>();

function Page() {
  useKeys([{ key: 'r', label: 'Mark as read', run }]);
  return <Palette places={[{ to: '/desk/words', label: 'Words' }]} onClose={() => {}} />;
}

it('puts what is called so before enquiries that the same words find, and enquiries before what is only like it', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => Response.json({ enquiries, next: null, counts, months: [] })),
  );
  setSession({
    memberId: '0192f000-0000-7000-8000-000000000009',
    name: 'Ravi Das',
    email: 'ravi@site.test',
    role: 'manager',
    provenUntil: at,
    endsAt: '2099-01-01T00:00:00.000Z',
    recoveryCodesLeft: 10,
  });
  const router = createMemoryRouter(
    [
      { path: '/desk', element: <Page /> },
      { path: '*', element: 'left' },
    ],
    { initialEntries: ['/desk'] },
  );
  render(
    <DeskData>
      <RouterProvider router={router} />
    </DeskData>,
  );
  const box = screen.getByRole('combobox');
  const type = (value: string) => act(async () => void fireEvent.change(box, { target: { value } }));
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const selected = () => screen.getByRole('option', { selected: true }).textContent;

  await type('mark');
  await screen.findByRole('option', { name: /Mathew/ });
  expect(options()[0]).toBe('Mark as readr');
  await type('mark a');
  expect(selected()).toBe('Mark as readr');

  // The letters of "Words" in the name of an act: only like it.
  await type('mar d');
  await screen.findByRole('option', { name: /Mathew/ });
  expect(options()[0]).toContain('Mark Mathew');

  await type('mark as');
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }));
  expect(run).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/desk');
});
