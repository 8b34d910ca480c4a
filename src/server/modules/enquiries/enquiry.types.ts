/** @file The dependencies of the module's parts; `create-modules.ts` provides them. */
import type { Company } from '#contract/company.ts';
import type { Locale } from '#words/locales.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { enquiries } from '#platform/db/tables.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { EnquiryLinks } from './record/enquiry-links.ts';

/** A stored enquiry. */
export type Enquiry = typeof enquiries.$inferSelect;

/** `confirmed` when the address was confirmed by mail. A vendor that is not public receives no new enquiry. */
export type ChosenVendor = {
  companyName: string;
  email: string | null;
  confirmed: boolean;
  /** The vendor's language. */
  locale: Locale;
  isPublic: boolean;
  /** The vendor may be introduced. */
  introducible: boolean;
};

/** The needs of enquiries from other modules; `create-modules.ts` provides them. */
export type EnquiryNeeds = {
  /** Returns a vendor by id, or null; `email` is null when it cannot be mailed. `within` is the transaction of the query. */
  findVendor(vendorId: string, within?: Database): Promise<ChosenVendor | null>;
  /** Returns a crew member's full name by id, or null. */
  findCrewMember(memberId: string): Promise<string | null>;
  /** Returns the ids of the posts that are on the site, by their keys and former keys. */
  postsNamed(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns those of these vendors who may be introduced. */
  introducible(ids: readonly string[]): Promise<{ id: string; companyName: string }[]>;
};

export type EnquiryDependencies = EnquiryNeeds & {
  db: Database;
  clock: Clock;
  /** Queues a mail to the staff; mails to anybody else use `mails`, which limits them. */
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  company: Company;
  parties: MailParties;
  links: EnquiryLinks;
  secretKey: string;
  minFormMs: number;
  limiter: Pick<RateLimiter, 'take'>;
};

export type MailParties = LetterFrame & {
  staff: string;
  /** Returns the URL of an enquiry at the desk. */
  deskUrl(reference: string): string;
  publicUrl: string;
};
