import { runInThisContext } from 'node:vm';
import { act, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdFieldsScript } from '#facts/served-fields.ts';
import { useMadeInBrowser } from '#ui/use-hydrated.ts';
import { draftValues, storeDraft } from '#kit/drafts/drafts.ts';
import { keepTypedEarly } from './typed-early.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';

function Form({ heading }: { heading: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [area, setArea] = useState('');
  const made = useMadeInBrowser();
  const [unfolded, setUnfolded] = useState(false);
  const draft = useDraft(form, 'call');
  return (
    <form ref={form} aria-label="call" onInput={draft.save} onChange={draft.save}>
      <h2>{heading}</h2>
      <input name="name" aria-label="name" />
      <input name="name" aria-label="second name" />
      <input name="email" aria-label="email" defaultValue="old@example.in" />
      <input name="area" aria-label="area" value={area} onChange={({ target }) => setArea(target.value)} />
      <output>{area}</output>
      <input name="password" type="password" aria-label="password" />
      <textarea name="text" aria-label="text" />
      <select name="city" aria-label="city">
        <option value="">Please choose</option>
        <option value="delhi">Delhi</option>
      </select>
      <input name="agreed" type="checkbox" aria-label="agreed" />
      <input name="way" type="radio" value="call" aria-label="by phone" defaultChecked />
      <input name="way" type="radio" value="mail" aria-label="by mail" />
      <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>More</summary>
        {(!made || unfolded) && <input name="guests" aria-label="guests" />}
      </details>
    </form>
  );
}

/** Changes the page as Chrome's translation does. */
function translate(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (words.nextNode()) all.push(words.currentNode as Text);
  for (const text of all.filter(({ parentElement }) => parentElement?.tagName !== 'OPTION')) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`क ${text.data}`);
  }
}

let root: Root | undefined;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** React's errors about a rebuilt page. */
const complaints: string[] = [];
const hear = (event: ErrorEvent) => {
  event.preventDefault();
  complaints.push(event.message);
};

/** Fills the server's HTML, and lets React hydrate it; `late` runs after the page's code. */
async function takeOver(spoil: () => void, fill: () => void, late = () => {}): Promise<void> {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form heading="Call me" />, keepTypedEarly());
  spoil();
  fill();
  // As the page's own HTML does.
  runInThisContext(holdFieldsScript);
  late();
  await act(async () => {
    root = hydrateRoot(page, <Form heading="Call me" />, keepTypedEarly());
  });
}

beforeEach(() => {
  localStorage.clear();
  addEventListener('error', hear);
});
afterEach(() => {
  act(() => root?.unmount());
  removeEventListener('error', hear);
  document.body.replaceChildren();
  complaints.length = 0;
});

it('text and choices given before a translated page is built anew stands in it, and in its draft', async () => {
  await takeOver(translate, () => {
    field('name').value = 'Asha';
    field('second name').value = 'Sharma';
    field('email').value = '';
    field('area').value = 'Saket';
    field('password').value = 'seven horses';
    field('text').value = 'A sangeet\nfor 120';
    field('city').value = 'delhi';
    field('agreed').checked = true;
    field('by mail').checked = true;
  });
  await waitFor(() => expect(field('name').value).toBe('Asha'));
  expect(complaints).not.toEqual([]);
  expect(Object.fromEntries(new FormData(screen.getByLabelText<HTMLFormElement>('call')))).toEqual({
    name: 'Sharma',
    email: '',
    area: 'Saket',
    password: 'seven horses',
    text: 'A sangeet\nfor 120',
    city: 'delhi',
    agreed: 'on',
    way: 'mail',
  });
  expect(screen.getByRole('status').textContent).toBe('Saket');
  expect(draftValues('call')).toMatchObject({ area: 'Saket', text: 'A sangeet\nfor 120', way: 'mail' });
  expect(localStorage.getItem('draft:call')).not.toContain('seven horses');
});

it('is newer than a draft, which fills the rest', async () => {
  storeDraft('call', { text: 'of yesterday', area: 'Dwarka' });
  await takeOver(translate, () => (field('text').value = 'of today'));
  await waitFor(() => expect(field('text').value).toBe('of today'));
  expect(field('area').value).toBe('Dwarka');
  expect(draftValues('call')).toMatchObject({ text: 'of today', area: 'Dwarka' });
});

it('stands in a part that was unfolded, and whose fields come only once it is unfolded again', async () => {
  await takeOver(translate, () => {
    document.querySelector('details')!.open = true;
    field('guests').value = '120';
  });
  await waitFor(() => expect(field('guests').value).toBe('120'));
  expect(document.querySelector('details')!.open).toBe(true);
});

it('the cursor stays where it was, and what is typed after the rebuilding is not undone', async () => {
  await takeOver(translate, () => {
    field('name').focus();
    field('name').value = 'Asha';
    field('name').setSelectionRange(2, 2);
  });
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  expect([field('name').value, field('name').selectionStart]).toEqual(['Asha', 2]);
  field('name').value = 'Usha';
  document.body.append(document.createElement('p'));
  await act(async () => {});
  expect(field('name').value).toBe('Usha');
});

it('the cursor stays where it was set while React was at work', async () => {
  await takeOver(
    translate,
    () => field('email').focus(),
    () => field('name').focus(),
  );
  expect(complaints).not.toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
});

it('a page that React takes over keeps its controls, and nothing is touched', async () => {
  let before: HTMLInputElement | undefined;
  await takeOver(
    () => {},
    () => {
      before = field('name');
      before.value = 'Asha';
    },
  );
  expect(field('name')).toBe(before);
  expect(field('name').value).toBe('Asha');
  expect(complaints).toEqual([]);
});
