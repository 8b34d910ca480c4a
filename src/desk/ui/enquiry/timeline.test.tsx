import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { detailLimits, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { setSession } from '../../kit/session.ts';
import { DeskData } from '#support/desk-data.tsx';
import { Timeline } from './timeline.tsx';

const uuid = (number: number) => `0192f000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const entry = (number: number, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: uuid(number),
  kind: 'note',
  at: new Date(Date.UTC(2026, 10, 20) + number).toISOString(),
  by: 'visitor',
  who: null,
  words: 'wrote a message',
  text: `Message ${number}`,
  says: true,
  reply: null,
  ...more,
});
/** Entries, the newest first. */
const entries = (from: number, count: number) =>
  Array.from({ length: count }, (_one, at) => entry(from - at));
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Response.json({ timeline: entries(2, 2) });
  });
});

it('is read on to its beginning, and loses nothing when something new happens', async () => {
  const max = detailLimits.timeline;
  const { rerender } = render(<Timeline reference="AGN-1" timeline={entries(max + 2, max)} />, {
    wrapper: DeskData,
  });
  expect(screen.getAllByText(/^Message /)).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: `Show ${max - 10} earlier` }));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Message 1')).toBeTruthy();
  expect(asked).toEqual([
    expect.stringContaining(
      `/api/staff/enquiries/AGN-1/timeline?at=2026-11-20T00%3A00%3A00.003Z&id=${uuid(3)}`,
    ),
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  rerender(<Timeline reference="AGN-1" timeline={entries(max + 3, max)} />);
  const shown = screen.getAllByText(/^Message /).map(({ textContent }) => textContent);
  expect(shown).toEqual(entries(max + 3, max + 3).map(({ text }) => text));
});

it('shows the pictures of a message to a member who may see them, and counts them for a reader', () => {
  const withPicture = [entry(1, { pictures: [uuid(9)] })];
  const session = { name: 'Asha', role: 'manager' } as unknown as Parameters<typeof setSession>[0];
  setSession(session);
  const { unmount } = render(<Timeline reference="AGN-1" timeline={withPicture} />, { wrapper: DeskData });
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/api/staff/enquiries/AGN-1/pictures/${uuid(9)}`);
  unmount();
  setSession({ ...session, role: 'reader' } as unknown as Parameters<typeof setSession>[0]);
  render(<Timeline reference="AGN-1" timeline={withPicture} />, { wrapper: DeskData });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Pictures: 1')).toBeTruthy();
});
