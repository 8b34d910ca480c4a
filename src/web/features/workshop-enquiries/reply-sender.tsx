import { useRetries } from '#kit/api/use-retries.ts';
import { flushReplies, useReplies } from './waiting-replies.ts';

/** Sends what waits while a page of the workshop is open. Shows nothing. */
export function ReplySender() {
  useRetries(
    useReplies().some(({ refused }) => refused === null),
    flushReplies,
  );
  return null;
}
