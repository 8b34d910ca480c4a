/**
 * @file The list of the vendor's inbox, read once for each page: the navigation, the first page and the list share it, and an act on a request
 * moves it at once.
 */
import { useSyncExternalStore } from 'react';
import { waitingForVendor } from '#domain/enquiries/inbox-filters.ts';
import type { Inbox, InboxEnquiry } from '#contract/workshop-enquiries.ts';
import { authToken } from '#kit/session/session.ts';
import { api } from './api.ts';
import { signed } from './authenticated.ts';

const changed = new EventTarget();
let known: { token: string | null; inbox: Inbox } | null = null;
let last: { page: string; token: string | null; answer: Promise<Inbox> } | null = null;

function show(inbox: Inbox, token: string | null): void {
  known = { token, inbox };
  changed.dispatchEvent(new Event('change'));
}

/** Reads the whole list, once for a page and its holder; after a failure again. */
export function readInbox(page: string): Promise<Inbox> {
  const token = authToken();
  if (last?.page === page && last.token === token) return last.answer;
  const answer = signed((options) => api.workshopEnquiryList({ query: {} }, options));
  last = { page, token, answer };
  answer.then(
    (inbox) => {
      if (last?.answer === answer) show(inbox, token);
    },
    () => {
      if (last?.answer === answer) last = null;
    },
  );
  return answer;
}

/** Takes in a request as just read or changed, so that the counts and the list move without another call. */
export function noteRequest(request: InboxEnquiry): void {
  const token = authToken();
  const before =
    known?.token === token ? known?.inbox.entries.find(({ id }) => id === request.id) : undefined;
  if (!known || !before) return;
  const { entries, counts } = known.inbox;
  const moved = (name: typeof before.place, by: number) => ({ [name]: (counts[name] ?? 0) + by });
  const isMoved = before.place !== request.place;
  show(
    {
      ...known.inbox,
      entries: entries.map((one) => (one === before ? { ...one, ...request, gist: one.gist } : one)),
      counts: { ...counts, ...(isMoved && { ...moved(before.place, -1), ...moved(request.place, 1) }) },
    },
    token,
  );
}

const inboxNow = () => (known && known.token === authToken() ? known.inbox : null);

/** Returns the list as it is known now; null until it is read, and where it cannot be. */
export const useInbox = (): Inbox | null =>
  useSyncExternalStore(
    (onChange) => {
      changed.addEventListener('change', onChange);
      return () => changed.removeEventListener('change', onChange);
    },
    inboxNow,
    () => null,
  );

/** Returns how many requests are waiting for the vendor. */
export const countWaiting = ({ counts }: Inbox): number =>
  waitingForVendor.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
