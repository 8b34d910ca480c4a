import { hourSeconds } from '#facts/time.ts';
import type { Database, Log } from '../db/open.ts';
import type { DeadLetter, Jobs, QueueSettings } from '../jobs/jobs.ts';
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

/** A transactional outbox: its mails leave even when this process dies. */
export type Outbox = {
  /**
   * Puts a mail into the outbox within the given transaction; it leaves at the commit, and never when that fails.
   * @throws ZodError when the message is invalid (an address that is a list, a text beyond its bound)
   */
  enqueueMail(tx: Database, message: MailMessage): Promise<void>;
  /** Returns the mails that could not be delivered in all their attempts. */
  deadLetters(): Promise<DeadLetter[]>;
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
    deadLetters: () => jobs.deadLetters(queue),
  };
}
