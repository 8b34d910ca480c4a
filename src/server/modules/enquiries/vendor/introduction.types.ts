/** @file What introductions ask of other modules; `create-modules.ts` hands it over. */
import type { Clock } from '#platform/clock.ts';
import type { Candidate, CandidateQuery } from '#domain/enquiries/fitting-vendors.ts';
import type { Absence } from '#domain/vendors/vendor-days.ts';
import type { PushKind } from '#facts/push.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { Actor } from '#platform/events.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
import type { RateLimiter } from '#platform/rate-limit.ts';
import type { Locale } from '#words/locales.ts';
import type { Lead } from './introduction-steps.ts';
import type { IntroductionMailFrame, ToldEnquiry } from './introduction.mails.ts';

export type Enquiry = ToldEnquiry & {
  id: string;
  kind: EnquiryKindName;
  version: number;
  region: { value: string; label: string } | null;
  message: string;
  vendorId: string | null;
};
export type Enquiries = {
  bySecret(secret: string): Promise<Lead>;
  lock(tx: Tx, id: string): Promise<Lead>;
  linkTo(lead: Lead): string;
  titleOf(lead: Lead): string;
  /** How many guests are expected; null when the form did not ask. */
  guestsOf(lead: Lead): number | null;
  briefOf(lead: Lead): { role: string; label: string; value: string }[];
  book(tx: Tx, lead: Lead, by: Actor): Promise<void>;
  find(reference: string): Promise<Enquiry>;
  withLocked(
    how: { reference: string; by: Actor; version?: number; seen?: string | null; introduces: boolean },
    work: (tx: Tx, enquiry: Enquiry) => Promise<void>,
  ): Promise<void>;
};

export type IntroductionNeeds = {
  /** Asked for at each call: both modules need each other. */
  enquiries(): Enquiries;
  candidates(query: CandidateQuery): Promise<Candidate[]>;
  introducible(ids: readonly string[]): Promise<{ id: string; companyName: string }[]>;
  /** `within` is the transaction in which it is asked. */
  findVendor(
    vendorId: string,
    within?: Database,
  ): Promise<{ companyName: string; email: string | null; confirmed: boolean; locale: Locale } | null>;
  /** The absence of a vendor that holds on a day, YYYY-MM-DD; null when it is there. */
  awayOn(vendorId: string, day: string, within: Database): Promise<Absence | null>;
  /** Keeps within how many hours each vendor answers, and nothing of those who are not named. Resolves to whose changed. */
  keepResponseHours(hours: ReadonlyMap<string, number>): Promise<string[]>;
  /** Tells the devices of a vendor that asked for it, once `tx` is committed. */
  notifyDevices(tx: Database, vendorId: string, kind: PushKind): Promise<void>;
  drop(tags: readonly string[]): void;
};
export type IntroductionDependencies = IntroductionNeeds & {
  db: Database;
  clock: Clock;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  frame: IntroductionMailFrame;
  limiter: Pick<RateLimiter, 'take'>;
};
