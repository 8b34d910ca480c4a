import { useRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSnippets } from './use-snippets.tsx';

const snippets = [
  { name: 'when to call', text: 'When may I call you, {name}?', locale: 'en' as const },
  { name: 'nothing to pay', text: 'Nothing is to be paid{here} until you say yes.', locale: 'en' as const },
];

function Editor({ onLeave }: { onLeave?: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { attributes, list, onKey } = useSnippets(field, snippets, { name: 'Asha' });
  return (
    <>
      <textarea
        ref={field}
        aria-label="Text"
        {...attributes}
        onKeyDown={(event) => {
          if (!onKey(event) && event.key === 'Escape') onLeave?.();
        }}
      />
      {list}
    </>
  );
}
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
/** Types at the caret, as a browser tells of it. */
function type(text: string) {
  area().value = text;
  area().setSelectionRange(text.length, text.length);
  fireEvent.input(area());
}
const press = (key: string) => fireEvent.keyDown(area(), { key });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it.each([
  [';', ['when to call', 'nothing to pay']],
  ['Namaste,\n;', ['when to call', 'nothing to pay']],
  ['Namaste ;PAY', ['nothing to pay']],
  ['(;call', ['when to call']],
  ['', []],
  ['one; two', []],
  ['one;', []],
  [';nobody', []],
  [';when to', []],
])('after %j are offered %j', (text, names) => {
  render(<Editor />);
  type(text);
  expect(offered()).toEqual(names);
});

it('Enter puts the marked one there, filled, with the caret in its place', () => {
  render(<Editor />);
  type('Namaste ;');
  press('Enter');
  expect(area().value).toBe('Namaste When may I call you, Asha?');
  type('Namaste ;');
  press('ArrowDown');
  expect(area().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]!.id);
  press('Tab');
  expect(area().value).toBe('Namaste Nothing is to be paid until you say yes.');
  expect(area().value.slice(0, area().selectionStart)).toBe('Namaste Nothing is to be paid');
  expect(offered()).toEqual([]);
});

it('Escape closes the list first, and the editor after it', () => {
  const left: string[] = [];
  render(<Editor onLeave={() => left.push('left')} />);
  type(';');
  press('Escape');
  expect([offered(), left]).toEqual([[], []]);
  press('Escape');
  expect(left).toEqual(['left']);
});
