import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { familyVendor } from '#support/family-vendor.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { VendorThreads } from './vendor-threads.tsx';

const at = '2026-11-20T06:00:00Z';
const message = (introductionId: string | null, text: string): EnquiryThreads['messages'][number] => ({
  id: `${introductionId} ${text}`,
  introductionId,
  author: 'family',
  name: '',
  text,
  sentAt: at,
  seenAt: null,
  awayUntil: null,
  pictures: [],
});

/** Renders the page with these messages; it can be rendered again with more. */
function open(messages: EnquiryThreads['messages'], more: Partial<EnquiryThreads> = {}) {
  const threads = {
    open: true,
    vendors: [familyVendor('a', 'Amaltas'), familyVendor('b', 'Bulbul')],
    messages,
    ...more,
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <VendorThreads
          enquiry={{ status: 'introduced', vendors: [], reference: 'AGN-7K3F-9Q' }}
          threads={threads}
          quotes={[]}
          secret="s"
        />
      ),
    },
  ]);
  return <Page />;
}
const box = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
/** Simulates typing; the text is then stored on the device. */
async function type(label: string, value: string): Promise<void> {
  fireEvent.input(box(label), { target: { value } });
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain(value.split('\n')[0]!));
}

beforeEach(() => localStorage.clear());

const whom = () => screen.getByLabelText<HTMLSelectElement>('To whom');
const choose = (name: string) =>
  fireEvent.input(whom(), {
    target: { value: [...whom().options].find(({ text }) => text === name)!.value },
  });

it('asks to whom, and sends to nobody by itself', () => {
  render(open([]));
  expect([...whom().options].map(({ text }) => text)).toEqual([
    'Please choose',
    'Amaltas',
    'Bulbul',
    'Our team',
  ]);
  expect(whom().value).toBe('');
  expect(whom().required).toBe(true);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('keeps what is typed, and to whom, when the page is opened again', async () => {
  const { unmount } = render(open([]));
  choose('Bulbul');
  await type('Your message', 'Is there parking?');
  unmount();
  render(open([]));
  await expect.poll(() => box('Your message').value).toBe('Is there parking?');
  expect(whom().value).toBe('b');
});

it('keeps the words when another is chosen', async () => {
  render(open([]));
  await type('Your message', 'Is there parking?');
  choose('Our team');
  expect(box('Your message').value).toBe('Is there parking?');
});

it('begins with an empty box after a message was sent', async () => {
  const { unmount } = render(open([]));
  await type('Your message', 'Is there parking?\nFor forty cars.');
  unmount();
  // As the server stores it: a form sends its lines with CR and LF.
  render(open([message('a', 'Is there parking?\r\nFor forty cars.')]));
  await expect.poll(() => localStorage.length).toBe(0);
  expect(box('Your message').value).toBe('');
});

it('keeps what was typed after the message that was sent', async () => {
  const { unmount } = render(open([]));
  await type('Your message', 'And a ramp?');
  unmount();
  render(open([message('a', 'Is there parking?')]));
  await expect.poll(() => box('Your message').value).toBe('And a ramp?');
});

it('is only read after the end: no box, no act, the messages and who held the number', () => {
  const { container } = render(
    open([message('a', 'Is there parking?'), message(null, 'Thank you.')], {
      open: false,
      vendors: [
        {
          ...familyVendor('a', 'Amaltas'),
          status: 'recalled',
          writable: false,
          disclosures: [{ fields: ['phone'], at, noticeVersion: '1', readAt: at, recalledAt: at }],
        },
      ],
    }),
  );
  expect(container.textContent).toContain('They had: Phone');
  for (const words of ['Is there parking?', 'Thank you.'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('leads from a long thread to what was written earlier and back, and counts what is not shown', () => {
  const page = (earlier: string | null, newest: boolean) =>
    open([message('a', 'Is there parking?')], {
      pages: [{ introductionId: 'a', earlier, newest }],
      written: 212,
    });
  const links = () =>
    screen
      .queryAllByRole('link', { name: /messages/ })
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const { unmount, container } = render(page('m101', true));
  expect(links()).toEqual(['Earlier messages /enquiry/s?before=m101#said-a']);
  const keys = [...container.querySelectorAll('input[name=key]')].map(
    (key) => (key as HTMLInputElement).value,
  );
  expect(keys).toEqual(['family-212']);
  unmount();
  render(page(null, false));
  expect(links()).toEqual(['Newest messages /enquiry/s#said-a']);
});
