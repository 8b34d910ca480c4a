/** @file What the services of accounts need; `create-modules.ts` hands it over. */
import type { Registration } from '#contract/vendor-input.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';

/** What accounts ask of vendors. */
export type VendorRecords = {
  /** Stores a new vendor and answers its id. */
  create(tx: Tx, registration: Registration): Promise<string>;
  /** The vendor as its owner sees it; null when there is none. */
  ownProfile(vendorId: string): Promise<PublicVendor | null>;
  setContact(tx: Tx, vendorId: string, contact: { phone?: string; website?: string | null }): Promise<void>;
  contact(vendorId: string): Promise<{ phone: string | null; website: string | null }>;
  /** Everything stored about a vendor, in words a person can read. */
  record(db: Database, vendorId: string): Promise<Record<string, unknown>>;
  /** Removes the rows; answers the stored files, to be removed once that is committed. */
  erase(tx: Tx, vendorId: string): Promise<string[]>;
};

export type AccountDependencies = {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  limiter: RateLimiter;
  secretKey: string;
  publicUrl: string;
  /** Who mails come from. */
  sender: LetterFrame;
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  /** Anybody may register with anybody's address, so that every mail to one is limited. */
  mails: Pick<LimitedMails, 'enqueue' | 'cancel' | 'cancelFor'>;
  vendors: VendorRecords;
  /** Removes stored files; what fails is swept later. */
  removeFiles(files: readonly string[]): Promise<void>;
};
