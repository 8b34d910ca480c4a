/** @file The part of an enquiry that introducing needs: nothing that names the person. */
import { changes, openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { enquiries, introductions } from '#platform/db/tables.ts';
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import { requireFirst, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lockIntroduction } from './introduction-change.ts';
import { requireSeen } from '#platform/said.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import {
  allowsChange,
  applyChange,
  nextVersion,
  requireVersion,
  takeOwner,
  takesOwner,
  type SeenAs,
} from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { askedFactsOf, type AskedFacts } from '#modules/enquiries/record/asked-facts.ts';
import { consentOf, valueOf, type Payload } from '#modules/enquiries/record/enquiry-columns.ts';
import { kindOf } from '#modules/enquiries/record/enquiry-words.ts';

export type IntroducedEnquiry = {
  id: string;
  reference: string;
  kind: EnquiryKindName;
  /** The title of its kind, without the visitor's text. */
  title: string;
  version: number;
  share: boolean;
  /** What its mail says of it. */
  asked: AskedFacts;
  eventDate: string | null;
  /** The chosen region: its value as vendors have it, its label in the form. */
  region: { value: string; label: string } | null;
  /** The visitor's text, searched for places only; it is never sent on. */
  message: string;
  /** The vendor on whose page it was written. */
  vendorId: string | null;
};

/** Returns what of an enquiry introducing somebody takes. */
export function introducedFrom(enquiry: Enquiry): IntroducedEnquiry {
  const kind = kindOf(enquiry);
  const chosen = valueOf(kind, enquiry.payload as Payload, 'region');
  const asked = askedFactsOf(enquiry);
  const options = kind.fields.find(({ role }) => role === 'region')?.options;
  return {
    id: enquiry.id,
    reference: enquiry.reference,
    kind: enquiry.kind as EnquiryKindName,
    title: kind.title,
    version: enquiry.version,
    share: consentOf(enquiry).share,
    asked,
    eventDate: enquiry.eventDate,
    region: options?.find(({ value }) => value === chosen) ?? null,
    message: enquiry.message ?? '',
    vendorId: enquiry.vendorId,
  };
}

/** Returns why no vendor may be introduced to an enquiry; null when one may. */
function refusal({ quarantine, mergedIntoId, status }: Enquiry): string | null {
  if (quarantine) return 'This enquiry is flagged as spam. Release it first.';
  if (mergedIntoId) return 'This enquiry is part of another. Introduce vendors there.';
  if (!openStatuses.includes(status)) return `This enquiry is ${status}.`;
  return null;
}

/** Returns the enquiry for introducing. @throws Problem not_found */
export const findIntroduced = async (db: Database, reference: string): Promise<IntroducedEnquiry> =>
  introducedFrom(await findEnquiry(db, { reference }));

/** Returns whether a vendor of the enquiry has been told of it. */
const hasTold = async (tx: Tx, enquiryId: string) =>
  (await tx.$count(
    introductions,
    and(eq(introductions.enquiryId, enquiryId), inArray(introductions.status, [...talkingIntroductions])),
  )) > 0;

/** Gives a locked enquiry its new version after introducing; it advances where its status allows that and a vendor has been told. */
export async function advanceIntroduced(
  tx: Tx,
  deps: { clock: Clock },
  enquiry: Enquiry,
  by: Actor,
): Promise<void> {
  const change = changes.staff.introduced;
  if (allowsChange(enquiry, change) && (await hasTold(tx, enquiry.id)))
    await applyChange(tx, deps, enquiry, change, { by });
  else await tx.update(enquiries).set(nextVersion).where(eq(enquiries.id, enquiry.id));
}

/**
 * Runs `work` on a locked open enquiry, in one transaction with its new version. With `introduces` it is of the member of staff where it was
 * nobody's, and advances to `introduced` where its status allows that and a vendor has been told.
 * @throws Problem not_found, or conflict when no vendor may be introduced to it, it has changed meanwhile, or after an unseen message or
 * end; DoneBefore
 */
export function changeIntroduced(
  { db, clock }: { db: Database; clock: Clock },
  {
    reference,
    by,
    version,
    seen,
    introduces,
  }: SeenAs & { reference: string; by: Actor; introduces: boolean },
  work: (tx: Tx, introduced: IntroducedEnquiry, enquiry: Enquiry) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, { reference });
    await requireFirst(tx, by, { kind: 'enquiry', id: reference });
    await requireSeen(tx, reference, seen);
    requireVersion(enquiry, version);
    const reason = introduces && refusal(enquiry);
    if (reason) throw new Problem('conflict', { message: reason });
    if (introduces && takesOwner(enquiry, by)) await takeOwner(tx, enquiry, { by, at: clock() });
    await work(tx, introducedFrom(enquiry), enquiry);
    if (introduces) await advanceIntroduced(tx, { clock }, enquiry, by);
    else await tx.update(enquiries).set(nextVersion).where(eq(enquiries.id, enquiry.id));
  });
}

/** Runs `work` on an introduction whose enquiry it locks. @throws Problem not_found, conflict as `requireSeen` */
export async function withIntroduction(
  db: Database,
  { reference, introductionId, seen }: { reference: string; introductionId: string; seen: string | null },
  work: (tx: Tx, found: Awaited<ReturnType<typeof lockIntroduction>>) => Promise<void>,
): Promise<void> {
  const { id } = await findEnquiry(db, { reference });
  await db.transaction(async (tx) => {
    const found = await lockIntroduction(tx, { enquiryId: id, introductionId });
    await requireSeen(tx, reference, seen);
    await work(tx, found);
  });
}
