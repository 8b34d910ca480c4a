/** @file The live view in this browser: one stream for the page that is looked at, closed while nobody looks. */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { staffApi } from '#facts/staff-api.ts';
import { StreamMessage, type Presence } from '#contract/desk/event-stream.ts';
import { parseRoute } from '#contract/kit.ts';
import type { EventType, SubjectKind } from '#domain/desk/events.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { quietApi } from './api.ts';
import { readAnew, type ReadName } from './query.ts';
import { mayCall } from './rights.ts';
import { useSession } from './session.ts';

export type StreamEvent = NonNullable<StreamMessage['event']>;

/** Events that come close together cause one reading. */
const settleMs = 300;

/** Which reads an event makes old, by what it happened to. Those of one enquiry only where it is theirs. */
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
/** The same by the first word of the event, for a part of what it happened to. */
const oldByWord: Readonly<Record<string, readonly ReadName[]>> = {
  introduction: ['staffIntroductionList'],
  disclosure: ['staffIntroductionList'],
  quote: ['staffQuoteList'],
};
type Asked = { params?: { reference?: string }; query?: { live?: string } };
/** What stays as it is all the same. */
const notOldBy: Partial<Record<EventType, (name: unknown, asked: Asked) => boolean>> = {
  // What somebody saves while writing waits for nobody, and no visitor sees it.
  'content.saved': (name, { query }) => name === 'staffToday' || query?.live === 'published',
  // That somebody looks is said by who is present.
  'enquiry.opened': (name) => name === 'staffEnquiryRead',
};

/** Does an event make a read old? Its key names the endpoint and what it was asked. */
export function isOldBy({ type, on }: StreamEvent, [name, input]: readonly unknown[]): boolean {
  const names = [...oldBy[on.kind], ...(oldByWord[type.split('.')[0]!] ?? [])];
  const asked = input as Asked;
  if (!names.includes(name as ReadName) || notOldBy[type]?.(name, asked)) return false;
  return asked.params?.reference === undefined || asked.params.reference === on.id;
}

const readMessage = (data: string): StreamMessage | null => {
  try {
    return StreamMessage.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
};

const { path } = parseRoute(staffApi.staffLive);

/**
 * Reads anew what an event has made old, at most every 300 ms, and calls `told` with the events. With `on`, the reference of what is
 * open, the others who have it open are returned. A browser reconnects by itself; where there is no stream, the page is as it was read.
 */
export function useEventStream(on?: string, told?: (event: StreamEvent) => void) {
  const client = useQueryClient();
  const role = useSession()?.role;
  const [tab] = useState(newKey);
  const [present, setPresent] = useState<readonly Presence[]>([]);
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
      for (const event of those) listener.current?.(event);
    };
    const query = new URLSearchParams({ tab, ...(on && { on }) }).toString();
    const onMessage = ({ data }: MessageEvent<string>) => {
      const message = readMessage(data);
      if (!message) return;
      setPresent(message.present);
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
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(timer);
      stream?.close();
    };
  }, [client, role, tab, on]);
  /** Tells the others that somebody types here, or no longer does. Quietly: nobody is asked to sign in over what they type. */
  const setWriting = (writing: boolean) =>
    void quietApi.staffPresence({ body: { tab, writing } }).catch(() => undefined);
  return { present, setWriting };
}
