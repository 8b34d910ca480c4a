import type { DatabaseHandle } from './db/handle.ts';
import type { Log } from './log.ts';

/**
 * Reads something that the staff publishes, now and whenever a channel tells of a change; also when the connection was lost, since
 * a change may have been told meanwhile. What cannot be read anew stays as it was. Returns how to end.
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
