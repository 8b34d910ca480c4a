import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { SharedList as List } from '#contract/lists.ts';
import type { ListChanged } from '#kit/api/list-change.ts';
import { dropFromDraft } from '#kit/drafts/drafts.ts';
import { SharedList } from './shared-list.tsx';

const said = (text: string) => ({ name: 'Asha', text, at: '2026-11-20T06:00:00Z' });
const listed = (id: string, comments: string[]) =>
  ({
    vendor: { _id: id, companyName: id },
    votes: [],
    comments: comments.map(said),
  }) as unknown as List['vendors'][number];

/** Renders the page with these comments. */
function Page({ one = [], changed }: { one?: string[]; changed?: ListChanged }) {
  const list: List = {
    id: 'list-one',
    title: 'Wedding',
    endsAt: '2027-05-20T06:00:00Z',
    vendors: [listed('Amaltas', one), listed('Bulbul', [])],
    comments: [],
  };
  return <SharedList list={list} changed={changed} card={({ companyName }) => companyName} />;
}
let show: (props: Parameters<typeof Page>[0]) => void;
function open() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: function Opened() {
        const [props, setProps] = useState({});
        show = setProps;
        return <Page {...props} />;
      },
    },
  ]);
  return render(<Stub />);
}
const box = (vendor: string) => document.querySelector<HTMLTextAreaElement>(`[name="text:${vendor}"]`)!;
const stored = () => JSON.stringify(localStorage);
/** Simulates typing; the text is then stored on the device. */
async function type(vendor: string, value: string): Promise<void> {
  fireEvent.input(box(vendor), { target: { value } });
  await waitFor(() => expect(stored()).toContain(value));
}

beforeEach(() => localStorage.clear());

it('keeps comments that are typed when the page is opened again, and the name by itself', async () => {
  const { unmount } = open();
  fireEvent.input(screen.getByRole('textbox', { name: /name/i }), { target: { value: 'Asha' } });
  await type('Amaltas', 'Is there parking?');
  await type('', 'Let us meet on Sunday.');
  expect(stored()).not.toContain('Asha');
  unmount();
  open();
  await expect.poll(() => box('Amaltas').value).toBe('Is there parking?');
  expect([box('Bulbul').value, box('').value]).toEqual(['', 'Let us meet on Sunday.']);
});

it('forgets what stands in the list, and keeps what is typed beside it', async () => {
  const { unmount } = open();
  await type('Amaltas', 'Is there parking?');
  await type('Bulbul', 'They are dear.');
  // As the page does once the comment has arrived, before it fetches the list again.
  dropFromDraft('list:list-one', 'text:Amaltas');
  act(() => show({ one: ['Is there parking?'] }));
  expect(box('Amaltas').value).toBe('');
  expect(stored()).not.toContain('parking');
  expect(stored()).toContain('They are dear.');
  unmount();
  open();
  await expect.poll(() => box('Bulbul').value).toBe('They are dear.');
  expect(box('Amaltas').value).toBe('');
});

it('leaves nothing on the device once all that was typed has arrived', async () => {
  open();
  await type('Amaltas', 'Is there parking?');
  dropFromDraft('list:list-one', 'text:Amaltas');
  expect(localStorage).toHaveLength(0);
});

it('shows no number before the first vote', () => {
  open();
  expect(screen.getAllByRole('button', { name: /^Yes: / })).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/\b0\b|No votes/);
});

it('says what is missing at its field, in words of its own', async () => {
  open();
  expect(document.querySelector('form')!.noValidate).toBe(true);
  const errors = { name: 'Please say who you are', 'text:Bulbul': 'Please write something' };
  act(() => show({ changed: { failure: errors.name, errors, status: 422, values: {} } }));
  expect(await screen.findAllByText(errors.name)).toHaveLength(1);
  const name = screen.getByRole('textbox', { name: /name/i });
  const said = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said(name)).toBe(errors.name);
  expect(document.activeElement).toBe(name);
  expect(said(box('Bulbul'))).toBe(errors['text:Bulbul']);
  expect(box('Amaltas').getAttribute('aria-invalid')).toBeNull();
});

it('says above the list what belongs to no field', async () => {
  open();
  act(() => show({ changed: { failure: 'This list has as many comments', status: 409, values: {} } }));
  expect((await screen.findByRole('alert')).textContent).toContain('as many comments');
});
