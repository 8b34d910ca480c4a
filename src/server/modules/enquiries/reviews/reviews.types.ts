/** @file The needs of reviews from other modules; `create-modules.ts` provides them. */
import type { EnquiryLinks } from '#modules/enquiries/record/enquiry-links.ts';
import type { Locale } from '#words/locales.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { reviews } from '#platform/db/tables.ts';
import type { LetterFrame } from '#platform/mailer/letter.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** The network address and device of a caller. */
export type Source = { ip: string; device?: string };

export type Rating = { sum: number; count: number };

export type ReviewNeeds = {
  /** Returns a vendor; `within` is the transaction of the query. */
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
  /** Returns whether the vendor has signed in from there. */
  isKnownSource(vendorId: string, source: Source): Promise<boolean>;
  /** Stores the rating that cards show; `count` runs once nobody else can change it. */
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
