import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { endTyped, noteTyped } from './typed-ahead.ts';

afterEach(endTyped);
/** Begins an item and presses keys elsewhere; returns its title, and which keys the page still received. */
function pressed(keys: readonly string[]) {
  const input = document.createElement('input');
  noteTyped(input);
  // `fireEvent` returns false for a key that was prevented.
  const passed = keys.filter((key) => fireEvent.keyDown(document.body, { key }));
  return { title: input.value, passed };
}

it.each(['H', 'é', 'ह', 'क्ष', '😀', '5', ' '])('puts %j into the title', (key) => {
  expect(pressed([key])).toEqual({ title: key, passed: [] });
});
it.each(['F1', 'F9', 'F12', 'Tab', 'Enter', 'Escape', 'Dead', 'Up'])(
  'leaves %s to the page, and ends',
  (key) => {
    expect(pressed(['a', key, 'b'])).toEqual({ title: 'a', passed: [key, 'b'] });
  },
);
