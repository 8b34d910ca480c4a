import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { storeDraft } from '#kit/drafts/drafts.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { emptyLine, readTyped, typedOf } from './typed-quote.ts';

const draft: WorkshopQuote['draft'] = {
  lines: [],
  guests: 80,
  included: [],
  excluded: [],
  validUntil: '2026-12-10',
  advance: 50,
  cancellation: '',
  terms: '',
};
const quote = {
  version: 0,
  status: null,
  draft,
  guests: 80,
  offered: { rows: [], chips: [] },
  templates: [],
} as unknown as WorkshopQuote;
const typed = { ...typedOf(draft), lines: [emptyLine({ label: 'Menu', unitPrice: '850' })] };
const open = () => {
  const nothing = vi.fn<() => void>();
  return render(
    <QuoteEditor
      quote={quote}
      draftId="workshop:quote:1:0"
      busy={false}
      errors={{}}
      onSave={nothing}
      onSend={nothing}
      onKeep={nothing}
      onRemoveTemplate={nothing}
    />,
  );
};
const guests = () => screen.getByLabelText<HTMLInputElement>(/For how many guests/);

beforeEach(() => localStorage.clear());

it('is there again as it was typed', () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  fireEvent.change(guests(), { target: { value: '120' } });
  unmount();
  open();
  expect(guests().value).toBe('120');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});

it('keeps nothing that nobody typed', () => {
  open().unmount();
  expect(localStorage.length).toBe(0);
});

it('stands, whatever the device gives back', () => {
  expect(readTyped(JSON.stringify(typed))).toEqual(typed);
  const odd = fc.oneof(fc.json(), fc.string(), fc.constantFrom('', '{', 'null', '[]'));
  const cut = fc
    .constantFrom(...Object.keys(typed))
    .map((name) => JSON.stringify({ ...typed, [name]: null }));
  const line = fc
    .constantFrom(...Object.keys(emptyLine()))
    .map((name) => JSON.stringify({ ...typed, lines: [{ ...emptyLine(), [name]: 7 }] }));
  fc.assert(
    fc.property(fc.oneof(odd, cut, line), (kept) => {
      storeDraft('workshop:quote:1:0', { text: kept });
      const { unmount } = open();
      expect(guests().value).toBe('80');
      unmount();
    }),
    { numRuns: 60 },
  );
});
