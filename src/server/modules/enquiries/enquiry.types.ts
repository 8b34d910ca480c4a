/** @file What the parts of the module need; `create-modules.ts` hands it over. */
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

/** An enquiry as it is stored. */
export type Enquiry = typeof enquiries.$inferSelect;

/** `confirmed` when the address has answered a mail of ours. No new enquiry goes to one that is not public. */
export type ChosenVendor = {
  companyName: string;
  email: string | null;
  confirmed: boolean;
  /** What the vendor speaks with us. */
  locale: Locale;
  isPublic: boolean;
  /** May be introduced to somebody. */
  introducible: boolean;
};

/** What enquiries ask of other modules; `create-modules.ts` hands it over. */
export type EnquiryNeeds = {
  /** A vendor of the marketplace by id, or null; `email` is null when nobody can be written to. `within` is the transaction in which it is asked. */
  findVendor(vendorId: string, within?: Database): Promise<ChosenVendor | null>;
  /** A crew member's full name by id, or null. */
  findCrewMember(memberId: string): Promise<string | null>;
  /** Those of these vendors who may be introduced to somebody. */
  introducible(ids: readonly string[]): Promise<{ id: string; companyName: string }[]>;
};

export type EnquiryDependencies = EnquiryNeeds & {
  db: Database;
  clock: Clock;
  /** To the staff; mails to anybody else go by `mails`, which limits them. */
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
  /** Where the staff reads an enquiry. */
  deskUrl(reference: string): string;
  publicUrl: string;
};
