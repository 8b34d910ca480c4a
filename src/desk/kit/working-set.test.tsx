import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffSession } from '#contract/desk/access.ts';
import type { WorkingEnquiry } from '#contract/desk/working-set.ts';
import { DeskData } from '#support/desk-data.tsx';
import { workingEnquiry } from '#support/working-enquiry.ts';
import { queueOf } from './act-queue.ts';
import { setSession } from './session.ts';
import { stepped } from './shown-acts.ts';
import { refreshWorkingSet, useKeptWorkingSet, useWorkingSet, workingSet } from './working-set.ts';

const at = '2026-11-20T06:00:00.000Z';
const member = (n: number): StaffSession => ({
  memberId: `0192f000-0000-7000-8000-00000000000${n}`,
  name: 'Ravi',
  email: 'ravi@site.test',
  role: 'manager',
  provenUntil: at,
  endsAt: '2099-01-01T00:00:00.000Z',
  recoveryCodesLeft: 10,
});
const event = (n: number) => `0192f000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
type Answer = { status?: number; body: unknown };
/** What the server answers, by the path and query that is asked; what is asked is noted. */
let answers: (path: string) => Answer | Promise<Answer>;
let asked: string[] = [];
const page = (enquiries: WorkingEnquiry[], next: string | null, sequence: string): Answer => ({
  body: { enquiries, next, sequence },
});
const changes = (enquiries: WorkingEnquiry[], gone: string[], sequence: string, isWhole = true): Answer => ({
  body: { enquiries, gone, sequence, isWhole },
});

let shown: () => readonly { reference: string; status: string }[] | undefined;
const references = () => shown()?.map(({ reference }) => reference);
const open = async () => {
  const view = renderHook(
    () => {
      useKeptWorkingSet();
      return useWorkingSet()?.rows;
    },
    { wrapper: DeskData },
  );
  shown = () => view.result.current;
  await act(refreshWorkingSet);
  return view;
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.replace(/^\/api\/staff\/working-set|\?$/g, '');
    asked.push(name);
    const { status = 200, body } = await answers(name);
    return Response.json(body, { status });
  });
  setSession(member(1));
});
afterEach(() => {
  setSession(null);
  vi.unstubAllGlobals();
});

const [a, b, c] = [
  workingEnquiry('AGN-A', { sentAt: '2026-11-20T03:00:00.000Z' }),
  workingEnquiry('AGN-B', { sentAt: '2026-11-20T02:00:00.000Z' }),
  workingEnquiry('AGN-C', { sentAt: '2026-11-20T01:00:00.000Z' }),
];

describe('the working set', () => {
  it('is read page by page, then by its changes since the first page', async () => {
    answers = (path) => {
      if (path === '') return page([a], 'after-a', event(1));
      if (path === '?cursor=after-a') return page([b], null, event(2));
      return changes([], [], event(3));
    };
    await open();
    expect(references()).toEqual(['AGN-A', 'AGN-B']);
    expect(workingSet()).toMatchObject({ isWhole: true, isCapped: false });
    await act(refreshWorkingSet);
    const from = asked.filter((path) => path.startsWith('/changes'));
    expect(from[0]).toBe(`/changes?since=${event(1)}`);
    expect(from.at(-1)).toBe(`/changes?since=${event(from.length > 1 ? 3 : 1)}`);
  });

  it('takes in what came, changed and went, in the order of arrival, and keeps the rest as it was', async () => {
    answers = (path) => (path === '' ? page([b, c], null, event(1)) : changes([], [], event(1)));
    await open();
    const before = shown()!;
    answers = () => changes([a, { ...b, version: 2, status: 'read' }, c], ['AGN-GONE'], event(2));
    await act(refreshWorkingSet);
    expect(references()).toEqual(['AGN-A', 'AGN-B', 'AGN-C']);
    expect(shown()![1]).toMatchObject({ status: 'read' });
    // What was read again and is the same is not drawn again.
    expect(shown()![2]).toBe(before[1]);
    answers = () => changes([], ['AGN-B'], event(3));
    await act(refreshWorkingSet);
    expect(references()).toEqual(['AGN-A', 'AGN-C']);
  });

  it('is read anew when too much has changed, and serves until then', async () => {
    answers = (path) => (path === '' ? page([a], null, event(1)) : changes([], [], event(1)));
    await open();
    answers = (path) => (path === '' ? page([b, c], null, event(9)) : changes([], [], event(9), false));
    await act(refreshWorkingSet);
    expect(references()).toEqual(['AGN-B', 'AGN-C']);
  });

  it('loses no event that comes while it is read', async () => {
    answers = (path) => (path === '' ? page([a], null, event(1)) : changes([], [], event(1)));
    await open();
    const slow = Promise.withResolvers<Answer>();
    answers = () => slow.promise;
    const first = refreshWorkingSet();
    await Promise.resolve();
    const second = refreshWorkingSet();
    answers = () => changes([b], [], event(3));
    slow.resolve(changes([], [], event(2)));
    await act(() => Promise.all([first, second]));
    expect(references()).toEqual(['AGN-A', 'AGN-B']);
  });

  it('ends with the session: when it is over, at the sign-out, and for the next person', async () => {
    answers = (path) => (path === '' ? page([a], null, event(1)) : changes([], [], event(1)));
    const view = await open();
    answers = () => ({ status: 401, body: { code: 'unauthorized', message: 'Please sign in.' } });
    await act(refreshWorkingSet);
    expect(workingSet()).toBeNull();
    expect(shown()).toBeUndefined();
    answers = (path) => (path === '' ? page([b], null, event(1)) : changes([], [], event(1)));
    await act(refreshWorkingSet);
    expect(references()).toEqual(['AGN-B']);
    // What is still being read for the one who leaves reaches nobody.
    const slow = Promise.withResolvers<Answer>();
    answers = () => slow.promise;
    const late = refreshWorkingSet();
    await act(async () => setSession(null));
    expect(workingSet()).toBeNull();
    slow.resolve(changes([a], [], event(2)));
    await act(() => late);
    expect(workingSet()).toBeNull();
    view.unmount();
  });
});

describe('an act', () => {
  beforeEach(async () => {
    answers = (path) => (path === '' ? page([a, b], null, event(1)) : changes([], [], event(1)));
    await open();
  });

  it('is shown() at once, and until a reading has it', async () => {
    const reply = Promise.withResolvers<{ version: number }>();
    const done = queueOf('AGN-A').add(() => reply.promise, { shows: stepped('closed') });
    await act(async () => undefined);
    expect(shown()![0]!.status).toBe('closed');
    reply.resolve({ version: 2 });
    await act(() => done);
    expect(shown()![0]!.status).toBe('closed');
    // An older reading that arrives late does not bring it back.
    answers = () => changes([{ ...a, labels: ['vip'] }], [], event(2));
    await act(refreshWorkingSet);
    expect(shown()![0]!.status).toBe('closed');
    answers = () => changes([{ ...a, version: 3, status: 'read' }], [], event(3));
    await act(refreshWorkingSet);
    expect(shown()![0]!.status).toBe('read');
  });

  it('is taken off when it is refused, with what waited behind it', async () => {
    const reply = Promise.withResolvers<never>();
    const first = queueOf('AGN-B').add(() => reply.promise, { shows: stepped('read') });
    const second = queueOf('AGN-B').add(async () => ({}), { shows: stepped('closed') });
    await act(async () => undefined);
    expect(shown()![1]!.status).toBe('closed');
    reply.reject(new Error('refused'));
    await act(async () => void (await Promise.allSettled([first, second])));
    expect(shown()![1]!.status).toBe('received');
  });
});
