import { setTimeout as sleep } from 'node:timers/promises';
import { hourSeconds } from '#facts/time.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { Database, Log } from '../db/open.ts';
import type { Jobs, QueueSettings, UnfinishedCounts, UnfinishedJob } from '../jobs/job-types.ts';
import type { Mailer } from './mailer.ts';
import { mailMessage, type MailMessage } from './message.ts';

const queue = 'mail';

/**
 * About half a day of attempts, so that nothing is lost when a mail server is down overnight.
 * @where How often is a mail tried again?
 */
const retrySettings: QueueSettings = {
  retryLimit: 20,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: hourSeconds,
  timeoutSeconds: 120,
  concurrency: 2,
};

/** How long the staff waits for the answer of the mail server: less than an answer of ours may take. */
const answerMs = 4_000;

export type DeliveredNow = {
  /** What the mail server said instead of taking the mail; null when it took it. */
  refusal: string | null;
  /** Mails that had failed, and are tried again now. */
  triedAgain: number;
};

/** Returns the words of the first that comes: the refusal, null for a mail that was taken, or that there was no answer. */
async function refusalOf(delivery: Promise<void>): Promise<string | null> {
  const late = sleep(answerMs, `The mail server has not answered within ${answerMs / 1000} seconds.`, {
    ref: false,
  });
  const said = delivery.then(
    () => null,
    (error: unknown) => shorten((error as Error).message, 500),
  );
  return Promise.race([said, late]);
}

/** A transactional outbox: its mails leave even when this process dies. */
export type Outbox = {
  /**
   * Puts a mail into the outbox within the given transaction; it leaves at the commit, and never when that fails.
   * @throws ZodError when the message is invalid (an address that is a list, a text beyond its bound)
   */
  enqueueMail(tx: Database, message: MailMessage): Promise<void>;
  /** Returns the mails that failed at least once, or that were sent before a moment and have not left. */
  undelivered(asked: { sentBefore: Date; limit: number }): Promise<UnfinishedJob[]>;
  /** Counts the mails that have not left. */
  count(): Promise<UnfinishedCounts>;
  /**
   * Gives a mail to the mail server at once, past the queue, and says what came of it. When the server takes it, the mails that wait are
   * tried now, too.
   */
  deliverNow(message: MailMessage): Promise<DeliveredNow>;
};

/** Starts the delivery of the outbox, mails of an earlier process included. */
export async function startOutbox(
  jobs: Jobs,
  mailer: Mailer,
  log: Log,
  settings: QueueSettings = retrySettings,
): Promise<Outbox> {
  await jobs.define<MailMessage>(
    queue,
    async ({ data }) => {
      await mailer.deliver(data);
      log.info({ mailId: data.id }, 'mail delivered');
    },
    settings,
  );
  // A restart often follows a repair, so failed mails are tried again.
  const again = await jobs.redrive(queue);
  if (again > 0) log.info({ mails: again }, 'mails that had failed for good are tried again');
  return {
    async enqueueMail(tx, message) {
      await jobs.send(tx, queue, mailMessage.parse(message));
    },
    undelivered: (asked) => jobs.unfinished(queue, asked),
    count: () => jobs.countUnfinished(queue),
    async deliverNow(message) {
      const refusal = await refusalOf(mailer.deliver(mailMessage.parse(message)));
      return { refusal, triedAgain: refusal === null ? await jobs.tryNow(queue) : 0 };
    },
  };
}
