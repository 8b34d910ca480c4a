import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeDraft } from '#kit/drafts/drafts.ts';
import { DeleteBlock } from './delete-block.tsx';
import { SessionsBlock } from './sessions-block.tsx';

const open = (block: () => ReactNode) => {
  const Page = createRoutesStub([
    { path: '/account', Component: block },
    { path: '/', Component: () => <p>Home</p> },
  ]);
  render(<Page initialEntries={['/account']} />);
};
const left = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', `token-${Math.random()}`);
  localStorage.setItem('vendorId', 'v1');
  localStorage.setItem('replies', '[]');
  localStorage.setItem('inbox:list', '[]');
  localStorage.setItem('my-details', '{}');
  storeDraft('workshop:reply:1', { text: 'We can come at six' });
  storeDraft('contact', { name: 'Asha' });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Your account is deleted.' }));
});

it('the end of an account leaves as little on the device as a log-out', async () => {
  open(() => <DeleteBlock isOwner />);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByLabelText(/password/i), { target: { value: 'a long password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(left()).toEqual(['draft:contact']));
});

it('so does the end of every session, of which one is here', async () => {
  open(() => <SessionsBlock sessions={[]} onChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: /everywhere/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Really/ }));
  await waitFor(() => expect(left()).toEqual(['draft:contact']));
});

it('a refusal leaves everything as it is', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'This is not your password.', code: 'forbidden' }, { status: 403 }),
  );
  const before = left();
  open(() => <DeleteBlock isOwner />);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByLabelText(/password/i), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  expect(left()).toEqual(before);
});
