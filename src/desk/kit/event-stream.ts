/** @file The live view in this browser: one stream for the page that is looked at, closed while nobody looks. */
import { useEffect, useRef, useState } from 'react';
import { staffApi } from '#facts/staff-api.ts';
import { StreamMessage, type Presence } from '#contract/desk/event-stream.ts';
import { parseRoute } from '#contract/kit.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { quietApi } from './api.ts';
import { mayCall } from './rights.ts';
import { useSession } from './session.ts';

export type StreamEvent = NonNullable<StreamMessage['event']>;

/** Events that come close together cause one reading. */
const settleMs = 300;

const readMessage = (data: string): StreamMessage | null => {
  try {
    return StreamMessage.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
};

const { path } = parseRoute(staffApi.staffLive);

/**
 * Calls `changed` when something has happened, at most every 300 ms, with what happened last. With `on`, the reference of what is
 * open, the others who have it open are returned. A browser reconnects by itself; where there is no stream, the page is as it was read.
 */
export function useEventStream(changed: (event: StreamEvent) => unknown, on?: string) {
  const role = useSession()?.role;
  const [tab] = useState(newKey);
  const [present, setPresent] = useState<readonly Presence[]>([]);
  const listener = useRef(changed);
  useEffect(() => {
    listener.current = changed;
  });
  useEffect(() => {
    if (!mayCall(role, 'staffLive')) return;
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const query = new URLSearchParams({ tab, ...(on && { on }) }).toString();
    const onMessage = ({ data }: MessageEvent<string>) => {
      const message = readMessage(data);
      if (!message) return;
      setPresent(message.present);
      const { event } = message;
      if (!event) return;
      clearTimeout(timer);
      timer = setTimeout(() => listener.current(event), settleMs);
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
  }, [role, tab, on]);
  /** Tells the others that somebody types here, or no longer does. Quietly: nobody is asked to sign in over what they type. */
  const setWriting = (writing: boolean) =>
    void quietApi.staffPresence({ body: { tab, writing } }).catch(() => undefined);
  return { present, setWriting };
}
