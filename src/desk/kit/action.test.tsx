import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { PasskeyRefused } from '#kit/session/passkeys.ts';
import { DeskData } from '#support/desk-data.tsx';
import { NotTried } from './act-queue.ts';
import { useAction, useVersionedAction } from './action.ts';
import { queryClient, useRead } from './query.ts';

type End = { done: () => void; failed: (why: unknown) => void };
const under: End[] = [];
const task = () =>
  new Promise<void>((resolve, reject) => {
    under.push({ done: resolve, failed: reject });
  });
const settle = (what: () => unknown) =>
  act(async () => {
    what();
    await Promise.resolve();
  });

const acting: { current: ReturnType<typeof useAction> | null } = { current: null };
const results: boolean[] = [];
const press = () => settle(() => void acting.current!.run(task).then((done) => results.push(done)));
function Acting() {
  const action = useAction();
  useEffect(() => {
    acting.current = action;
  });
  return (
    <p>
      {action.busy ? 'busy' : 'free'}|{action.failure}|{Object.values(action.fieldErrors)}
    </p>
  );
}
const shown = () => screen.getByText(/\|/).textContent;
const wrong = new ApiError(400, {
  code: 'invalid',
  message: 'Please look at the form.',
  fieldErrors: { name: 'A name is needed.' },
});

beforeEach(() => {
  under.length = 0;
  results.length = 0;
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

describe('an act', () => {
  it('is busy until it is done, and says whether it was', async () => {
    render(<Acting />, { wrapper: DeskData });
    expect(shown()).toBe('free||');
    await press();
    expect(shown()).toBe('busy||');
    await settle(() => under[0]!.done());
    expect(shown()).toBe('free||');
    expect(results).toEqual([true]);
  });

  it('is done once, however often it is pressed meanwhile', async () => {
    render(<Acting />, { wrapper: DeskData });
    await press();
    await press();
    expect(under).toHaveLength(1);
    expect(results).toEqual([false]);
    await settle(() => under[0]!.done());
    await press();
    expect(under).toHaveLength(2);
  });

  it.each([
    ['the server', new ApiError(503, { code: 'x', message: 'Not just now.' }), 'free|Not just now.|'],
    ['a field', wrong, `free|${wrong.message}|A name is needed.`],
    ['the passkey', new PasskeyRefused('cancelled'), `free|${new PasskeyRefused('cancelled').message}|`],
    ['an act before it', new NotTried('This was not done.'), 'free|This was not done.|'],
  ])('says why %s refused it, and nothing of that when it is tried again', async (_, why, words) => {
    render(<Acting />, { wrapper: DeskData });
    await press();
    await settle(() => under[0]!.failed(why));
    expect(shown()).toBe(words);
    expect(results).toEqual([false]);
    await press();
    expect(shown()).toBe('busy||');
  });

  it('that breaks says so in plain words, and in the console why', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Acting />, { wrapper: DeskData });
    await press();
    const why = new TypeError('x is not a function');
    await settle(() => under[0]!.failed(why));
    expect(shown()).toBe('free|This did not work. Please try again.|');
    expect(told).toHaveBeenCalledExactlyOnceWith(why);
  });

  it('leaves nothing in memory', async () => {
    const { unmount } = render(<Acting />, { wrapper: DeskData });
    await press();
    await settle(() => under[0]!.done());
    unmount();
    await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });
});

describe('an act on what may have changed', () => {
  const reading = vi.fn<() => Promise<string>>();
  const other = vi.fn<() => Promise<string>>();
  const state: { current: ReturnType<typeof useVersionedAction> | null } = { current: null };
  function Form() {
    useRead({ queryKey: ['staffVendorGet', { params: { vendorId: 'a' } }], queryFn: reading });
    useRead({ queryKey: ['staffToday', {}], queryFn: other });
    const action = useVersionedAction('staffVendorGet');
    useEffect(() => {
      state.current = action;
    });
    return null;
  }
  beforeEach(async () => {
    reading.mockReset().mockResolvedValue('vendor');
    other.mockReset().mockResolvedValue('today');
    render(<Form />, { wrapper: DeskData });
    await settle(() => undefined);
  });
  const conflict = new ApiError(409, { code: 'conflict', message: 'Somebody was first.' });

  it.each([
    ['is done', null, 2],
    ['is refused since somebody was first', conflict, 2],
    ['is refused for a field', wrong, 1],
    ['does not arrive', new ApiError(0), 1],
  ])('that %s', async (_, why, readings) => {
    let done: boolean | undefined;
    await settle(() => void state.current!.work(task).then((was) => (done = was)));
    await settle(() => (why ? under[0]!.failed(why) : under[0]!.done()));
    await vi.waitFor(() => expect(done).toBe(why === null));
    expect(reading).toHaveBeenCalledTimes(readings);
    expect(other).toHaveBeenCalledTimes(1);
    // The error of a field is shown at the field.
    expect(state.current!.failure).toBe(why === null || why === wrong ? null : why.message);
    expect(state.current!.fieldErrors).toEqual(why === wrong ? wrong.fieldErrors : {});
  });

  it('is over when what is shown is what it left', async () => {
    let answer: (value: string) => void = () => undefined;
    reading.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await settle(() => void state.current!.work(task));
    await settle(() => under[0]!.done());
    expect(state.current!.busy).toBe(true);
    await settle(() => answer('changed'));
    expect(state.current!.busy).toBe(false);
  });
});
