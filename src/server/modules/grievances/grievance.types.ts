/** @file What the parts of the module need. */
import type { Clock } from '#platform/clock.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';
import type { GrievanceParties } from './grievance.mails.ts';
import type { Database, Tx } from '#platform/db/handle.ts';

export type GrievanceDependencies = {
  db: Database;
  clock: Clock;
  /** To the officer, and from the officer; receipts go by `mails`, which limits them. */
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  mails: Pick<LimitedMails, 'enqueue'>;
  parties: GrievanceParties;
  limiter: RateLimiter;
  /** The installation’s key. */
  secretKey: string;
  minFormMs: number;
};
