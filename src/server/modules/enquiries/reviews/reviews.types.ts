/** @file What reviews ask of other modules; `create-modules.ts` hands it over. */
import type { EnquiryLinks } from '#modules/enquiries/record/enquiry-links.ts';
import type { Locale } from '#words/locales.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { reviews } from '#platform/db/tables.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** From where somebody calls, and with what. */
export type Source = { ip: string; device?: string };

export type Rating = { sum: number; count: number };

export type ReviewNeeds = {
  /** `within` is the transaction in which it is asked. */
  findVendor(
    vendorId: string,
    within?: Database,
  ): Promise<{
    companyName: string;
    email: string | null;
    confirmed: boolean;
    locale: Locale;
    isPublic: boolean;
  } | null>;
  /** Has the vendor signed in from there? */
  isKnownSource(vendorId: string, source: Source): Promise<boolean>;
  /** Keeps what cards show of a vendor's reviews; `count` is asked once nobody else can change it. */
  keepRating(tx: Tx, vendorId: string, count: () => Promise<Rating>): Promise<void>;
};

export type ReviewDependencies = ReviewNeeds & {
  links: Pick<EnquiryLinks, 'secretOf'>;
  db: Database;
  clock: Clock;
  secretKey: string;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  frame: LetterFrame & { publicUrl: string };
  limiter: Pick<RateLimiter, 'take'>;
};
