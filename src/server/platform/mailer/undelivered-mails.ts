import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { minuteMs } from '#facts/time.ts';
import type { TodayReader } from '../module.ts';
import type { UnfinishedJob } from '../jobs/job-types.ts';
import { mailMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/** A mail that waits for so long is late: the alert comes then, too. */
const lateMinutes = 15;

/** Returns the words of the mail server, or that it was not asked yet, and the number of attempts. */
function noteOf({ reason, attempts, nextAt }: UnfinishedJob): string {
  const tried = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  const end = nextAt ? tried : `${tried}, and for the last time`;
  return reason ? `${reason} · ${end}` : 'It was not tried yet';
}

/**
 * Returns the mails that have not left, for the page Today: those that wait for another attempt, the oldest first, then those that failed
 * in all attempts, the newest first.
 */
export async function undeliveredMails(
  undelivered: Outbox['undelivered'],
  now: Date,
): ReturnType<TodayReader> {
  const lateSince = new Date(now.getTime() - lateMinutes * minuteMs);
  const found = await undelivered({ sentBefore: lateSince, limit: todayCountMax });
  const lines = found.slice(0, todayLinesMax).map((job) => {
    const mail = mailMessage.safeParse(job.data).data;
    return {
      id: job.id,
      title: mail?.subject ?? 'Mail',
      who: mail?.to.map(({ address }) => address).join(', ') ?? null,
      at: job.since.toISOString(),
      urgent: job.nextAt === null || job.since <= lateSince,
      note: noteOf(job),
    };
  });
  return { count: found.length, lines };
}
