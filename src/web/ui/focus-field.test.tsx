import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FocusField, type Focus } from './focus-field.tsx';

const picture = { src: '/media/a-480.jpg', width: 480, height: 320 };

function Held({ at }: { at: Focus }) {
  const [focus, setFocus] = useState(at);
  return <FocusField picture={picture} value={focus} onChange={setFocus} />;
}
const point = () => screen.getByRole('button');
const told = () => /(\d+) %.* (\d+) %/.exec(point().getAttribute('aria-label')!)!.slice(1).map(Number);

it('moves by the arrow keys, with Shift in larger steps, and never out of the picture', () => {
  render(<Held at={{ focusX: 50, focusY: 50 }} />);
  fireEvent.keyDown(point(), { key: 'ArrowRight' });
  fireEvent.keyDown(point(), { key: 'ArrowUp', shiftKey: true });
  expect(told()).toEqual([52, 40]);
  for (let presses = 0; presses < 8; presses += 1) {
    fireEvent.keyDown(point(), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(point(), { key: 'ArrowUp', shiftKey: true });
  }
  expect(told()).toEqual([100, 0]);
});

it('leaves every other key to the page', () => {
  render(<Held at={{ focusX: 10, focusY: 20 }} />);
  expect(fireEvent.keyDown(point(), { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(point(), { key: 'ArrowDown' })).toBe(false);
  expect(told()).toEqual([10, 22]);
});
