/** @file What the parts of the module need; `create-modules.ts` hands it over. */
import type { Company } from '#contract/company.ts';
import type { Locale } from '#words/locales.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { leads } from '#platform/db/tables.ts';
import type { LimitedMails, WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';
import type { MailParties, Recipient } from './record/enquiry.mails.ts';

/** An enquiry as it is stored. */
export type Lead = typeof leads.$inferSelect;

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

/** What its sender changed of a request; null stays. */
export type ToldCorrection = {
  leadId: string;
  /** The same correction is told once. */
  key: string;
  eventDate: string | null;
  guests: { before: number | null; now: number } | null;
};

export type EnquiryDependencies = {
  db: Database;
  clock: Clock;
  /** To the staff; mails to anybody else go by `mails`, which limits them. */
  enqueueMail(tx: Tx, message: MailMessage): Promise<void>;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  company: Company;
  parties: MailParties;
  publicUrl: string;
  secretKey: string;
  minFormMs: number;
  limiter: Pick<RateLimiter, 'take'>;
  /** A vendor of the marketplace by id, or null; `email` is null when nobody can be written to. */
  findVendor(vendorId: string): Promise<ChosenVendor | null>;
  /** Takes back what vendors were told about an enquiry that its sender has withdrawn; answers who was ever introduced to it. */
  recallIntroductions(tx: Tx, enquiry: Pick<Lead, 'id' | 'reference' | 'vendorId'>): Promise<string[]>;
  /** Those of these vendors who may be introduced to somebody. */
  introducible(ids: readonly string[]): Promise<{ id: string }[]>;
  /** Introduces the vendors whom the visitor chose and agreed to share with; `mail` writes what each is told. */
  introduceChosen(
    tx: Tx,
    enquiry: Pick<Lead, 'id' | 'reference'>,
    vendors: readonly { id: string; companyName: string; contact: ChosenVendor }[],
    mail: (vendor: Recipient, introductionId: string) => WrittenMail,
  ): Promise<void>;
  /** The open introductions of an enquiry. */
  introductionsOf(leadId: string): Promise<{ vendorId: string; sentAt: Date | null }[]>;
  /** Cache tags of what shows the reviews of an enquiry. */
  tagsOfReviews(leadId: string): Promise<string[]>;
  /** Tells the vendors who have a request what its sender changed, within the transaction. */
  notifyCorrected(tx: Tx, correction: ToldCorrection): Promise<void>;
  /** A crew member's full name by id, or null. */
  findCrewMember(memberId: string): Promise<string | null>;
};
