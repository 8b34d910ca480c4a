import { act, render, screen } from '@testing-library/react';
import { useCallback, useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { useRead } from './use-read.ts';

type Question = { asked: string; answer: (rows: string) => void; fail: () => void };
const questions: Question[] = [];
const ask = (asked: string) =>
  new Promise<string>((resolve, reject) => {
    questions.push({ asked, answer: resolve, fail: () => reject(new ApiError(503)) });
  });
const again = { current: async () => {} };

function Rows({ of }: { of: string }) {
  const read = useRead(useCallback(() => ask(of), [of]));
  useEffect(() => {
    again.current = read.again;
  });
  return (
    <p>
      {read.value}|{read.failure}
    </p>
  );
}
const shown = () => screen.getByText(/\|/).textContent;
const settle = (what: () => void) =>
  act(async () => {
    what();
  });

beforeEach(() => {
  questions.length = 0;
});

it('keeps the answer to what was asked last, in whatever order the answers come', async () => {
  const { rerender } = render(<Rows of="a" />);
  rerender(<Rows of="ab" />);
  const [first, second] = questions;
  await settle(() => second!.answer('rows of ab'));
  await settle(() => first!.answer('rows of a'));
  expect(shown()).toBe('rows of ab|');
});

it('shows neither the answer nor the failure of an overtaken question while the newer one is on its way', async () => {
  const { rerender } = render(<Rows of="a" />);
  await settle(() => questions[0]!.answer('rows of a'));
  rerender(<Rows of="ab" />);
  rerender(<Rows of="abc" />);
  await settle(() => questions[1]!.answer('rows of ab'));
  expect(shown()).toBe('rows of a|');
  rerender(<Rows of="abcd" />);
  await settle(() => questions[2]!.fail());
  expect(shown()).toBe('rows of a|');
  await settle(() => questions[3]!.answer('rows of abcd'));
  expect(shown()).toBe('rows of abcd|');
});

it('reads the same anew: the newer reading stays, and a failure of it is told', async () => {
  render(<Rows of="a" />);
  await settle(() => questions[0]!.answer('old'));
  await settle(() => void again.current());
  await settle(() => void again.current());
  await settle(() => questions[2]!.answer('new'));
  await settle(() => questions[1]!.answer('old'));
  expect(shown()).toBe('new|');
  await settle(() => void again.current());
  await settle(() => questions[3]!.fail());
  expect(shown()).toBe('new|The server could not be reached.');
});
