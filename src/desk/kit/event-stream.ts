/** @file Live updates in this browser: one stream for the visible page, closed while the page is hidden. */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { staffApi } from '#facts/staff-api.ts';
import { StreamMessage, type Holder, type Presence } from '#contract/desk/event-stream.ts';
import { parseRoute } from '#contract/kit.ts';
import type { EventType, SubjectKind } from '#domain/desk/events.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { quietApi } from './api.ts';
import { readAnew, type ReadName } from './query.ts';
import { mayCall } from './rights.ts';
import { useSession } from './session.ts';
import { refreshWorkingSet } from './working-set.ts';

export type StreamEvent = NonNullable<StreamMessage['event']>;

/** Events within this time cause one reading. */
const settleMs = 300;
/** The shortest time between two announcements that somebody still types. */
const typingMs = 10_000;

/**
 * Reads outdated by an event, by its subject. Those of one enquiry only for events of that enquiry.
 * @where What does the desk read again after an event?
 */
const oldBy: Readonly<Record<SubjectKind, readonly ReadName[]>> = {
  enquiry: ['staffToday', 'staffEnquiryList', 'staffEnquiryRead'],
  complaint: ['staffToday'],
  vendor: ['staffToday'],
  market: ['staffToday'],
  member: ['staffToday'],
  content: ['staffToday', 'staffContentList'],
  review: ['staffToday', 'staffReviewList'],
  desk: ['staffToday'],
};
/** The same by the first word of the event's type. */
const oldByWord: Readonly<Record<string, readonly ReadName[]>> = {
  introduction: ['staffIntroductionList'],
  disclosure: ['staffIntroductionList'],
  quote: ['staffQuoteList'],
};
type Asked = { params?: { reference?: string }; query?: { live?: string } };
/** Exceptions that stay current. */
const notOldBy: Partial<Record<EventType, (name: unknown, asked: Asked) => boolean>> = {
  // A saved draft waits for nobody, and no visitor sees it.
  'content.saved': (name, { query }) => name === 'staffToday' || query?.live === 'published',
  // Open records are shown by presence instead.
  'enquiry.opened': (name) => name === 'staffEnquiryRead',
};

/** Returns whether an event outdates a read. Its key holds the endpoint and the input. */
export function isOldBy({ type, on }: StreamEvent, [name, input]: readonly unknown[]): boolean {
  const names = [...oldBy[on.kind], ...(oldByWord[type.split('.')[0]!] ?? [])];
  const asked = input as Asked;
  if (!names.includes(name as ReadName) || notOldBy[type]?.(name, asked)) return false;
  return asked.params?.reference === undefined || asked.params.reference === on.id;
}

/** Returns whether an event may change an open enquiry as the working set holds it. */
const changesSet = ({ type, on }: StreamEvent) => on.kind === 'enquiry' && type !== 'enquiry.opened';

const readMessage = (data: string): StreamMessage | null => {
  try {
    return StreamMessage.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
};

const { path } = parseRoute(staffApi.staffLive);

/** Quietly: it never opens a sign-in over typed text. */
const announce = (tab: string, writing: boolean, take = false) =>
  void quietApi.staffPresence({ body: { tab, writing, take } }).catch(() => undefined);

/**
 * Reads outdated data again, at most every 300 ms, and calls `told` with the events. With `on`, the reference of the open record,
 * returns the other people who have it open, and the one who holds its composer. A browser reconnects by itself; without a stream the
 * page stays as it was read.
 */
export function useEventStream(on?: string, told?: (event: StreamEvent) => void) {
  const client = useQueryClient();
  const role = useSession()?.role;
  const [tab] = useState(newKey);
  const [present, setPresent] = useState<readonly Presence[]>([]);
  const [heldBy, setHeldBy] = useState<Holder | null>(null);
  /** What this page has announced, and when; null while nobody writes here. */
  const writesSince = useRef<number | null>(null);
  const isHeld = useRef(false);
  const listener = useRef(told);
  useEffect(() => {
    listener.current = told;
  });
  useEffect(() => {
    if (!mayCall(role, 'staffLive')) return;
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let events: StreamEvent[] = [];
    const tell = () => {
      const those = events;
      events = [];
      const predicate = ({ queryKey }: Query) => those.some((event) => isOldBy(event, queryKey));
      void readAnew(client, { predicate });
      if (those.some(changesSet)) void refreshWorkingSet();
      for (const event of those) listener.current?.(event);
    };
    const query = new URLSearchParams({ tab, ...(on && { on }) }).toString();
    const onMessage = ({ data }: MessageEvent<string>) => {
      const message = readMessage(data);
      if (!message) return;
      setPresent(message.present);
      setHeldBy(message.heldBy);
      isHeld.current = message.heldBy !== null;
      const { event } = message;
      if (!event) return;
      events.push(event);
      clearTimeout(timer);
      timer = setTimeout(tell, settleMs);
    };
    const follow = () => {
      stream?.close();
      stream = undefined;
      if (document.visibilityState !== 'visible') return setPresent([]);
      stream = new EventSource(`${path}?${query}`);
      stream.addEventListener('message', onMessage);
      // What happened while nobody listened.
      stream.addEventListener('open', () => {
        void refreshWorkingSet();
        if (writesSince.current !== null && !isHeld.current) announce(tab, true);
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(timer);
      stream?.close();
    };
  }, [client, role, tab, on]);
  /**
   * Announces to the others whether somebody types here, and at most every ten seconds that somebody still does. `take` takes the composer
   * from another.
   */
  const setWriting = (writing: boolean, { take = false } = {}) => {
    const since = writesSince.current;
    const isTold = writing ? since !== null && Date.now() - since < typingMs : since === null;
    if (isTold && !take) return;
    writesSince.current = writing ? Date.now() : null;
    if (take) setHeldBy(null);
    announce(tab, writing, take);
  };
  return { present, heldBy, setWriting };
}
