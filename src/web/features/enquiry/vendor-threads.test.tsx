import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { VendorThreads } from './vendor-threads.tsx';

const at = '2026-11-20T06:00:00Z';
const vendor = (introductionId: string, name: string): EnquiryThreads['vendors'][number] => ({
  introductionId,
  vendorId: `vendor-${introductionId}`,
  name,
  status: 'replied',
  sentAt: at,
  seenAt: at,
  repliedAt: at,
  dueAt: null,
  declineReason: null,
  writable: true,
  acts: [],
  disclosures: [],
});
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

/** The page as it is opened with these messages; it may be shown again with more. */
function open(messages: EnquiryThreads['messages']) {
  const threads = { open: true, vendors: [vendor('a', 'Amaltas'), vendor('b', 'Bulbul')], messages };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <VendorThreads threads={threads} reference="AGN-7K3F-9Q" secret="s" />,
    },
  ]);
  return <Page />;
}
const box = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.input(box(label), { target: { value } });

beforeEach(() => localStorage.clear());

it('keeps what is typed for each vendor and the staff when the page is opened again', () => {
  const { unmount } = render(open([]));
  type('Write to Amaltas', 'Is there parking?');
  type('Your message', 'Please call after six.');
  unmount();
  render(open([]));
  expect(box('Write to Amaltas').value).toBe('Is there parking?');
  expect(box('Write to Bulbul').value).toBe('');
  expect(box('Your message').value).toBe('Please call after six.');
});

it('begins anew with what was sent, and leaves what is typed for another', () => {
  const { unmount } = render(open([]));
  type('Write to Amaltas', 'Is there parking?\nFor forty cars.');
  type('Write to Bulbul', 'Do you cook Jain food?');
  unmount();
  // As the server has it: a form sends its lines with both signs.
  render(open([message('a', 'Is there parking?\r\nFor forty cars.')]));
  expect(box('Write to Amaltas').value).toBe('');
  expect(box('Write to Bulbul').value).toBe('Do you cook Jain food?');
});

it('keeps what was typed after the message that was sent', () => {
  const { unmount } = render(open([]));
  type('Write to Amaltas', 'And a ramp?');
  unmount();
  render(open([message('a', 'Is there parking?')]));
  expect(box('Write to Amaltas').value).toBe('And a ramp?');
});
