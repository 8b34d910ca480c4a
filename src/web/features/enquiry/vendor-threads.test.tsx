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
      Component: () => <VendorThreads threads={threads} reference="AGN-7K3F-9Q" secret="s" />,
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

it('keeps what is typed for each vendor and the staff when the page is opened again', async () => {
  const { unmount } = render(open([]));
  await type('Write to Amaltas', 'Is there parking?');
  await type('Your message', 'Please call after six.');
  unmount();
  render(open([]));
  await expect.poll(() => box('Write to Amaltas').value).toBe('Is there parking?');
  await expect.poll(() => box('Write to Bulbul').value).toBe('');
  await expect.poll(() => box('Your message').value).toBe('Please call after six.');
});

it('begins anew with what was sent, and leaves what is typed for another', async () => {
  const { unmount } = render(open([]));
  await type('Write to Amaltas', 'Is there parking?\nFor forty cars.');
  await type('Write to Bulbul', 'Do you cook Jain food?');
  unmount();
  // As the server stores it: a form sends its lines with CR and LF.
  render(open([message('a', 'Is there parking?\r\nFor forty cars.')]));
  await expect.poll(() => box('Write to Amaltas').value).toBe('');
  await expect.poll(() => box('Write to Bulbul').value).toBe('Do you cook Jain food?');
});

it('keeps what was typed after the message that was sent', async () => {
  const { unmount } = render(open([]));
  await type('Write to Amaltas', 'And a ramp?');
  unmount();
  render(open([message('a', 'Is there parking?')]));
  await expect.poll(() => box('Write to Amaltas').value).toBe('And a ramp?');
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
  expect(keys).toEqual(['family-212', 'family-212', 'family-212']);
  unmount();
  render(page(null, false));
  expect(links()).toEqual(['Newest messages /enquiry/s#said-a']);
});
