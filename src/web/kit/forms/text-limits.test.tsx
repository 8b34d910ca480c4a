import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '#ui/field.tsx';
import { limitWords } from './text-limits.ts';

describe('the notice near a limit', () => {
  it.each([
    [3799, 4000, ''],
    [3800, 4000, 'Characters left: 200'],
    [4000, 4000, 'Characters left: 0'],
    [4001, 4000, 'Too long by 1 characters. Nothing was cut: please shorten it.'],
    [107, 120, ''],
    [108, 120, 'Characters left: 12'],
    [8, 9, ''],
    [10, 9, 'Too long by 1 characters. Nothing was cut: please shorten it.'],
  ])('%i of %i: %s', (length, max, words) => expect(limitWords(length, max, false)).toBe(words));

  it('of a search is how much of it counts', () =>
    expect(limitWords(81, 80, true)).toBe('We look for the first 80 characters only.'));
});

const type = (control: HTMLElement, value: string, inputType = 'insertText') => {
  fireEvent.input(control, { target: { value }, inputType });
};
const said = () => screen.queryByRole('status')?.textContent ?? '';

describe('a field with a limit', () => {
  it('keeps what is typed beyond it, says by how much, and lets the browser refuse to send it', () => {
    render(<Field as="textarea" label="Message" name="text" maxLength={40} />);
    const box = screen.getByLabelText<HTMLTextAreaElement>(/Message/);
    expect(box.hasAttribute('maxlength')).toBe(false);
    type(box, 'a'.repeat(20));
    expect(said()).toBe('');
    type(box, 'a'.repeat(38));
    expect([said(), box.validationMessage]).toEqual(['Characters left: 2', '']);
    type(box, 'a'.repeat(43));
    expect(box.value).toHaveLength(43);
    expect(said()).toBe(box.validationMessage);
    expect(said()).toContain('Too long by 3 ');
    type(box, 'a'.repeat(40));
    expect([said(), box.validationMessage]).toEqual(['Characters left: 0', '']);
    type(box, '');
    expect(said()).toBe('');
  });

  it('does not count what nobody sees, as the server does not', () => {
    render(<Field label="Name" name="name" maxLength={40} />);
    const box = screen.getByLabelText<HTMLInputElement>(/Name/);
    type(box, `${'a'.repeat(40)}\u200b\u200e`);
    expect(box.validationMessage).toBe('');
  });

  it.each([
    ['email', '\u202akavita@example.in\u202c', 'kavita@example.in'],
    ['tel', '\u202a+91 98765 43210\u202c', '9876543210'],
    ['text', 'Ka\u200bvita', 'Kavita'],
    ['password', 'Ka\u200bvita', 'Ka\u200bvita'],
  ])('reads what is pasted as it is meant: %s', (kind, pasted, meant) => {
    render(<Field label="It" name="it" type={kind} maxLength={200} />);
    const box = screen.getByLabelText<HTMLInputElement>(/It/);
    type(box, pasted, 'insertFromPaste');
    expect(box.value).toBe(meant);
  });
});
