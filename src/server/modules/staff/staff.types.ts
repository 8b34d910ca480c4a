/** @file Dependencies of the staff's services; `create-modules.ts` passes them in. */
import type { staffMembers } from '#platform/db/tables.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';

export type StaffDependencies = {
  db: Database;
  clock: Clock;
  secretKey: string;
  publicUrl: string;
  passwords: Passwords;
  limiter: RateLimiter;
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  /** The sender of mails. */
  sender: LetterFrame;
  /** Returns a short name of a browser from its user agent. */
  browserName(userAgent: string | undefined): string;
  /** The time after which a session ends: without use, and in any case. */
  sessionLife: { idleMs: number; maxMs: number };
};

export type Member = typeof staffMembers.$inferSelect;

/** The browser of a person who signs in. */
export type Visitor = {
  ip: string;
  /** Short name of the browser. */
  label: string;
  /** The random name of the browser, from its cookie. */
  device?: string;
  /** The session that the browser has open already. */
  sessionToken?: string;
};
