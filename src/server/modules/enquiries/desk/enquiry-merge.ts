/**
 * @file Merges one enquiry into another, and separates them. Nothing is moved, so that separating restores everything. A merged enquiry has
 * no parts of its own, so that neither chains nor cycles can arise.
 */
import { eq, inArray, or, type SQL } from '#platform/db/drizzle.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { requireSeen } from '#platform/said.ts';
import { requireVersion } from '#modules/enquiries/record/enquiry-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { writeMerge } from '#modules/enquiries/record/merge-parts.ts';

const refuse = (message: string) => new Problem('conflict', { message });

/** Returns why two enquiries cannot be merged; null when they can. */
function refusal(part: Enquiry, main: Enquiry, hasParts: boolean): string | null {
  if (part.id === main.id) return 'This is the same enquiry.';
  if (part.kind !== main.kind) return 'These are of two kinds: each needs its own answer.';
  if (part.mergedIntoId) return 'This enquiry is part of another already. Take it apart first.';
  if (main.mergedIntoId) return `${main.reference} is part of another itself. Choose that one.`;
  if (hasParts) return `Others are part of ${part.reference}. Merge the other way round.`;
  if (part.quarantine || main.quarantine) return 'One of them is flagged as spam. Release it first.';
  if (part.status === 'withdrawn') return 'The visitor has withdrawn this enquiry.';
  if (!openStatuses.includes(main.status))
    return `${main.reference} is ${main.status}. Nobody would look there.`;
  return null;
}

/** The target, and the version and latest message or end of either enquiry that the actor had seen. */
type Wanted = { into: string; version: number; seen: string | null; seenInto: string | null };

/** Creates merging and separating, for the staff. */
export function createMerging({ db, clock }: { db: Database; clock: Clock }) {
  /** Locks both rows in the order of their ids, so that two concurrent calls cannot deadlock. */
  const locked = (tx: Tx, wanted: SQL): Promise<Enquiry[]> =>
    tx.select().from(enquiries).where(wanted).orderBy(enquiries.id).for('update');

  return {
    /**
     * Merges.
     * @throws Problem not_found; conflict with the reason why these two cannot be merged, for an older version, or after an unseen
     * message or end
     */
    merge: (reference: string, { into, version, seen, seenInto }: Wanted, by: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        const rows = await locked(tx, inArray(enquiries.reference, [reference, into]));
        const [part, main] = [reference, into].map((wanted) => rows.find((row) => row.reference === wanted));
        if (!part || !main) throw new Problem('not_found');
        await requireSeen(tx, part.reference, seen);
        await requireSeen(tx, main.reference, seenInto);
        requireVersion(part, version);
        const parts = await tx.$count(enquiries, eq(enquiries.mergedIntoId, part.id));
        const reason = refusal(part, main, parts > 0);
        if (reason) throw refuse(reason);
        await writeMerge(tx, { part, main, merged: true }, { by, at: clock() });
      }),

    /** Separates. @throws Problem not_found; conflict for an enquiry that is not merged, or after an unseen message or end */
    unmerge: (reference: string, seen: string | null, by: Actor): Promise<void> =>
      db.transaction(async (tx) => {
        const its = await tx
          .select({ main: enquiries.mergedIntoId })
          .from(enquiries)
          .where(eq(enquiries.reference, reference));
        if (!its[0]) throw new Problem('not_found');
        const { main: mainId } = its[0];
        const rows = await locked(
          tx,
          or(eq(enquiries.reference, reference), mainId ? eq(enquiries.id, mainId) : undefined)!,
        );
        const part = rows.find((row) => row.reference === reference)!;
        const main = rows.find(({ id }) => id === part.mergedIntoId);
        if (!main) throw refuse('This enquiry is part of no other.');
        await requireSeen(tx, part.reference, seen);
        await writeMerge(tx, { part, main, merged: false }, { by, at: clock() });
      }),
  };
}
