/** @file The introductions of an enquiry, as the desk lists them. */
import { introductionsMax } from '#domain/enquiries/introduction-changes.ts';
import type { Introduction, Introductions as ShownIntroductions } from '#contract/desk/introductions.ts';
import { lastSaidOf } from '#platform/said.ts';
import { instantOf } from '#platform/clock.ts';
import { disclosuresOf, type Disclosure } from '#modules/enquiries/ledger/ledger.ts';
import { findIntroduced } from '#modules/enquiries/vendor/introduced-enquiry.ts';
import { isOpen, isUnknown, type IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import { introductionsOf } from '#modules/enquiries/vendor/introductions.ts';
import { inArray } from '#platform/db/drizzle.ts';
import { vendors } from '#platform/db/tables.ts';
import type { Database } from '#platform/db/handle.ts';

/** Returns whether the vendor holds contact details now, and has read them. */
function disclosureOf(rows: readonly Disclosure[]): Introduction['disclosure'] {
  const last = rows.at(-1);
  if (!last) return 'none';
  if (last.recalledAt) return 'recalled';
  return last.readAt ? 'read' : 'held';
}

const shown = (row: IntroductionRow, rows: readonly Disclosure[], phone: string | null): Introduction => ({
  id: row.id,
  vendorId: row.vendorId,
  vendorName: row.vendorName,
  phone,
  vendorHidden: row.vendorHidden,
  status: row.status,
  held: row.heldId,
  by: row.memberName,
  sentAt: instantOf(row.sentAt),
  dueAt: instantOf(row.dueAt),
  seenAt: instantOf(row.seenAt),
  repliedAt: instantOf(row.repliedAt),
  chosenAt: instantOf(row.chosenAt),
  declinedAt: instantOf(row.declinedAt),
  declineReason: row.declineReason,
  lapsedAt: instantOf(row.lapsedAt),
  recalledAt: instantOf(row.recalledAt),
  outcome: row.outcome,
  reportReason: row.reportReason,
  reportAnswer: row.reportAnswer,
  disclosure: disclosureOf(rows),
});

/** Returns the introductions of an enquiry for the desk. @throws Problem not_found */
export async function deskIntroductionsOf(db: Database, reference: string): Promise<ShownIntroductions> {
  const { id, version, share } = await findIntroduced(db, reference);
  const rows = await introductionsOf(db, id);
  const places = Math.max(0, introductionsMax - rows.filter(isOpen).length);
  const given = rows.length
    ? await disclosuresOf(
        db,
        rows.map(({ id: introductionId }) => introductionId),
      )
    : [];
  const untold = rows
    .filter((row) => row.status === 'proposed' && !isUnknown(row))
    .map(({ vendorId }) => vendorId);
  const phones = new Map(
    untold.length === 0
      ? []
      : (
          await db
            .select({ id: vendors.id, phone: vendors.phone })
            .from(vendors)
            .where(inArray(vendors.id, untold))
        ).map((one) => [one.id, one.phone]),
  );
  return {
    version,
    said: await lastSaidOf(db, reference),
    share,
    places,
    introductions: rows.map((row) =>
      shown(
        row,
        given.filter(({ introductionId }) => introductionId === row.id),
        phones.get(row.vendorId) ?? null,
      ),
    ),
  };
}
