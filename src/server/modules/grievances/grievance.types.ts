/** @file The dependencies of the module's parts. */
import type { Clock } from '#platform/clock.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';
import type { GrievanceParties } from './grievance.mails.ts';
import type { Database, Tx } from '#platform/db/handle.ts';

export type GrievanceDependencies = {
  db: Database;
  clock: Clock;
  /** Queues a mail to or from the officer; receipts use `mails`, which limits them. */
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  mails: Pick<LimitedMails, 'enqueue'>;
  parties: GrievanceParties;
  limiter: RateLimiter;
  /** The installation’s key. */
  secretKey: string;
  minFormMs: number;
};
