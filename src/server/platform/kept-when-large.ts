/** @file Answers that read all records, and that may be an hour old where the records are many. */
import { hourMs } from '#facts/time.ts';
import type { Clock } from './clock.ts';

/** Returns a reader that keeps a large answer for an hour. A small one is read each time, so that a change shows at once. */
export function keptWhenLarge<Answer>(
  clock: Clock,
  isLarge: (answer: Answer) => boolean,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { answer: Answer; until: number } | undefined;
  return async () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.answer;
    const answer = await read();
    kept = isLarge(answer) ? { answer, until: now + hourMs } : undefined;
    return answer;
  };
}
