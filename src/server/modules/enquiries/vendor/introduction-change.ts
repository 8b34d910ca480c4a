/** @file Makes the changes of the contract's table (`#domain/enquiries/introduction-changes.ts`). Only this file writes a status. */
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { eq, exists, getTableColumns, sql } from '#platform/db/drizzle.ts';
import {
  introductionChanges,
  openIntroductions,
  talkingIntroductions,
  type IntroductionChange,
  type IntroductionStatus,
} from '#domain/enquiries/introduction-changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/db/handle.ts';
import { introductions, vendors } from '#platform/db/tables.ts';
import { mayReachFamilies } from '#platform/db/tables/vendors.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';
import { endQuotes } from '#modules/enquiries/quotes/quote-change.ts';
import { keepUnanswered } from '#modules/enquiries/conversation/unanswered.ts';

/** The condition that the vendor of an introduction may not reach families, or was deleted. */
const vendorHidden = sql<boolean>`not ${exists(
  sql`(select 1 from ${vendors} where ${vendors.id} = ${introductions.vendorId} and ${mayReachFamilies(vendors)})`,
)}`;
/** The columns of an introduction, with the visibility of its vendor. */
export const introductionColumns = { ...getTableColumns(introductions), vendorHidden };
export type IntroductionRow = typeof introductions.$inferSelect & { vendorHidden: boolean };

/** Returns whether it is open. A hidden vendor takes no place. */
export const isOpen = ({
  status,
  vendorHidden,
  heldId,
}: Pick<IntroductionRow, 'status' | 'vendorHidden' | 'heldId'>) =>
  !vendorHidden && (heldId !== null || openIntroductions.includes(status));
/** Returns whether the staff may send it, for the first time or again. */
export const maySend = ({ status, heldId }: Pick<IntroductionRow, 'status' | 'heldId'>) =>
  heldId === null && (introductionChanges.staff.sent.from as readonly string[]).includes(status);
/** Returns whether nobody but the staff knows of it: it is held for the first time. */
export const isUnknown = ({ status, heldId }: Pick<IntroductionRow, 'status' | 'heldId'>) =>
  heldId !== null && status === 'proposed';

/** Returns whether its status allows the change. */
export const allows = (change: IntroductionChange, { status }: Pick<IntroductionRow, 'status'>): boolean =>
  change.from.includes(status);

/** Returns why the change is refused, in a sentence for the caller. */
function refusalOf(status: IntroductionStatus): string {
  if (status === 'chosen') return t('The family has booked with this vendor.');
  if (status === 'declined') return t('The vendor has declined this request.');
  if (status === 'lapsed') return t('This request has lapsed: nobody answered in time.');
  if (status === 'recalled') return t('This request has been taken back.');
  return t('This cannot be done with the request as it is now.');
}

/** Checks that the status allows the change. @throws Problem conflict otherwise */
export function requireAllowed(change: IntroductionChange, row: Pick<IntroductionRow, 'status'>): void {
  if (!allows(change, row)) throw new Problem('conflict', { message: refusalOf(row.status) });
}

/**
 * Locks the enquiry of an introduction and returns both: acts on introductions of one enquiry run one after the other, so that two
 * concurrent ones have one outcome.
 * @throws Problem not_found
 */
export async function lockIntroduction(
  tx: Tx,
  { enquiryId, introductionId }: { enquiryId: string; introductionId: string },
): Promise<{ enquiry: Enquiry; row: IntroductionRow }> {
  const enquiry = await lockEnquiry(tx, { id: enquiryId });
  const [row] = await tx
    .select(introductionColumns)
    .from(introductions)
    .where(eq(introductions.id, introductionId));
  if (row?.enquiryId !== enquiryId) throw new Problem('not_found');
  return { enquiry, row };
}

type How = { by: Actor; reference: string; reason?: IntroductionRow['declineReason'] };

/** Makes a change of an introduction whose enquiry is locked, and records its event. @throws Problem conflict */
export async function applyStep(
  tx: Tx,
  { clock }: { clock: Clock },
  row: IntroductionRow,
  change: IntroductionChange,
  { by, reference, reason }: How,
): Promise<IntroductionRow> {
  requireAllowed(change, row);
  if (change.wants === 'reason' && !reason)
    throw new Problem('invalid_input', { fieldErrors: { reason: t('Please say why.') } });
  const [changed] = await tx
    .update(introductions)
    .set({
      status: change.to,
      heldId: null,
      [change.moment]: clock(),
      ...Object.fromEntries((change.clears ?? []).map((moment) => [moment, null])),
      ...(change.wants === 'reason' && { declineReason: reason }),
      // Who books with this vendor has not chosen another.
      ...(change.to === 'chosen' && row.outcome === 'lost' && { outcome: null, outcomeAt: null }),
    })
    .where(eq(introductions.id, row.id))
    .returning();
  await recordStep(tx, { clock }, changed!, change.event, { by, reference });
  if (!talkingIntroductions.includes(change.to)) {
    await endQuotes(tx, { clock }, row.id, { by, reference, isDeclined: change.to === 'declined' });
    await keepUnanswered(tx, row.enquiryId);
  }
  return { ...row, ...changed! };
}

/** Records an event of an introduction on the timeline of its enquiry. */
export const recordStep = (
  tx: Tx,
  { clock }: { clock: Clock },
  row: Pick<IntroductionRow, 'id' | 'vendorId'>,
  type: IntroductionChange['event'],
  { by, reference }: Pick<How, 'by' | 'reference'>,
): Promise<void> =>
  recordEvent(tx, {
    type,
    by,
    on: { kind: 'enquiry', id: reference },
    at: clock(),
    facts: { introductionId: row.id, vendorId: row.vendorId },
  });
