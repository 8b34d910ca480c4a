/** @file The needs of the vendors' side from other modules; `create-modules.ts` provides them. */
import type { Clock } from '#platform/clock.ts';
import type { Candidate, CandidateQuery } from '#domain/enquiries/fitting-vendors.ts';
import type { Absence, Booking, DayTaken } from '#domain/vendors/vendor-days.ts';
import type { PushKind } from '#facts/push.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
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
  /** The days that bookings take in vendors' calendars. */
  bookedDays: BookedDays;
  drop: Call['drop'];
};
/** Reads and marks the days of bookings, in the transaction of the caller. */
export type BookedDays = {
  dayTaken(db: Database, booking: Booking): Promise<DayTaken>;
  takeDay(tx: Tx, booking: Booking): Promise<void>;
  freeDay(tx: Tx, introductionId: string): Promise<void>;
  /** Returns the vendors whose marks were moved. */
  moveDay(tx: Tx, introductionIds: readonly string[], day: string | null): Promise<string[]>;
  /** Drops the pages with the days of these vendors; called after the transaction. */
  dropDays(vendorIds: readonly string[]): void;
};
export type IntroductionDependencies = IntroductionNeeds & {
  db: Database;
  clock: Clock;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  frame: IntroductionMailFrame;
  links: EnquiryLinks;
  limiter: Pick<RateLimiter, 'take'>;
};
