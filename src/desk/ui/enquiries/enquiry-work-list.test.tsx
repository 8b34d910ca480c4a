import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EnquiryRow } from '#contract/desk/enquiry-list.ts';
import { DeskData } from '#support/desk-data.tsx';
import { focusNext } from '#desk/kit/kept-focus.ts';
import { setSession } from '#desk/kit/session.ts';
import { EnquiryWorkList } from './enquiry-work-list.tsx';

const at = '2026-11-20T06:00:00.000Z';
let drawn = 0;
const row = (number: number): EnquiryRow => ({
  reference: `AGN-${number}`,
  title: 'Catering booking',
  kind: 'catering',
  status: 'received',
  name: `Asha ${number}`,
  phone: null,
  email: null,
  excerpt: null,
  vendorName: null,
  eventDate: null,
  owner: null,
  labels: [],
  locale: 'en',
  // A row reads it once each time it is rendered.
  get sentAt() {
    drawn += 1;
    return at;
  },
  dueAt: null,
  overdue: false,
  waitingSince: null,
  flagged: null,
  version: 1,
  said: null,
  answered: false,
});
const rows = Array.from({ length: 60 }, (_, at) => row(at));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  setSession({
    memberId: '0192f000-0000-7000-8000-000000000009',
    name: 'Ravi',
    email: 'ravi@site.test',
    role: 'manager',
    provenUntil: at,
    endsAt: at,
    recoveryCodesLeft: 10,
  });
});

afterEach(() => vi.unstubAllGlobals());

it('draws two rows anew for a key, however many there are', () => {
  render(
    <MemoryRouter>
      <EnquiryWorkList rows={rows} again={async () => undefined} />
    </MemoryRouter>,
    { wrapper: DeskData },
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  const before = drawn;
  expect(before).toBeGreaterThanOrEqual(rows.length);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.id).toBe('enquiry-AGN-1');
  expect(drawn - before).toBeLessThanOrEqual(2);
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose AGN-1' }).checked).toBe(true);
  expect(drawn - before).toBeLessThanOrEqual(3);
});

it('goes on to the next row, also when the list without the row is drawn before the act is over', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(
        path.includes('/bulk')
          ? { results: [{ reference: 'AGN-0', done: true, undoable: true, why: null }] }
          : ['Booked elsewhere'],
      ),
    ),
  );
  function List() {
    const [shown, setShown] = useState(rows.slice(0, 3));
    const again = () => Promise.resolve(flushSync(() => setShown(rows.slice(1, 3))));
    return <EnquiryWorkList rows={shown} again={again} />;
  }
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
    { wrapper: DeskData },
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.id).toBe('enquiry-AGN-0');
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(document.activeElement?.id).toBe('enquiry-AGN-1'));
});

it('opens with the rows of one screen and with the one that gets the focus; the others follow', async () => {
  // Without `act`, which would render all at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const opened = async () => {
    const part = document.createElement('div');
    const root = createRoot(part);
    const list = (
      <DeskData>
        <MemoryRouter>
          <EnquiryWorkList rows={rows} again={async () => undefined} />
        </MemoryRouter>
      </DeskData>
    );
    const shown = () => part.querySelectorAll('li').length;
    flushSync(() => root.render(list));
    const first = shown();
    await vi.waitFor(() => expect(shown()).toBe(rows.length));
    root.unmount();
    return first;
  };
  expect(await opened()).toBe(20);
  focusNext('enquiry-AGN-44');
  expect(await opened()).toBe(46);
});
