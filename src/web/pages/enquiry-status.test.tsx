import { useState, type ReactNode } from 'react';
import { render, renderHook, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { familyVendor } from '#support/family-vendor.ts';
import { Ended, UndoneEnding, useKeptEnding } from '#features/enquiry/ending.tsx';
import { endingOf, keepEnding, type Ending } from '#kit/device/kept-ending.ts';
import { dayMs } from '#facts/time.ts';
import { dropLinks, endingsKey, keepLink, useOwnLinks } from '#kit/device/own-links.ts';
import { draftKey, draftKeys } from '#kit/drafts/draft-keys.ts';
import { clientAction } from './enquiry-status.tsx';

const introductionId = '01a21761-64d2-709f-a008-ad4922f94b66';
const threads = {
  open: true,
  vendors: [{ ...familyVendor(introductionId, 'Amaltas'), vendorId: introductionId }],
  messages: [],
};
let erased: () => Response;

const Path = () => <p data-testid="path">{useLocation().pathname}</p>;
/** A router with data, as the page has. */
function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', element: children },
      { path: '*', element: <Path /> },
    ]),
  );
  return <RouterProvider router={router} />;
}

beforeEach(() => {
  localStorage.clear();
  erased = () => Response.json({ held: null, path: null });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    (input instanceof Request ? input.url : String(input)).endsWith('/threads')
      ? Response.json(threads)
      : erased(),
  );
});

async function erase() {
  const body = new URLSearchParams({ intent: 'erase', reference: 'AGN-7K3F-9Q' });
  const request = new Request('http://site.test/enquiry/s', { method: 'POST', body });
  const args = { params: { secret: 's' }, request } as unknown as Parameters<typeof clientAction>[0];
  return ((await clientAction(args)) as { data: { ending?: Ending } }).data.ending;
}
const store = () => {
  for (const name of ['message:AGN-7K3F-9Q', `message:${introductionId}`, `ask:${introductionId}`, 'contact'])
    localStorage.setItem(draftKey(name), '{}');
};

/** The reply to the form, then a reload of the page: nothing but the device remembers. */
function reply(secret: string, ending: Ending | undefined) {
  const { unmount } = renderHook(() => useKeptEnding(secret, ending));
  unmount();
}
const open404 = (secret: string) => render(<Ended secret={secret} />, { wrapper: InRouter });

it('takes the drafts of a request along that is erased, and no other; not before it is gone', async () => {
  store();
  reply('s', await erase());
  expect(Object.keys(localStorage).filter((name) => name.startsWith(draftKeys))).toHaveLength(4);
  open404('s');
  expect(screen.getByRole('heading').textContent).toBe('Your request is erased');
  expect(Object.keys(localStorage).filter((name) => name.startsWith(draftKeys))).toEqual([
    draftKey('contact'),
  ]);
  expect(JSON.stringify(localStorage)).not.toContain('AGN-7K3F-9Q');
});

it('knows of no end where the act was refused', async () => {
  erased = () => Response.json({ message: 'Please wait.', code: 'unavailable' }, { status: 503 });
  expect(await erase()).toBeUndefined();
});

const [oldSecret, newSecret] = ['a'.repeat(43), 'b'.repeat(43)] as const;
const [old, next] = [`/enquiry/${oldSecret}`, `/enquiry/${newSecret}`];
const shownPath = () => screen.getByTestId('path').textContent;

it('follows a replaced link on this device, after a reload too', () => {
  keepLink({ kind: 'enquiry', path: old, title: 'Catering' });
  const { result } = renderHook(useOwnLinks);
  reply(oldSecret, { act: 'link', path: next });
  open404(oldSecret);
  expect(shownPath()).toBe(next);
  expect(result.current.map(({ path, title }) => [path, title])).toEqual([[next, 'Catering']]);
});

const link = { act: 'link', introductionId: null, doneAt: '', secondsLeft: 9, failure: null } as const;
it.each([
  ['undone', null, undefined],
  ['not done', { ...link, failure: 'No.' }, undefined],
  ['followed by another act', { ...link, act: 'withdrawn' as const }, undefined],
  ['still waiting', link, next],
])('remembers the next address only while its act waits: %s', (_, held, kept) => {
  reply(oldSecret, { act: 'link', path: next });
  render(<UndoneEnding secret={oldSecret} held={held} />, { wrapper: InRouter });
  expect(endingOf(old)).toEqual(kept && { act: 'link', path: kept });
  open404(oldSecret);
  if (!kept) expect(screen.getByRole('heading').textContent).toBe('This link opens no request');
});

it.each([
  ['a text', '"x"'],
  ['no list', '{"from":1}'],
  ['half an entry', JSON.stringify([null, 4, { from: old }, { from: old, at: 'soon', ending: {} }])],
  [
    'an address of elsewhere',
    JSON.stringify([
      { from: old, at: new Date().toISOString(), ending: { act: 'link', path: '//evil.example' } },
    ]),
  ],
  [
    'an old one',
    JSON.stringify([{ from: old, at: '2020-01-01T00:00:00Z', ending: { act: 'link', path: next } }]),
  ],
])('goes nowhere for %s in the storage', (_, stored) => {
  localStorage.setItem(endingsKey, stored);
  open404(oldSecret);
  expect(screen.getByRole('heading').textContent).toBe('This link opens no request');
  keepEnding(old, { act: 'link', path: next });
  expect(endingOf(old)).toEqual({ act: 'link', path: next });
});

it('follows a replaced link for as long as the device may list the old one', () => {
  const at = new Date(Date.now() - 500 * dayMs).toISOString();
  localStorage.setItem(endingsKey, JSON.stringify([{ from: old, at, ending: { act: 'link', path: next } }]));
  open404(oldSecret);
  expect(shownPath()).toBe(next);
});

it('forgets it with the links of the device', () => {
  keepEnding(old, { act: 'link', path: next });
  dropLinks();
  expect(localStorage).toHaveLength(0);
});
