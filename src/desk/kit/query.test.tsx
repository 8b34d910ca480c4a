import { StrictMode, useEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { DeskData } from '#support/desk-data.tsx';
import { queryClient, readAnew, useRead, type Question, type Read } from './query.ts';
import { setSession } from './session.ts';

type Asked = { of: string; answer: (rows: string) => void; fail: () => void };
const asked: Asked[] = [];
const question = (of: string): Question<string> => ({
  queryKey: ['staffToday', of],
  queryFn: () =>
    new Promise<string>((resolve, reject) => {
      asked.push({ of, answer: resolve, fail: () => reject(new ApiError(503)) });
    }),
});
const failed = 'The server could not be reached.';

const read: { current: Read<string> | null } = { current: null };
function Rows({ of, nextInMs }: { of: string | null; nextInMs?: (value: string) => number | null }) {
  const shown = useRead(of === null ? null : question(of), nextInMs);
  useEffect(() => {
    read.current = shown;
  });
  return (
    <p>
      {shown.value}|{shown.failure}
    </p>
  );
}
const show = (of: string | null) => render(<Rows of={of} />, { wrapper: DeskData });
const shown = () => screen.getByText(/\|/).textContent;
const settle = (what: () => unknown) =>
  act(async () => {
    what();
    await Promise.resolve();
  });
const look = () => settle(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => queryClient.clear());

/** Steps of a test: a query by its name, `again`, or the result of the query with that number. */
type Step = string | { answers: number; by: string } | { fails: number };
const states: readonly { state: string; steps: readonly Step[]; is: string }[] = [
  { state: 'nothing while it is read', steps: ['a'], is: '|' },
  { state: 'what was answered', steps: ['a', { answers: 0, by: 'rows' }], is: 'rows|' },
  { state: 'why it failed', steps: ['a', { fails: 0 }], is: `|${failed}` },
  { state: 'why it failed, while it is tried again', steps: ['a', { fails: 0 }, 'again'], is: `|${failed}` },
  {
    state: 'the answer to the second try',
    steps: ['a', { fails: 0 }, 'again', { answers: 1, by: 'rows' }],
    is: 'rows|',
  },
  {
    state: 'what was there, while it is read anew',
    steps: ['a', { answers: 0, by: 'rows' }, 'again'],
    is: 'rows|',
  },
  {
    state: 'why reading anew failed, above what was there',
    steps: ['a', { answers: 0, by: 'rows' }, 'again', { fails: 1 }],
    is: `rows|${failed}`,
  },
  {
    state: 'the later of two readings of the same, in whatever order they come',
    steps: [
      'a',
      { answers: 0, by: 'old' },
      'again',
      'again',
      { answers: 2, by: 'new' },
      { answers: 1, by: 'old' },
    ],
    is: 'new|',
  },
  {
    state: 'what was there, while something else is asked',
    steps: ['a', { answers: 0, by: 'rows of a' }, 'ab'],
    is: 'rows of a|',
  },
  {
    state: 'the answer to what was asked last, in whatever order they come',
    steps: ['a', 'ab', { answers: 1, by: 'rows of ab' }, { answers: 0, by: 'rows of a' }],
    is: 'rows of ab|',
  },
  {
    state: 'no answer of an overtaken question',
    steps: ['a', { answers: 0, by: 'rows of a' }, 'ab', 'abc', { answers: 1, by: 'rows of ab' }],
    is: 'rows of a|',
  },
  {
    state: 'no failure of an overtaken question',
    steps: ['a', { answers: 0, by: 'rows of a' }, 'ab', 'abc', { fails: 1 }],
    is: 'rows of a|',
  },
  {
    state: 'why another question failed, above what was there',
    steps: ['a', { answers: 0, by: 'rows of a' }, 'ab', { fails: 1 }],
    is: `rows of a|${failed}`,
  },
  {
    state: 'that failure, until yet another question is answered',
    steps: ['a', { answers: 0, by: 'rows of a' }, 'ab', { fails: 1 }, 'abc'],
    is: `rows of a|${failed}`,
  },
];

describe('a read shows', () => {
  it.each(states)('$state', async ({ steps, is }) => {
    const { rerender } = show(null);
    for (const step of steps)
      if (step === 'again') await settle(() => read.current!.again());
      else if (typeof step === 'string') await settle(() => rerender(<Rows of={step} />));
      else if ('by' in step) await settle(() => asked[step.answers]!.answer(step.by));
      else await settle(() => asked[step.fails]!.fail());
    expect(shown()).toBe(is);
  });

  it('nothing once nothing is asked, and nothing of before when something is asked again', async () => {
    const { rerender } = show('a');
    await settle(() => asked[0]!.answer('rows of a'));
    rerender(<Rows of={null} />);
    expect(shown()).toBe('|');
    rerender(<Rows of="ab" />);
    expect(shown()).toBe('|');
  });
});

describe('a read asks', () => {
  it('once, where React draws twice and where two parts ask the same', async () => {
    render(
      <StrictMode>
        <Rows of="a" />
        <Rows of="a" />
      </StrictMode>,
      { wrapper: DeskData },
    );
    await settle(() => asked[0]!.answer('rows'));
    expect(asked).toHaveLength(1);
    expect(screen.getAllByText('rows|')).toHaveLength(2);
  });

  it('never by itself after a failure, and when somebody looks at the desk again', async () => {
    show('a');
    await settle(() => asked[0]!.fail());
    expect(asked).toHaveLength(1);
    await look();
    await settle(() => asked[1]!.answer('rows'));
    expect(shown()).toBe('rows|');
    expect(asked).toHaveLength(2);
  });

  it('once when somebody looks while it is asking', async () => {
    show('a');
    await look();
    expect(asked).toHaveLength(1);
  });

  it('by the clock only while the answer says that it is not the last', async () => {
    const nextInMs = (value: string) => (value === 'running' ? 1 : null);
    render(<Rows of="a" nextInMs={nextInMs} />, { wrapper: DeskData });
    await settle(() => asked[0]!.answer('running'));
    await waitFor(() => expect(asked).toHaveLength(2));
    await settle(() => asked[1]!.answer('done'));
    expect(shown()).toBe('done|');
    expect(asked).toHaveLength(2);
  });
});

describe('after a change', () => {
  it('data in sight is asked anew, though its first reading is under way; that one is not shown', async () => {
    show('a');
    await settle(() => readAnew(queryClient, { queryKey: ['staffToday'] }));
    expect(asked).toHaveLength(2);
    await settle(() => asked[1]!.answer('new'));
    await settle(() => asked[0]!.answer('old'));
    expect(shown()).toBe('new|');
  });

  it('asks once more for each change, and the answer to the last is shown', async () => {
    show('a');
    await settle(() => asked[0]!.answer('first'));
    await settle(() => void readAnew(queryClient, { queryKey: ['staffToday'] }));
    await settle(() => void readAnew(queryClient, { queryKey: ['staffToday'] }));
    await settle(() => asked[2]!.answer('third'));
    await settle(() => asked[1]!.answer('second'));
    expect(shown()).toBe('third|');
  });
});

describe('in memory stays', () => {
  const kept = () => queryClient.getQueryCache().getAll();

  it('nothing of a page that was left', async () => {
    const { unmount } = show('a');
    await settle(() => asked[0]!.answer('Asha, 98100 00000'));
    unmount();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('nothing of a page that was left before it was answered', async () => {
    const { unmount } = show('a');
    unmount();
    await settle(() => asked[0]!.answer('Asha, 98100 00000'));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it.each(['nobody', 'somebody else'])('nothing once %s is signed in', async (who) => {
    const one = {
      memberId: '0192f000-0000-7000-8000-000000000001',
      name: 'Ravi',
      email: 'ravi@site.test',
      role: 'manager',
      provenUntil: '2026-11-20T06:00:00.000Z',
      endsAt: '2026-11-20T06:00:00.000Z',
      recoveryCodesLeft: 10,
    } as const;
    setSession(one);
    show('a');
    await settle(() => asked[0]!.answer('Asha, 98100 00000'));
    setSession({ ...one, name: 'Ravi Kumar' });
    expect(kept()).toHaveLength(1);
    setSession(who === 'nobody' ? null : { ...one, memberId: '0192f000-0000-7000-8000-000000000002' });
    expect(kept()).toEqual([]);
  });

  it('the words of the desk, which the next page shows at once and reads anew', async () => {
    const texts = (...those: string[]): Question<string> => ({
      ...question(those.join()),
      queryKey: ['staffTemplateList', {}],
    });
    function Texts() {
      return <p>{useRead(texts('a')).value}|</p>;
    }
    const { unmount } = render(<Texts />, { wrapper: DeskData });
    await settle(() => asked[0]!.answer('Thank you'));
    unmount();
    render(<Texts />, { wrapper: DeskData });
    expect(shown()).toBe('Thank you|');
    expect(asked).toHaveLength(2);
  });
});

it('says at once that a line is down, and waits for nothing', async () => {
  const { rerender } = show(null);
  window.dispatchEvent(new Event('offline'));
  await settle(() => rerender(<Rows of="a" />));
  await settle(() => asked[0]!.fail());
  expect(shown()).toBe(`|${failed}`);
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(1);
});
