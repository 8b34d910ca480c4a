import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeskData } from '#support/desk-data.tsx';
import { placeholdersOf, workingEnquiry } from '#support/working-enquiry.ts';
import { forgetActs } from '../kit/shown-acts.ts';
import { setSession } from '../kit/session.ts';
import { refreshWorkingSet, useKeptWorkingSet } from '../kit/working-set.ts';
import { WaitingActs } from '../ui/frame/waiting-acts.tsx';
import { Component as Enquiries } from './enquiries.tsx';
import { Component as Enquiry } from './enquiry.tsx';

// The list and the page of an enquiry over the working set, while the server answers nothing else: what must be there in the same frame.

const at = '2026-11-20T06:00:00.000Z';
const me = {
  memberId: '0192f000-0000-7000-8000-000000000009',
  name: 'Ravi Das',
  email: 'ravi@site.test',
  role: 'manager' as const,
  provenUntil: at,
  endsAt: '2099-01-01T00:00:00.000Z',
  recoveryCodesLeft: 10,
};
// Acts wait in the queue of their enquiry for as long as the tab lives, so each test acts on its own.
const references = ['AGN-1', 'AGN-2', 'AGN-3', 'AGN-4', 'AGN-5'];
const enquiries = references.map((reference, index) =>
  workingEnquiry(reference, {
    name: `Asha ${index + 1}`,
    sentAt: `2026-11-20T0${9 - index}:00:00.000Z`,
    sent: [{ label: 'Wish', value: `A lawn, wish ${index + 1}` }],
    placeholders: placeholdersOf({ name: `Asha ${index + 1}` }),
    answered: true,
  }),
);
/** Writes that arrived, in their order; none is answered. */
let writes: { path: string; body: Record<string, unknown>; key: string | null }[];

class Stream extends EventTarget {
  close() {}
}
let saved: { id: string; name: string; query: string }[];
/** A server's table of own views. */
function savedViews(method: string, body: string): Response {
  if (method !== 'GET') {
    const words = method === 'DELETE' ? [] : [JSON.parse(body) as { name: string; query: string }];
    saved = words.map((one) => ({ id: '0192f000-0000-7000-8000-000000000777', ...one }));
  }
  return Response.json(saved, { status: method === 'POST' ? 201 : 200 });
}
/** Settles before the reasons for closing are answered. */
let reasonsAreDue: Promise<unknown>;
/** What the server answers to an act on one row; null: nothing. */
let refusal: object | null;
const never = () => new Promise<Response>(() => undefined);

beforeEach(async () => {
  writes = [];
  refusal = null;
  reasonsAreDue = Promise.resolve();
  saved = [];
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) => {
    const path = url.replace('/api/staff/', '').replace(/\?$/, '');
    if (path.startsWith('saved-views')) return Promise.resolve(savedViews(method!, body as string));
    if (path === 'enquiries/bulk' && refusal)
      return Promise.resolve(
        Response.json({
          results: [
            { ...refusal, reference: (JSON.parse(body as string) as { references: string[] }).references[0] },
          ],
        }),
      );
    if (method !== 'GET') {
      const key = new Headers(headers).get('idempotency-key');
      writes.push({ path, body: JSON.parse(body as string) as Record<string, unknown>, key });
      return never();
    }
    const sequence = '0192f000-0000-7000-8000-000000000001';
    if (path === 'working-set') return Promise.resolve(Response.json({ enquiries, next: null, sequence }));
    if (path.startsWith('working-set/changes'))
      return Promise.resolve(Response.json({ enquiries: [], gone: [], sequence, isWhole: true }));
    if (path === 'close-reasons')
      return reasonsAreDue.then(() => Response.json(['Booked elsewhere', 'No answer']));
    if (path === 'templates') return Promise.resolve(Response.json([]));
    return never();
  });
  setSession(me);
});
afterEach(() => {
  setSession(null);
  forgetActs();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const Desk = ({ children }: { children: React.ReactNode }) => {
    useKeptWorkingSet();
    return (
      <main>
        {children}
        <WaitingActs />
      </main>
    );
  };
  const page = (Page: () => React.ReactNode) => (
    <Desk>
      <Page />
    </Desk>
  );
  const router = createMemoryRouter(
    [
      { path: '/desk/enquiries', element: page(Enquiries) },
      { path: '/desk/enquiries/:reference', element: page(Enquiry) },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: DeskData });
  await act(refreshWorkingSet);
  return router;
}
const rows = () =>
  screen
    .queryAllByRole('link')
    .map(({ id }) => id.replace('enquiry-', ''))
    .filter((id) => references.includes(id));
const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement!, { key }));

it('lists, counts and searches without an answer of the server', async () => {
  await open('/desk/enquiries');
  expect(rows()).toEqual(references);
  const views = screen.getByRole('navigation', { name: 'Views' });
  expect(within(views).getByRole('link', { name: 'Unassigned5' })).toBeDefined();
  expect(within(views).getByRole('link', { name: 'Mine0' })).toBeDefined();
  await act(
    async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wish 2' } }),
  );
  expect(rows()).toEqual(['AGN-2']);
  // Counts follow the search; those of closed ones, which the server has not told, are not shown.
  const labels = within(views)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(labels.slice(0, 3)).toEqual(['Open1', 'Mine0', 'Unassigned1']);
  expect(labels.at(-1)).toBe('All');
});

