import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
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
  offered: {
    rows: [],
    chips: [],
    tax: 'gst-5',
    packages: [
      {
        line: { label: 'Gold', quantity: 8000, unit: 'plate-veg', unitPrice: 120_000, tax: 'gst-5' },
        terms: 'Gold: 28 dishes',
      },
    ],
  },
  templates: [],
} as unknown as WorkshopQuote;
const typed = { ...typedOf(draft), lines: [emptyLine({ label: 'Menu', unitPrice: '850' })] };
const open = (onSend = vi.fn<(content: QuoteContent) => void>()) => {
  const nothing = vi.fn<() => void>();
  return render(
    <QuoteEditor
      quote={quote}
      draftId="workshop:quote:1:0"
      busy={false}
      errors={{}}
      onSave={nothing}
      onSend={onSend}
      onKeep={nothing}
      onRemoveTemplate={nothing}
    />,
  );
};
const guests = () => screen.getByLabelText<HTMLInputElement>(/For how many guests/);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const described = (control: Element | null) =>
  document.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent;
const waits = () => screen.queryByText('Before you can send it:')?.parentElement?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says at the button why it cannot be sent, and leads to each field', () => {
  const onSend = vi.fn<(content: QuoteContent) => void>();
  open(onSend);
  expect(waits()).toContain('Please add a line with a price.');
  press('Send the quote');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a line' }));
  press('Add a line');
  press('Add a line');
  fireEvent.change(screen.getAllByLabelText('Item')[0]!, { target: { value: 'Menu' } });
  fireEvent.change(screen.getAllByLabelText('₹ for each')[0]!, { target: { value: '850' } });
  type(/Valid until/, '2026-11-28');
  expect(waits()).toContain('Line 2: Please say what it is.');
  expect(waits()).not.toContain('Line 1');
  expect(waits()).toContain('This day has passed.');
  press(/^Line 2: Please give its price/);
  expect(document.activeElement).toBe(screen.getAllByLabelText('₹ for each')[1]);
  press(/This day has passed/);
  expect(document.activeElement).toBe(screen.getByLabelText(/Valid until/));
  press('Send the quote');
  expect(document.activeElement).toBe(screen.getAllByLabelText('Item')[1]);
  expect(described(document.activeElement)).toBe('Please say what it is.');
  expect(onSend).not.toHaveBeenCalled();
});

it('sends amounts and a discount as they were meant, from a package', () => {
  const onSend = vi.fn<(content: QuoteContent) => void>();
  open(onSend);
  press('+ Gold');
  expect(screen.queryByRole('button', { name: '+ Gold' })).toBeNull();
  type('₹ for each', '₹ 1.5k');
  expect(described(screen.getByLabelText('₹ for each'))).toBe('= ₹1,500');
  type(/^Discount(?! in)/, '१२.५');
  press('Send the quote');
  expect(onSend).toHaveBeenCalledWith(
    {
      ...draft,
      lines: [{ label: 'Gold', quantity: 8000, unit: 'plate-veg', unitPrice: 150_000, tax: 'gst-5' }],
      discount: { kind: 'percent', value: 1250 },
      terms: 'Gold: 28 dishes',
    },
    false,
  );
  type(/Discount in/, 'amount');
  type(/^Discount(?! in)/, '10,000/-');
  press('Send the quote');
  expect(onSend.mock.lastCall?.[0].discount).toEqual({ kind: 'amount', value: 1_000_000 });
  type(/^Discount(?! in)/, '2 lakh');
  expect(waits()).toContain('The discount must be less than the price.');
  type(/^Discount(?! in)/, 'a little');
  expect(waits()).toContain('Please give an amount');
  press('Send the quote');
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('remarks 81 plates for 80 guests, and sends them', () => {
  const onSend = vi.fn<(content: QuoteContent) => void>();
  open(onSend);
  press('+ Gold');
  expect(screen.queryByText('Is this right?')).toBeNull();
  type('How many', '81');
  expect(screen.queryByText('81 plates for 80 guests.')).not.toBeNull();
  press('Send the quote');
  expect(onSend).toHaveBeenCalledOnce();
});

it('reads what a device kept before there were discounts', () => {
  const { discount: _, discountKind: __, ...before } = typed;
  expect(readTyped(JSON.stringify(before))).toEqual(typed);
});

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
