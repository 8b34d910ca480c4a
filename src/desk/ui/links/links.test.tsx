import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Duplicates, Twin } from '#contract/desk/duplicates.ts';
import type { Introductions } from '#contract/desk/introductions.ts';
import type { DeskVendor } from '#contract/desk/vendors.ts';
import type { Suggestions } from '#contract/desk/suggestions.ts';
import { DeskData } from '#support/desk-data.tsx';
import { queueOf } from '#desk/kit/act-queue.ts';
import { UndoBar } from '#desk/ui/frame/undo-bar.tsx';
import { setSession } from '#desk/kit/session.ts';
import { DuplicateSection } from './duplicate-section.tsx';
import { IntroductionSection } from './introduction-section.tsx';

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
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
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
      .replace(/.*(enquiries|staff)\//, '')
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
      <IntroductionSection reference="AGN-1" onChanged={onChanged} />
      <DuplicateSection reference="AGN-1" others={[]} onChanged={onChanged} />
    </MemoryRouter>,
    { wrapper: DeskData },
  );
  await screen.findByText('AGN-2');
};
const written = () => asked.filter(({ call }) => !call.startsWith('GET'));

const introduced = (more: Partial<Introductions['introductions'][number]> = {}): Introductions => ({
  ...none,
  places: 2,
  introductions: [
    {
      id: uuid(5),
      vendorId: uuid(1),
      vendorName: 'Caterer 1',
      vendorHidden: false,
      status: 'sent',
      held: null,
      by: 'Ravi',
      sentAt: at,
      dueAt: at,
      phone: null,
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
      ...more,
    },
  ],
});
const deskVendor = (
  number: number,
  companyName: string,
  visibility: DeskVendor['visibility'],
): DeskVendor => ({
  id: uuid(number),
  companyName,
  ownerName: 'Sunita',
  productSelection: null,
  area: null,
  visibility,
  waitsSince: null,
  hiddenAt: null,
  hiddenReason: null,
  registeredAt: at,
  isSample: false,
  emailConfirmed: true,
  signals: [],
});
const picker = () => screen.findByRole('dialog', { name: 'Introduce vendors' });
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox');

it('introduces the three best with two keys', async () => {
  await show();
  expect(screen.getByText('Did not agree to share')).toBeDefined();
  answers['POST introductions'] = [201, introduced()];
  answers['GET introductions'] = [200, introduced()];
  fireEvent.keyDown(document.body, { key: 'i' });
  await picker();
  expect((await boxes()).map(({ checked }) => checked)).toEqual([true, true, true, false]);
  expect((await boxes())[3]!.disabled).toBe(true);
  expect(
    screen.getAllByText(/Rajouri Garden · Has 1 open introduction · Free on 14 Feb 2027: ask/),
  ).toHaveLength(4);
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  await screen.findByRole('button', { name: 'Recall: Caterer 1' });
  expect(screen.getByText(/was given contact details/)).toBeTruthy();
  expect(screen.getByText(/Bad enquiry: Wrong number/)).toBeTruthy();
  expect(written()).toEqual([
    { call: 'POST introductions', body: { vendorIds: [uuid(1), uuid(2), uuid(3)], version: 7, seen: null } },
  ]);
  expect(onChanged).toHaveBeenCalledOnce();
});

it('chooses others by digits, and finds any visible vendor by letters', async () => {
  answers['GET vendors?q=shaadi'] = [
    200,
    {
      vendors: [deskVendor(7, 'Shaadi Band', 'public'), deskVendor(8, 'Shaadi Hidden', 'hidden')],
      next: null,
      counts: null,
    },
  ];
  await show();
  fireEvent.keyDown(document.body, { key: 'i' });
  await picker();
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search all vendors' });
  fireEvent.change(search, { target: { value: '2' } });
  expect(search.value).toBe('');
  fireEvent.change(search, { target: { value: '4' } });
  expect((await boxes()).map(({ checked }) => checked)).toEqual([true, false, true, true]);
  fireEvent.change(search, { target: { value: '3' } });
  fireEvent.change(search, { target: { value: 'shaadi' } });
  await screen.findByText('Shaadi Band');
  expect(screen.queryByText('Shaadi Hidden')).toBeNull();
  // Chosen ones stay in sight: nothing unseen is introduced.
  expect(screen.getByText('Caterer 1')).toBeTruthy();
  expect(screen.queryByText('Caterer 2')).toBeNull();
  fireEvent.change(search, { target: { value: 'shaadi3' } });
  answers['POST introductions'] = [201, introduced()];
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]!.body).toMatchObject({ vendorIds: [uuid(1), uuid(4), uuid(7)] });
});

it('says why an introduction was refused', async () => {
  await show();
  answers['POST introductions'] = [
    409,
    { code: 'conflict', message: 'Somebody else has changed this enquiry meanwhile.' },
  ];
  fireEvent.keyDown(document.body, { key: 'i' });
  await boxes();
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has changed');
  expect(onChanged).toHaveBeenCalledOnce();
});

it('takes introductions back by u while they are held', async () => {
  render(
    <MemoryRouter>
      <UndoBar />
    </MemoryRouter>,
    { wrapper: DeskData },
  );
  await show();
  const held = introduced({ status: 'proposed', held: uuid(6), sentAt: null, disclosure: 'none' });
  answers['POST introductions'] = [201, held];
  answers['GET introductions'] = [200, held];
  fireEvent.keyDown(document.body, { key: 'i' });
  await boxes();
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  await screen.findByText('leaves in a moment');
  expect(screen.queryByRole('button', { name: /Caterer 1/ })).toBeNull();
  answers[`DELETE held-introductions/${uuid(6)}`] = [200, none];
  answers['GET introductions'] = [200, none];
  fireEvent.keyDown(document.body, { key: 'u' });
  await waitFor(() => expect(screen.queryByText(/introductions leave/)).toBeNull());
  expect(written().at(-1)).toEqual({ call: `DELETE held-introductions/${uuid(6)}`, body: undefined });
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
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hide d']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(written()).toEqual([]);
});