it('offers months that have events, and no month where there are none', async () => {
  await open('/desk/enquiries');
  expect(screen.queryByRole('combobox', { name: 'Month of the event' })).toBeNull();
  enquiries[1] = { ...enquiries[1]!, eventDate: '2027-02-14', version: 2 };
  setSession(null);
  cleanup();
  setSession(me);
  await open('/desk/enquiries');
  const months = screen.getByRole('combobox', { name: 'Month of the event' });
  expect(
    within(months)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any event month', 'February 2027']);
});

it('saves the list as it is under a name, renames and removes it, and takes each back', async () => {
  const router = await open('/desk/enquiries?q=wish+2&sort=oldest');
  const views = screen.getByRole('navigation', { name: 'Views' });
  const click = (role: 'button' | 'link', name: string) =>
    act(async () => void fireEvent.click(screen.getByRole(role, { name })));
  const write = async (name: string) => {
    const field = screen.getByRole('textbox', { name: 'Name of the view' });
    await act(async () => void fireEvent.change(field, { target: { value: name } }));
    await click('button', 'Save');
  };
  const current = () => within(views).queryByRole('link', { current: 'page' })?.textContent;
  await click('button', 'Save view');
  await write('Second wishes');
  await waitFor(() => expect(current()).toBe('Second wishes'));
  expect(saved).toMatchObject([{ name: 'Second wishes', query: 'q=wish+2&sort=oldest' }]);
  await click('button', 'Rename Second wishes');
  await write('Wishes');
  await waitFor(() => expect(current()).toBe('Wishes'));
  await click('button', 'Undo');
  await waitFor(() => expect(current()).toBe('Second wishes'));
  await click('button', 'Remove Second wishes');
  await waitFor(() => expect(current()).toBe('Open1'));
  expect(saved).toEqual([]);
  await click('button', 'Undo');
  await waitFor(() => expect(current()).toBe('Second wishes'));
  await act(() => router.navigate('/desk/enquiries'));
  expect(current()).toBe('Open5');
  // A fixed view needs no saving.
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await click('link', 'Second wishes');
  expect(rows()).toEqual(['AGN-2']);
});

it('names the reference to a role that sees no names', async () => {
  setSession({ ...me, role: 'reader' });
  await open('/desk/enquiries');
  expect(rows()).toEqual(references);
  for (const reference of references) expect(screen.getByText(reference)).toBeDefined();
});

it('says a refusal once: beside the row, and in the bar where no row is shown', async () => {
  refusal = { done: false, undoable: false, why: 'It was closed meanwhile.', version: null, said: null };
  const router = await open('/desk/enquiries');
  for (const key of ['j', 'a']) await press(key);
  const said = () => screen.getAllByText(/It was closed meanwhile/).map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toEqual(['Not done: It was closed meanwhile.']));
  await act(() => router.navigate('/desk/enquiries/AGN-5'));
  expect(said()).toEqual(['AGN-1: It was closed meanwhile.']);
  await act(() => router.navigate('/desk/enquiries'));
  expect(said()).toEqual(['Not done: It was closed meanwhile.']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));
  expect(screen.queryByText(/It was closed meanwhile/)).toBeNull();
});

it('shows acts of keys at once, each on the row that it was meant for, and sends each once in order', async () => {
  await open('/desk/enquiries?owner=none');
  await press('j');
  await press('a');
  await press('a');
  expect(rows()).toEqual(['AGN-3', 'AGN-4', 'AGN-5']);
  expect(writes.map(({ body }) => body['references'])).toEqual([['AGN-1'], ['AGN-2']]);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(2);
  expect(document.activeElement?.id).toBe('enquiry-AGN-3');
});

it('opens an enquiry with its first screen, and after a closing the next one, before any answer', async () => {
  const router = await open('/desk/enquiries');
  for (const key of ['j', 'j', 'j', 'j']) await press(key);
  // The browser opens the link that has the focus.
  await act(async () => void fireEvent.click(document.activeElement!));
  expect(router.state.location.pathname).toBe('/desk/enquiries/AGN-4');
  expect(screen.getByText('A lawn, wish 4')).toBeDefined();
  expect(screen.getByRole('status', { name: 'Loading the timeline' })).toBeDefined();
  for (const key of ['a', 'e', '2']) await press(key);
  expect(router.state.location.pathname).toBe('/desk/enquiries/AGN-5');
  expect(screen.getByText('A lawn, wish 5')).toBeDefined();
  // The closing waits for the act before it.
  expect(writes.map(({ path }) => path)).toEqual(['enquiries/AGN-4/facts']);
});

it('keeps a digit for the reasons that are still on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  reasonsAreDue = promise;
  await open('/desk/enquiries');
  for (const key of ['j', 'j', 'j', 'e', '2']) await press(key);
  expect(writes).toEqual([]);
  await act(async () => resolve());
  await waitFor(() =>
    expect(writes.map(({ body }) => body)).toEqual([
      expect.objectContaining({ references: ['AGN-3'], action: { status: 'closed', reason: 'No answer' } }),
    ]),
  );
});
