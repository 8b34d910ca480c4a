import { messages } from '#facts/messages.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { Answer } from './use-answer.ts';

/** The state of an answer that is loading or failed: with a retry where that can help. Nothing once it is there. */
export function AnswerState({ value, failure, retry }: Pick<Answer<unknown>, 'value' | 'failure' | 'retry'>) {
  if (failure === null) return value === null ? <p role="status">{messages.loading}</p> : null;
  return retry ? <RetryNotice onRetry={retry}>{failure}</RetryNotice> : <Alert>{failure}</Alert>;
}
