import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Today } from '#contract/desk/today.ts';
import { DeskData } from '#support/desk-data.tsx';
import { workingEnquiry } from '#support/working-enquiry.ts';
import { queueOf } from '../kit/act-queue.ts';
import { forgetActs, stepped } from '../kit/shown-acts.ts';
import { setSession } from '../kit/session.ts';
import { refreshWorkingSet, useKeptWorkingSet } from '../kit/working-set.ts';
import { Component as TodayPage } from './today.tsx';

// Today over the working set: what it holds is there in the same frame, while the server has not answered.

const at = '2026-11-20T06:00:00.000Z';
const fresh = (reference: string, name: string) =>
  workingEnquiry(reference, { name, sentAt: new Date().toISOString() });
const enquiries = [fresh('AGN-71', 'Asha'), fresh('AGN-72', 'Bilal')];
let answer: PromiseWithResolvers<Response>;
/** Writes, which wait for their answer. */
let calls: (PromiseWithResolvers<Response> & { url: string })[];
class Stream extends EventTarget {
  close() {}
}
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  answer = Promise.withResolvers();
  vi.stubGlobal('EventSource', Stream);
  calls = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    if (method !== 'GET') {
      const call = { url, ...Promise.withResolvers<Response>() };
      calls.push(call);
      return call.promise;
    }
    const sequence = '0192f000-0000-7000-8000-000000000001';
    if (url.includes('/changes'))
      return Promise.resolve(Response.json({ enquiries: [], gone: [], sequence, isWhole: true }));
    if (url.includes('working-set'))
      return Promise.resolve(Response.json({ enquiries, next: null, sequence }));
    return url.includes('/sheet') ? answer.promise : new Promise<Response>(() => undefined);
  });
  setSession({
    memberId: '0192f000-0000-7000-8000-000000000009',
    name: 'Ravi',
    email: 'ravi@site.test',
    role: 'manager',
    provenUntil: at,
    endsAt: '2099-01-01T00:00:00.000Z',
    recoveryCodesLeft: 10,
  });
});
afterEach(() => {
  setSession(null);
  forgetActs();
  vi.unstubAllGlobals();
});

async function open() {
  const Desk = () => {
    useKeptWorkingSet();
    return <TodayPage />;
  };
  const router = createMemoryRouter([{ path: '/', element: <Desk /> }]);
  render(<RouterProvider router={router} />, { wrapper: DeskData });
  await act(refreshWorkingSet);
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const group = (name: string) => screen.queryByRole('region', { name: new RegExp(name) });

it('shows what the set holds before the server answers, follows an act at once, and adds the rest from the server', async () => {
  await open();
  expect(lines()).toHaveLength(2);
  expect(within(group('New since yesterday')!).getByText('Asha')).toBeDefined();
  await act(async () => {
    const never = () => new Promise<never>(() => undefined);
    void queueOf('AGN-71').add(never, { shows: stepped('read') });
  });
  expect(lines()).toHaveLength(1);
  const line = { id: 'AGN-C1', title: 'Complaint', who: 'Chitra', at, urgent: false, note: null };
  const stale = { ...line, id: 'AGN-99', who: 'Not open any more' };
  const told: Today = {
    at,
    groups: [
      { name: 'complaints', count: 1, lines: [line] },
      { name: 'fresh', count: 1, lines: [stale] },
    ],
  };
  await act(async () => answer.resolve(Response.json(told)));
  expect(within(group('Complaints by their deadline')!).getByText('Chitra')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['complaints', 'fresh']);
  // The set is newer than the answer, whose own lines of these groups are left out.
  expect(screen.queryByText('Not open any more')).toBeNull();
  expect(within(group('New since yesterday')!).getByText('Bilal')).toBeDefined();
});

it('says by one key which vendor was told by phone: its line goes at once, and comes back with a refusal', async () => {
  await open();
  const line = { id: 'AGN-1', title: 'Catering booking', at, urgent: true };
  const [first, second] = ['1', '2'].map((end) => `0192f000-0000-7000-8000-00000000000${end}`);
  const untold = [
    { ...line, who: 'Amaltas Farm', note: '9812300011', introductionId: first! },
    { ...line, who: 'Banyan Hall', note: null, introductionId: second! },
  ];
  const sheet = { at, groups: [{ name: 'untold', count: 2, lines: untold }] } satisfies Today;
  await act(async () => answer.resolve(Response.json(sheet)));
  const vendors = () =>
    within(group('Vendors to phone')!)
      .getAllByRole('link', { name: /Catering/ })
      .map(({ textContent }) => textContent);
  expect(vendors()).toEqual(['Amaltas FarmCatering booking', 'Banyan HallCatering booking']);
  expect(screen.getByRole('link', { name: '+91 98123 00011' }).getAttribute('href')).toBe(
    'tel:+919812300011',
  );
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement!, { key }));
  for (const key of ['j', 'j', 't']) await press(key);
  expect(calls.map(({ url }) => url)).toEqual([
    expect.stringContaining(`enquiries/AGN-1/introductions/${second}/told`),
  ]);
  expect(vendors()).toEqual(['Amaltas FarmCatering booking']);
  // The same key again belongs to no line that has gone.
  await press('t');
  expect(calls).toHaveLength(1);
  const refused = { message: 'Meanwhile somebody answered.', code: 'conflict' };
  await act(async () => calls[0]!.resolve(Response.json(refused, { status: 409 })));
  expect(vendors()).toHaveLength(2);
});
