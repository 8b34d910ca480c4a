import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import type { TodayReader } from '../module.ts';
import { mailMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/** Returns the mails that failed in all attempts, the newest first, for the page Today. */
export async function undeliveredMails(deadLetters: Outbox['deadLetters']): ReturnType<TodayReader> {
  const dead = (await deadLetters()).toReversed();
  const lines = dead.slice(0, todayLinesMax).map(({ id, data, failedAt, reason }) => {
    const mail = mailMessage.safeParse(data).data;
    return {
      id,
      title: mail?.subject ?? 'Mail',
      who: mail?.to.map(({ address }) => address).join(', ') ?? null,
      at: failedAt.toISOString(),
      urgent: true,
      note: reason,
    };
  });
  return { count: Math.min(dead.length, todayCountMax), lines };
}
