import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OwnDays } from '#contract/availability.ts';
import { AwayDays } from './away-days.tsx';

const days = {
  busy: [],
  asOf: null,
  calendars: [],
  away: null,
  today: '2026-11-20',
  until: '2028-05-20',
} as unknown as OwnDays;

/** Renders the open form of a vendor whose change ends in `wrong`. */
function openForm(wrong: string | null = null) {
  const shown = render(
    <AwayDays days={days} params={{ vendorId: 'v1' }} busy={false} change={async () => wrong} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Say when you are away' }));
  return shown;
}
const sentence = () => document.querySelector<HTMLTextAreaElement>('textarea[name=words-en]')!;
const type = (value: string) => fireEvent.input(sentence(), { target: { value } });

beforeEach(() => localStorage.clear());

it('keeps what is typed until the form is opened again', () => {
  const { unmount } = openForm();
  type('We cook at our daughter’s wedding.');
  unmount();
  openForm();
  expect(sentence().value).toBe('We cook at our daughter’s wedding.');
});

it('keeps it, too, where the answer was a refusal, and nothing once it is saved or given up', async () => {
  const refused = openForm('Please let the last day come after the first.');
  type('Back soon.');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Please let the last day come after the first.');
  expect(JSON.stringify(localStorage)).toContain('Back soon.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(localStorage).toHaveLength(0);
  refused.unmount();
  openForm();
  type('Back soon.');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
