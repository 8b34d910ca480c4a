import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foreignAnswers, oddBodies, type OddAnswer } from '#support/odd-answers.ts';
import { MessagePictureField } from './message-pictures.tsx';

let answer: OddAnswer;

/** The part of XMLHttpRequest that an upload uses. */
class Request {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {
    this.status = answer.status === 302 ? 200 : answer.status;
    this.responseText = answer.body;
    queueMicrotask(() => this.onload());
  }
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

const good = { id: '0192f000-0000-7000-8000-000000000001' };
function pick() {
  const { container } = render(<MessagePictureField path="/api/enquiries/x/pictures" />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] } });
  return container;
}
const ids = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('input[name=pictures]')].map(({ value }) => value);

describe('a picture of a message', () => {
  it('goes with the message by the id that it was given', async () => {
    answer = { name: '', status: 201, type: 'application/json', body: JSON.stringify(good) };
    const container = pick();
    await screen.findByRole('img');
    expect(ids(container)).toEqual([good.id]);
  });

  it.each([
    ...oddBodies(201, good),
    ...foreignAnswers(201, good),
    { name: 'an empty id', status: 201, type: 'application/json', body: '{"id":""}' },
  ])('was not sent after $name, and it says so', async (odd) => {
    answer = odd;
    const container = pick();
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(ids(container)).toEqual([]);
  });
});
