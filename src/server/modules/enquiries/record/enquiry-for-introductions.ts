/** @file What introductions ask of enquiries: what one is about, and that it moves on when a vendor was introduced. */
import { eq } from '#platform/db/drizzle.ts';
import { changes, openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryKindName, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { requireSeen } from '#platform/said.ts';
import { sha256 } from '#platform/secrets.ts';
import type { Lifecycle } from './enquiry-lifecycle.ts';
import { requireVersion } from './enquiry-lock.ts';
import type { Lead } from '#modules/enquiries/enquiry.types.ts';
import { consentOf, valueOf, type Payload } from './enquiry-columns.ts';
import { briefOf, kindOf, titleOf } from './enquiry-words.ts';
import { guestsOf } from './enquiry-guests.ts';

/** As much of an enquiry as introducing somebody takes: nothing that names the person. */
export type IntroducedEnquiry = {
  id: string;
  reference: string;
  kind: EnquiryKindName;
  /** What its kind is called; no word of the visitor. */
  title: string;
  version: number;
  share: boolean;
  eventDate: string | null;
  /** The region that was chosen in the form, as the form words it, and as vendors have it. */
  region: { value: string; label: string } | null;
  /** What was written, to look for places in; it goes nowhere. */
  message: string;
  /** The vendor at whose page it was written. */
  vendorId: string | null;
};

function factsOf(lead: Lead): IntroducedEnquiry {
  const kind = kindOf(lead);
  const chosen = valueOf(kind, lead.payload as Payload, 'region');
  const options = kind.fields.find(({ role }) => role === 'region')?.options;
  return {
    id: lead.id,
    reference: lead.reference,
    kind: lead.kind as EnquiryKindName,
    title: kind.title,
    version: lead.version,
    share: consentOf(lead).share,
    eventDate: lead.eventDate,
    region: options?.find(({ value }) => value === chosen) ?? null,
    message: lead.message ?? '',
    vendorId: lead.vendorId,
  };
}

/** Why no vendor may be introduced to an enquiry now; null when one may. */
function refusal({ quarantine, mergedIntoId, status }: Lead): string | null {
  if (quarantine) return 'This enquiry is flagged as spam. Release it first.';
  if (mergedIntoId) return 'This enquiry is part of another. Introduce vendors there.';
  if (!openStatuses.includes(status)) return `This enquiry is ${status}.`;
  return null;
}

export type BriefLine = { role: FieldRole; label: string; value: string };

export type EnquiriesForIntroductions = {
  /** The enquiry behind the secret of its private link. @throws Problem not_found */
  bySecret(secret: string): Promise<Lead>;
  /** @throws Problem not_found */
  lock(tx: Tx, id: string): Promise<Lead>;
  /** The address of its private page, in the language of its sender. */
  linkTo(lead: Lead): string;
  titleOf(lead: Lead): string;
  /** How many guests are expected; null when the form did not ask. */
  guestsOf(lead: Lead): number | null;
  /** Every field of its form that people read, the empty ones too. */
  briefOf(lead: Lead): BriefLine[];
  /** The family has booked with one of the vendors. The enquiry is locked. */
  book(tx: Tx, lead: Lead, by: Actor): Promise<void>;
  /** @throws Problem not_found */
  find(reference: string): Promise<IntroducedEnquiry>;
  /**
   * Does something with an enquiry that is locked and at work, in one transaction with its new version. With `introduces` it moves on
   * to `introduced` where its life allows that.
   * @throws Problem not_found, or conflict when nobody may introduce a vendor to it, or it has changed meanwhile, or something was said that
   * the author of `seen` had not seen
   */
  withLocked(
    how: { reference: string; by: Actor; version?: number; seen?: string | null; introduces: boolean },
    work: (tx: Tx, enquiry: IntroducedEnquiry) => Promise<void>,
  ): Promise<void>;
};

export const createForIntroductions = (
  { db, linkTo }: { db: Database; linkTo: (lead: Lead) => string },
  { apply, allows }: Pick<Lifecycle, 'apply' | 'allows'>,
): EnquiriesForIntroductions => ({
  async bySecret(secret) {
    const [lead] = await db
      .select()
      .from(leads)
      .where(eq(leads.secretHash, sha256(secret)));
    if (!lead) throw new Problem('not_found');
    return lead;
  },

  async lock(tx, id) {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
    if (!lead) throw new Problem('not_found');
    return lead;
  },

  linkTo,
  titleOf,
  guestsOf,
  briefOf,

  async book(tx, lead, by) {
    if (allows(lead, changes.visitor.booked)) await apply(tx, lead.id, changes.visitor.booked, { by });
  },

  async find(reference) {
    const [lead] = await db.select().from(leads).where(eq(leads.reference, reference));
    if (!lead) throw new Problem('not_found');
    return factsOf(lead);
  },

  withLocked: ({ reference, by, version, seen, introduces }, work) =>
    db.transaction(async (tx) => {
      const [lead] = await tx.select().from(leads).where(eq(leads.reference, reference)).for('update');
      if (!lead) throw new Problem('not_found');
      await requireSeen(tx, lead.reference, seen);
      requireVersion(lead, version);
      const reason = introduces && refusal(lead);
      if (reason) throw new Problem('conflict', { message: reason });
      await work(tx, factsOf(lead));
      const { introduced } = changes.staff;
      if (introduces && allows(lead, introduced)) await apply(tx, lead.id, introduced, { by });
      else
        await tx
          .update(leads)
          .set({ version: lead.version + 1 })
          .where(eq(leads.id, lead.id));
    }),
});
