import type { DatabaseHandle } from './db/handle.ts';
import type { Log } from './log.ts';

/**
 * Reads published content, now and at each change announced on a channel; also after a lost connection, since
 * a change may have been missed. After a failed reading the old value remains. Returns a function that ends it.
 */
export async function followContent(
  { handle, log }: { handle: Pick<DatabaseHandle, 'listen'>; log: Log },
  channel: string,
  read: () => Promise<void>,
): Promise<() => Promise<void>> {
  const hear = () =>
    void read().catch((err: unknown) => log.error({ err, channel }, 'what was published could not be read'));
  await read();
  return handle.listen(channel, hear, hear);
}
