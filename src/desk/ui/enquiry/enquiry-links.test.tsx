import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Duplicates, Twin } from '#contract/desk/duplicates.ts';
import type { Introductions, Suggestions } from '#contract/desk/introductions.ts';
import { DeskData } from '#support/desk-data.tsx';
import { queueOf } from '#desk/kit/act-queue.ts';
import { setSession } from '#desk/kit/session.ts';
import { EnquiryLinks } from './enquiry-links.tsx';

const at = '2026-11-20T06:00:00.000Z';
const uuid = (last: number) => `0192f000-0000-7000-8000-00000000000${last}`;
const twin = (reference: string, more: Partial<Twin> = {}): Twin => ({
  reference,
  title: 'Catering booking',
  status: 'received',
  version: 4,
  said: null,
  sentAt: at,
  name: 'Asha',
  phone: null,
  email: null,
  message: 'Eighty guests',
  merged: 0,
  ...more,
});
const none: Introductions = { version: 7, said: null, share: false, places: 3, introductions: [] };
const suggested: Suggestions = {
  eventDate: '2027-02-14',
  trades: ['Catering'],
  vendors: [1, 2, 3, 4].map((number) => ({
    vendorId: uuid(number),
    name: `Caterer ${number}`,
    reasons: ['Catering in Rajouri Garden', 'Has 1 open introduction'],
    availability: 'ask' as const,
  })),
};
const later = twin('AGN-2', { sentAt: '2026-11-21T06:00:00.000Z', version: 9 });
const alike: Duplicates = {
  enquiry: twin('AGN-1'),
  partOf: null,
  proposed: [{ twin: later, alike: ['phone', 'text'] }],
  merged: [],
};

/** Calls to the server, and its answers by method and path. */
const asked: { call: string; body: unknown }[] = [];
const answers: Record<string, [number, unknown]> = {};
const onChanged = vi.fn<() => void>();
const signIn = (role: 'manager' | 'reader') =>
  setSession({
    memberId: uuid(9),
    name: 'Ravi',
    email: 'ravi@site.test',
    role,
    provenUntil: at,
    endsAt: at,
    recoveryCodesLeft: 10,
  });

beforeEach(() => {
  asked.length = 0;
  onChanged.mockClear();
  signIn('manager');
  Object.assign(answers, {
    'GET quotes': [200, { quotes: [] }],
    'GET introductions': [200, none],
    'GET suggestions': [200, suggested],
    'GET duplicates': [200, alike],
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${path
      .replace(/.*enquiries\//, '')
      .replace(/^AGN-1\/(?!merge)/, '')
      .replace(/\?$/, '')}`;
    asked.push({ call, body: body && JSON.parse(body) });
    const [status, reply] = answers[call] ?? [500, {}];
    return new Response(JSON.stringify(reply), { status });
  });
});

const show = async () => {
  queueOf('AGN-1').learn({ version: 7, said: null });
  render(
    <MemoryRouter>
      <EnquiryLinks reference="AGN-1" onChanged={onChanged} />
    </MemoryRouter>,
    { wrapper: DeskData },
  );
  await screen.findByText('AGN-2');
};
const written = () => asked.filter(({ call }) => !call.startsWith('GET'));

it('shows consent, reasons and that the day has to be asked for; introduces at most three at once', async () => {
  await show();
  expect(screen.getByText('Did not agree to share')).toBeDefined();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(
    screen.getAllByText(/Rajouri Garden · Has 1 open introduction · Free on 14 Feb 2027: ask/),
  ).toHaveLength(4);
  for (const box of boxes.slice(0, 3)) fireEvent.click(box);
  expect(boxes[3]!.disabled).toBe(true);
  answers['POST introductions'] = [
    201,
    {
      ...none,
      places: 2,
      introductions: [
        {
          id: uuid(5),
          vendorId: uuid(1),
          vendorName: 'Caterer 1',
          vendorHidden: false,
          status: 'sent',
          by: 'Ravi',
          sentAt: at,
          dueAt: at,
          seenAt: null,
          repliedAt: null,
          chosenAt: null,
          declinedAt: null,
          declineReason: null,
          lapsedAt: null,
          recalledAt: null,
          outcome: null,
          reportReason: 'wrong-number',
          reportAnswer: null,
          disclosure: 'held',
        },
      ],
    },
  ];
  answers['GET introductions'] = [200, answers['POST introductions'][1]];
  fireEvent.click(screen.getByRole('button', { name: 'Introduce 3 vendors' }));
  await screen.findByRole('button', { name: 'Recall: Caterer 1' });
  expect(screen.getByText(/was given contact details/)).toBeTruthy();
  expect(screen.getByText(/Bad enquiry: Wrong number/)).toBeTruthy();
  expect(written()).toEqual([
    { call: 'POST introductions', body: { vendorIds: [uuid(1), uuid(2), uuid(3)], version: 7, seen: null } },
  ]);
  expect(onChanged).toHaveBeenCalledOnce();
});

it('says why an introduction was refused, and keeps what was chosen', async () => {
  await show();
  fireEvent.click((await screen.findAllByRole('checkbox'))[0]!);
  answers['POST introductions'] = [
    409,
    { code: 'conflict', message: 'Somebody else has changed this enquiry meanwhile.' },
  ];
  fireEvent.click(screen.getByRole('button', { name: 'Introduce' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has changed');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked).toBe(true);
  expect(onChanged).toHaveBeenCalledOnce();
});

it('merges the later into the earlier by d and Enter, and takes it apart by u', async () => {
  await show();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(written()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(document.activeElement?.textContent).toBe('Possibly the same');
  const merged = { ...alike, proposed: [], merged: [later] };
  answers['POST AGN-2/merge'] = [200, { ...alike, enquiry: later, partOf: 'AGN-1', proposed: [] }];
  answers['GET duplicates'] = [200, merged];
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  await screen.findByText('AGN-2 was merged. Press u to take it apart again.');
  expect(written()).toEqual([
    { call: 'POST AGN-2/merge', body: { into: 'AGN-1', version: 9, seen: null, seenInto: null } },
  ]);
  answers['DELETE AGN-2/merge?seen=none'] = [200, alike];
  answers['GET duplicates'] = [200, alike];
  // The key works a moment after its label appears.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(written().at(-1)).toEqual({ call: 'DELETE AGN-2/merge?seen=none', body: undefined });
  });
  await waitFor(() => expect(screen.queryByText(/was merged/)).toBeNull());
});

it('lets a reader look and do nothing', async () => {
  signIn('reader');
  await show();
  fireEvent.keyDown(document.body, { key: 'd' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(written()).toEqual([]);
});
