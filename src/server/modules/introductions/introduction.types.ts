/** @file What introductions ask of other modules; `compose.ts` hands it over. */
import type { Clock } from '#platform/clock.ts';
import type { Candidate, CandidateQuery } from '#contract/desk/fitting-vendors.ts';
import type { EnquiryKindName } from '#contract/enquiry-kinds.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { Actor } from '#platform/events.ts';
import type { LimitedMails } from '#platform/mailer/limited-mails.ts';
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
  find(reference: string): Promise<Enquiry>;
  withLocked(
    how: { reference: string; by: Actor; version?: number; introduces: boolean },
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
  ): Promise<{ companyName: string; email: string | null; confirmed: boolean } | null>;
};
export type IntroductionDependencies = IntroductionNeeds & {
  db: Database;
  clock: Clock;
  mails: Pick<LimitedMails, 'enqueue' | 'cancel'>;
  frame: IntroductionMailFrame;
};
