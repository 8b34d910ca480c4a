/** @file Dependencies of the account services; `create-modules.ts` passes them in. */
import type { Locale } from '#words/locales.ts';
import type { Registration } from '#contract/vendor-input.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';

/** The functions of vendors that accounts use. */
export type VendorRecords = {
  /** Stores a new vendor and returns its id. */
  create(tx: Tx, registration: Registration): Promise<string>;
  /** Returns the vendor as its owner sees it; null when there is none. */
  ownProfile(vendorId: string): Promise<PublicVendor | null>;
  setContact(tx: Tx, vendorId: string, contact: { phone?: string; website?: string | null }): Promise<void>;
  contact(vendorId: string): Promise<{ phone: string | null; website: string | null }>;
  /** Returns everything stored about a vendor, in readable words. */
  record(db: Database, vendorId: string): Promise<Record<string, unknown>>;
  /** Deletes the rows; returns the stored files, to be removed after the commit. */
  erase(tx: Tx, vendorId: string): Promise<string[]>;
};

export type AccountDependencies = {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  limiter: RateLimiter;
  secretKey: string;
  publicUrl: string;
  /** The sender of mails. */
  sender: LetterFrame;
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  /** The limited mails: anybody may register with anybody's address. */
  mails: Pick<LimitedMails, 'enqueue' | 'cancel' | 'cancelFor'>;
  vendors: VendorRecords;
  /** Removes stored files; a later sweep removes those that fail. */
  removeFiles(files: readonly string[]): Promise<void>;
};

/** An invitation to a team, as its owner fills it in; without a language it has that of the request. */
export type GivenInvitation = { password: string; name: string; email: string; locale?: Locale | undefined };
