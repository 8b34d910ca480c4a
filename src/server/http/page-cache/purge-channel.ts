/** @file Sends purges to every serving process, through the database's own notifications. */
import { z } from 'zod';
import type { Log } from '#platform/log.ts';
import type { PageCache } from './page-cache.ts';

const channel = 'page_cache';
/** PostgreSQL refuses a payload of 8000 bytes; the difference is for the frame of a message. */
const maxTagsBytes = 7800;
const maxTagChars = 200;
const maxTags = 10_000;

const message = z.strictObject({
  tags: z.array(z.string().max(maxTagChars)).max(maxTags),
  hard: z.boolean(),
});

/** The connection to the other processes: a `DatabaseHandle` fits. */
export type PurgePorts = {
  /**
   * Listens for good, reconnecting by itself; `onReconnect` is called after each gap, whose messages are lost.
   * Resolves, when listening has begun, to a function that ends it.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /** Sends to every listener, this process included, whose own echo does no harm. */
  notify(channel: string, payload: string): Promise<void>;
  log: Log;
};

/** A cache joined to those of the other processes. */
export type PurgeChannel = {
  /**
   * Drops pages here at once and in every other process as soon as the message arrives. Call it after the commit:
   * before, a render could still read the old content. Never throws: the change is made, and a page that
   * stays old elsewhere does so until its time is up or, sooner, until the connection is back.
   */
  drop(tags: readonly string[], options?: { hard?: boolean }): Promise<void>;
  /** Stops listening. */
  close(): Promise<void>;
};

/** Joins a cache to the channel. @throws when listening cannot begin. */
export async function connectPageCache(cache: PageCache, ports: PurgePorts): Promise<PurgeChannel> {
  const hear = (payload: string) => {
    const heard = read(payload);
    if (heard) return cache.purge(heard.tags, { hard: heard.hard });
    // The tags to drop are unknown. Rendering all pages anew is cheap.
    ports.log.warn('a purge could not be read; all pages are rendered anew');
    cache.expireAll();
  };
  const close = await ports.listen(channel, hear, () => cache.expireAll());
  return {
    close,
    async drop(tags, { hard = false } = {}) {
      cache.purge(tags, { hard });
      try {
        for (const payload of payloads(tags, hard)) await ports.notify(channel, payload);
      } catch (err) {
        ports.log.error({ err }, 'other processes could not be told of a purge');
      }
    },
  };
}

function read(payload: string): z.infer<typeof message> | null {
  try {
    return message.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** Yields as few messages as the limit of bytes allows. */
function* payloads(tags: readonly string[], hard: boolean): Generator<string> {
  let part: string[] = [];
  let partBytes = 0;
  for (const tag of tags) {
    if (tag.length > maxTagChars) throw new RangeError(`A tag may have at most ${maxTagChars} characters`);
    const tagBytes = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (partBytes + tagBytes > maxTagsBytes) {
      yield JSON.stringify({ tags: part, hard });
      part = [];
      partBytes = 0;
    }
    part.push(tag);
    partBytes += tagBytes;
  }
  if (part.length > 0) yield JSON.stringify({ tags: part, hard });
}
