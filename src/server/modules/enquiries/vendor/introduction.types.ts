/** @file The needs of the vendors' side from other modules; `create-modules.ts` provides them. */
import type { Clock } from '#platform/clock.ts';
import type { Candidate, CandidateQuery } from '#domain/enquiries/fitting-vendors.ts';
import type { Absence } from '#domain/vendors/vendor-days.ts';
import type { PushKind } from '#facts/push.ts';
import type { Database } from '#platform/db/handle.ts';
import type { Call } from '#platform/call.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';
import type { Locale } from '#words/locales.ts';
import type { EnquiryLinks } from '#modules/enquiries/record/enquiry-links.ts';
import type { IntroductionMailFrame } from './introduction.mails.ts';

export type IntroductionNeeds = {
  candidates(query: CandidateQuery): Promise<Candidate[]>;
  introducible(ids: readonly string[]): Promise<{ id: string; companyName: string }[]>;
  /** Returns a vendor; `within` is the transaction of the query. */
  findVendor(
    vendorId: string,
    within?: Database,
  ): Promise<{ companyName: string; email: string | null; confirmed: boolean; locale: Locale } | null>;
  /** Returns the absence of a vendor on a day, YYYY-MM-DD; null when it is present. */
  awayOn(vendorId: string, day: string, within: Database): Promise<Absence | null>;
  /** Stores each vendor's response time in hours, and clears it for vendors not named. Resolves to the changed vendors. */
  keepResponseHours(hours: ReadonlyMap<string, number>): Promise<string[]>;
  /** Notifies the subscribed devices of a vendor, once `tx` is committed. */
  notifyDevices(tx: Database, vendorId: string, kind: PushKind): Promise<void>;
  drop: Call['drop'];
};
export type IntroductionDependencies = IntroductionNeeds & {
  db: Database;
  clock: Clock;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  frame: IntroductionMailFrame;
  links: EnquiryLinks;
  limiter: Pick<RateLimiter, 'take'>;
};
