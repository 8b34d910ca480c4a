/** @file Makes the changes of the contract's table (`#domain/quotes/quote-changes.ts`). Only this file writes the status of a quote. */
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import {
  allowsQuote,
  quoteChanges,
  type QuoteChange,
  type QuoteStatus,
} from '#domain/quotes/quote-changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { quotes } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';

export type QuoteRow = typeof quotes.$inferSelect;
type How = { by: Actor; reference: string; set?: Partial<QuoteRow> };

export const refuseQuote = (message: string) => new Problem('conflict', { message });

/** Returns why the change is refused, in a sentence for the caller. */
function refusalOf(status: QuoteStatus): string {
  if (status === 'accepted') return t('This quote has been accepted already.');
  if (status === 'declined') return t('This quote has been declined.');
  if (status === 'expired') return t('This quote has expired. Ask for a new one.');
  return t('This cannot be done with the quote as it is now.');
}

/** Returns the quote of an introduction, or null. */
export async function quoteOf(db: Database, introductionId: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.introductionId, introductionId));
  return row ?? null;
}

/** Makes a change of a quote whose enquiry is locked, and records its event. @throws Problem conflict */
export async function applyQuote(
  tx: Tx,
  { clock }: { clock: Clock },
  row: QuoteRow,
  change: QuoteChange,
  { by, reference, set }: How,
): Promise<QuoteRow> {
  if (!allowsQuote(change, row)) throw refuseQuote(refusalOf(row.status));
  const [changed] = await tx
    .update(quotes)
    .set({
      ...set,
      ...(change.to && { status: change.to, ended: change.ended ?? null }),
      [change.moment]: clock(),
      ...Object.fromEntries((change.clears ?? []).map((moment) => [moment, null])),
    })
    .where(eq(quotes.id, row.id))
    .returning();
  await recordEvent(tx, {
    type: change.event,
    by,
    on: { kind: 'enquiry', id: reference },
    at: clock(),
    facts: {
      introductionId: row.introductionId,
      vendorId: row.vendorId,
      version: changed!.version,
    },
  });
  return changed!;
}

/** Ends the open quote of an ended introduction: `isDeclined` when its vendor has declined the request. */
export async function endQuotes(
  tx: Tx,
  deps: { clock: Clock },
  introductionId: string,
  { isDeclined, ...how }: Pick<How, 'by' | 'reference'> & { isDeclined: boolean },
): Promise<void> {
  const { vendorDeclined, recalled } = quoteChanges.system;
  const ended = isDeclined ? vendorDeclined : recalled;
  const open = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.introductionId, introductionId), inArray(quotes.status, [...ended.from])));
  for (const row of open) await applyQuote(tx, deps, row, ended, how);
}
