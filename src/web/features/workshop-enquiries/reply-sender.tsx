import { useRetries } from '#kit/api/use-retries.ts';
import { flushReplies, useReplies } from './waiting-replies.ts';

/** Sends waiting replies while a page of the workshop is open. Renders nothing. */
export function ReplySender() {
  useRetries(
    useReplies().some(({ refused }) => refused === null),
    flushReplies,
  );
  return null;
}
