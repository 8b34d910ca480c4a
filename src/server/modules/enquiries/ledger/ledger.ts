/**
 * @file The ledger of the holders of contact details. A vendor gets them only by `contactFor` and by the mail that is queued in the
 * transaction of the row.
 */
import { and, asc, eq, inArray, isNotNull, isNull } from '#platform/db/drizzle.ts';
import { talkingIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { disclosedFields, type DisclosedField, type DisclosureActor } from '#domain/enquiries/disclosures.ts';
import { noticeRead } from '#facts/notice.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { accounts, disclosures, introductions, enquiries, vendors } from '#platform/db/tables.ts';
import { mayReachFamilies } from '#platform/db/tables/vendors.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Actor } from '#platform/events.ts';
import { kindOf } from '#modules/enquiries/record/enquiry-words.ts';
import {
  introductionColumns,
  recordStep,
  type IntroductionRow,
} from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

export type Disclosure = typeof disclosures.$inferSelect;
export type Contact = Record<DisclosedField, string | null>;

const noContact: Contact = { name: null, phone: null, email: null };

const givenIn = (enquiry: Pick<Enquiry, DisclosedField>) => disclosedFields.filter((field) => enquiry[field]);

/** Returns the version and language of the notice to which the family agreed. */
function noticeOf(enquiry: Enquiry) {
  const { noticeVersion, noticeLocale } = enquiry.consent ?? {};
  const stands = noticeRead(kindOf(enquiry).notice, enquiry.locale);
  return {
    noticeVersion: noticeVersion ?? stands.noticeVersion,
    noticeLocale: noticeLocale ?? stands.noticeLocale,
  };
}

/** Returns every row of these introductions, oldest first. */
export const disclosuresOf = (db: Database, introductionIds: readonly string[]): Promise<Disclosure[]> =>
  db
    .select()
    .from(disclosures)
    .where(inArray(disclosures.introductionId, [...introductionIds]))
    .orderBy(asc(disclosures.id));

/** @where Who holds a family's contact details? */
export function createLedger({ clock }: { clock: Clock }) {
  /** Writes a row, unless one is valid already or the family has recalled details from this vendor. Returns whether one is valid then. */
  async function disclose(
    tx: Tx,
    { enquiry, row }: { enquiry: Enquiry; row: IntroductionRow },
    { act, by }: { act: DisclosureActor; by: Actor },
  ): Promise<boolean> {
    const fields = givenIn(enquiry);
    const rows = await disclosuresOf(tx, [row.id]);
    if (rows.some(({ recalledAt }) => recalledAt === null)) return true;
    if (fields.length === 0 || rows.some(({ recalledBy }) => recalledBy === 'family')) return false;
    await tx.insert(disclosures).values({
      id: newId(),
      introductionId: row.id,
      enquiryId: enquiry.id,
      vendorId: row.vendorId,
      fields,
      act,
      memberId: by.kind === 'staff' ? (by.id ?? null) : null,
      ...noticeOf(enquiry),
      createdAt: clock(),
    });
    await recordStep(tx, { clock }, row, 'disclosure.made', { by, reference: enquiry.reference });
    return true;
  }

  /** Recalls a vendor's details; a second call does nothing. Returns whether anything was recalled. */
  async function recall(
    tx: Tx,
    row: Pick<IntroductionRow, 'id' | 'vendorId'>,
    { act, by, reference }: { act: DisclosureActor; by: Actor; reference: string },
  ): Promise<boolean> {
    const gone = await tx
      .update(disclosures)
      .set({ recalledAt: clock(), recalledBy: act })
      .where(and(eq(disclosures.introductionId, row.id), isNull(disclosures.recalledAt)))
      .returning({ id: disclosures.id });
    if (gone.length > 0) await recordStep(tx, { clock }, row, 'disclosure.recalled', { by, reference });
    return gone.length > 0;
  }

  /**
   * Returns the contact details that a vendor may see now: those of a row without a recall, of an introduction with an open conversation,
   * for an account with a confirmed address. Records the first reading. The enquiry is locked.
   */
  async function contactFor(tx: Tx, introductionId: string, by: Actor): Promise<Contact> {
    const [held] = await tx
      .select({
        disclosure: disclosures,
        enquiry: enquiries,
        row: introductionColumns,
        confirmedAt: accounts.emailVerifiedAt,
      })
      .from(disclosures)
      .innerJoin(introductions, eq(introductions.id, disclosures.introductionId))
      .innerJoin(enquiries, eq(enquiries.id, disclosures.enquiryId))
      .innerJoin(accounts, isOwnerOf(introductions.vendorId))
      .where(and(eq(disclosures.introductionId, introductionId), isNull(disclosures.recalledAt)));
    if (!held?.confirmedAt || held.row.vendorHidden || !talkingIntroductions.includes(held.row.status))
      return noContact;
    const { disclosure, enquiry, row } = held;
    if (disclosure.readAt === null) {
      await tx.update(disclosures).set({ readAt: clock() }).where(eq(disclosures.id, disclosure.id));
      await recordStep(tx, { clock }, row, 'disclosure.read', { by, reference: enquiry.reference });
    }
    return Object.fromEntries(
      disclosedFields.map((field) => [field, disclosure.fields.includes(field) ? enquiry[field] : null]),
    ) as Contact;
  }

  /** Returns whether the address of the vendor's account is confirmed. */
  const isConfirmed = async (tx: Tx, vendorId: string): Promise<boolean> =>
    (await tx.$count(accounts, and(isOwnerOf(vendorId), isNotNull(accounts.emailVerifiedAt)))) > 0;

  /** Returns the introductions whose contact details a vendor may see now, by the rules of `contactFor`, and which details these are. */
  async function heldBy(
    db: Database,
    vendorId: string,
  ): Promise<ReadonlyMap<string, readonly DisclosedField[]>> {
    const rows = await db
      .select({ id: introductions.id, fields: disclosures.fields })
      .from(disclosures)
      .innerJoin(introductions, eq(introductions.id, disclosures.introductionId))
      .innerJoin(accounts, isOwnerOf(introductions.vendorId))
      .innerJoin(vendors, eq(vendors.id, introductions.vendorId))
      .where(
        and(
          eq(introductions.vendorId, vendorId),
          mayReachFamilies(vendors),
          isNull(disclosures.recalledAt),
          isNotNull(accounts.emailVerifiedAt),
          inArray(introductions.status, [...talkingIntroductions]),
        ),
      );
    return new Map(rows.map(({ id, fields }) => [id, fields]));
  }

  return { disclose, recall, contactFor, heldBy, isConfirmed };
}
export type Ledger = ReturnType<typeof createLedger>;
