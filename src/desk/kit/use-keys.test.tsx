import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdKeys } from './held-keys.ts';
import { setSingleKeys } from './single-keys.ts';
import { useKeys, useKeysShown } from './use-keys.ts';

const pressed: string[] = [];
const keyOf = (key: string, by = '') => ({ key, label: `${key}${by}`, run: () => pressed.push(key + by) });
const Keys = ({ keys, by, inDialog }: { keys: string[]; by?: string; inDialog?: boolean }) => {
  useKeys(
    keys.map((key) => keyOf(key, by)),
    { inDialog },
  );
  return null;
};
const Shown = () => <output>{useKeysShown().map(({ label }) => `${label} `)}</output>;

/** Returns the effect of a key press: which acts run, and whether the browser handles it. */
function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body) {
  pressed.length = 0;
  const left = fireEvent.keyDown(on, { key, ...init });
  return { ran: [...pressed], browserKeepsIt: left };
}
const nothing = { ran: [], browserKeepsIt: true };
afterEach(() => setSingleKeys(true));

it('runs what is offered, and leaves every other key to the browser', () => {
  render(<Keys keys={['j', '/', '?']} />);
  expect(press('j')).toEqual({ ran: ['j'], browserKeepsIt: false });
  expect(press('?', { shiftKey: true }).ran).toEqual(['?']);
  for (const key of ['k', 'J', 'Tab', 'F5', ' ', 'Escape']) expect(press(key)).toEqual(nothing);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves everything with %s alone', (modifier) => {
  render(<Keys keys={['e', 'a', '/', 'j', 'k']} />);
  for (const key of ['e', 'a', '/', 'j', 'k']) expect(press(key, { [modifier]: true })).toEqual(nothing);
});

it.each([
  ['Linux x86_64', { ctrlKey: true }, { metaKey: true }],
  ['Win32', { ctrlKey: true }, { metaKey: true }],
  ['MacIntel', { metaKey: true }, { ctrlKey: true }],
])('on %s takes the one combination of the palette, and no neighbour of it', (platform, right, wrong) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  render(<Keys keys={['Mod+k', 'k']} />);
  expect(press('k', right)).toEqual({ ran: ['Mod+k'], browserKeepsIt: false });
  expect(press('k').ran).toEqual(['k']);
  for (const other of [wrong, { ...right, shiftKey: true }, { ...right, altKey: true }])
    expect(press('k', other)).toEqual(nothing);
  expect(press('j', right)).toEqual(nothing);
});

it('fires nothing while somebody types or composes', () => {
  render(
    <>
      <Keys keys={['j', 'Mod+k']} />
      <input aria-label="text" />
      <input aria-label="search" type="search" />
      <textarea aria-label="long" />
      <select aria-label="choice" />
    </>,
  );
  for (const name of ['text', 'search', 'long', 'choice']) {
    expect(press('j', {}, screen.getByLabelText(name))).toEqual(nothing);
    expect(press('k', { ctrlKey: true }, screen.getByLabelText(name))).toEqual(nothing);
  }
  expect(press('j', { isComposing: true })).toEqual(nothing);
});

it('holds a key in a text behind those that wait, and leaves it to the text where none waits', async () => {
  render(
    <>
      <Keys keys={['x', 'e']} />
      <textarea
        aria-label="long"
        onKeyDown={({ ctrlKey, key }) => ctrlKey && pressed.push(`sent by ${key}`)}
      />
    </>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>('long');
  area.focus();
  const release = holdKeys();
  expect(press('e', {}, area)).toEqual(nothing);
  expect(press('x')).toEqual({ ran: [], browserKeepsIt: false });
  // Pressed after it, so done after it: neither typed nor sent before.
  expect(press('e', {}, area)).toEqual({ ran: [], browserKeepsIt: false });
  expect(press('Enter', { ctrlKey: true }, area)).toEqual({ ran: [], browserKeepsIt: false });
  area.blur();
  release();
  await vi.waitFor(() => expect(pressed).toEqual(['x', 'e']));
});

it('works beside a checkbox, in which nobody types', () => {
  render(
    <>
      <Keys keys={['j']} />
      <input aria-label="chosen" type="checkbox" />
    </>,
  );
  expect(press('j', {}, screen.getByLabelText('chosen')).ran).toEqual(['j']);
});

it('leaves Enter to the link or button in focus', () => {
  render(
    <>
      <Keys keys={['Enter']} />
      <button type="button">Act</button>
    </>,
  );
  expect(press('Enter', {}, screen.getByText('Act'))).toEqual(nothing);
  expect(press('Enter').ran).toEqual(['Enter']);
});

it('beneath an open dialog fires nothing, wherever the focus is; the dialog has keys of its own', () => {
  const { rerender } = render(<Keys keys={['e', '1']} by=" page" />);
  rerender(
    <>
      <Keys keys={['e', '1']} by=" page" />
      <dialog open>
        <button type="button">Within</button>
        <Keys keys={['1']} by=" dialog" inDialog />
      </dialog>
    </>,
  );
  for (const on of [document.body, screen.getByText('Within')]) {
    expect(press('e', {}, on)).toEqual(nothing);
    expect(press('1', {}, on).ran).toEqual(['1 dialog']);
  }
  rerender(<Keys keys={['e', '1']} by=" page" />);
  expect(press('1').ran).toEqual(['1 page']);
});

it('gives a key to the part that was opened last, shows it once, and takes it back', () => {
  const { rerender } = render(<Keys key="page" keys={['j', 'x']} by=" page" />);
  const page = <Keys key="page" keys={['j', 'x']} by=" page" />;
  rerender(
    <>
      {page}
      <Keys key="part" keys={['x']} by=" part" />
      <Shown key="shown" />
    </>,
  );
  expect(press('x').ran).toEqual(['x part']);
  expect(screen.getByRole('status').textContent).toBe('x part j page ');
  rerender(<>{page}</>);
  expect(press('x').ran).toEqual(['x page']);
});

it('can be turned off, all but the combination', () => {
  render(<Keys keys={['j', 'Mod+k']} />);
  setSingleKeys(false);
  expect(press('j')).toEqual(nothing);
  expect(press('k', { ctrlKey: true }).ran).toEqual(['Mod+k']);
});
