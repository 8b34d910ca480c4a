/** @file The timed changes of checks. Every task is safe in several processes: it rereads the rows it has locked. */
import { and, eq, inArray, isNotNull, isNull, lt, lte, ne } from '#platform/db/drizzle.ts';
import { checkChanges, openChecks, shownChecks } from '#domain/vendors/check-changes.ts';
import { remindDays } from '#domain/vendors/check-kinds.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayInDelhi, daysBefore } from '#facts/time.ts';
import { vendorCheckDocuments, vendorChecks } from '#platform/db/tables.ts';
import { system } from '#platform/events.ts';
import type { CheckDependencies } from './checks.types.ts';
import type { CheckSteps } from './check-steps.ts';
import { createCheckPost } from './checks.mails.ts';

/** The rows of one run; the rest follows in the next. */
const atATime = 200;
/** Statuses whose documents are deleted once the decision is final. */
const closed = ['verified', 'refused'];

export function createCheckClock(deps: CheckDependencies, steps: CheckSteps) {
  const { db, clock } = deps;
  const post = createCheckPost(deps);
  const idsWhere = async (where: ReturnType<typeof and>) =>
    (await db.select({ id: vendorChecks.id }).from(vendorChecks).where(where).limit(atATime)).map(
      ({ id }) => id,
    );

  /** Makes a decision final: mails the vendor, deletes the documents, ends an older check of the same kind. */
  const settle = (checkId: string) =>
    db.transaction(async (tx) => {
      const { row } = await steps.locked(tx, checkId);
      if (!row.undecidedUntil || row.undecidedUntil > clock()) return;
      await tx.update(vendorChecks).set({ undecidedUntil: null }).where(eq(vendorChecks.id, row.id));
      if (closed.includes(row.status))
        await tx.delete(vendorCheckDocuments).where(eq(vendorCheckDocuments.checkId, row.id));
      if (row.status === 'verified') {
        const older = await tx
          .select()
          .from(vendorChecks)
          .where(
            and(
              eq(vendorChecks.vendorId, row.vendorId),
              eq(vendorChecks.kind, row.kind),
              inArray(vendorChecks.status, [...shownChecks]),
              ne(vendorChecks.id, row.id),
            ),
          )
          .for('update');
        for (const one of older) await steps.make(tx, one, checkChanges.site.renew, { by: system });
      }
      await post.told(tx, row);
    });

  return {
    /** Settles decisions that can no longer be undone. */
    async settleDue(): Promise<void> {
      for (const id of await idsWhere(lte(vendorChecks.undecidedUntil, clock()))) await settle(id);
    },

    /** Sends reminders of checks that end within the stated days, and removes the badges of expired ones. */
    async endDue(): Promise<void> {
      const today = dayInDelhi(clock());
      const soon = dayInDelhi(daysBefore(clock(), -remindDays));
      const remindable = and(
        eq(vendorChecks.status, 'verified'),
        isNull(vendorChecks.undecidedUntil),
        lte(vendorChecks.validUntil, soon),
      );
      for (const id of await idsWhere(remindable))
        await steps.bySite(
          id,
          'remind',
          (row) => row.validUntil! <= soon,
          // An expired check gets no reminder.
          async (tx, row) => (row.validUntil! >= today ? post.told(tx, row) : undefined),
        );
      const over = and(eq(vendorChecks.status, 'reminded'), lt(vendorChecks.validUntil, today));
      for (const id of await idsWhere(over))
        await steps.bySite(id, 'expire', (row) => row.validUntil! < today);
    },

    /** Destroys documents older than the stated time. */
    async destroyOldDocuments(now: Date): Promise<number> {
      const gone = await db
        .delete(vendorCheckDocuments)
        .where(lt(vendorCheckDocuments.addedAt, daysBefore(now, retentionDays.checkDocument)))
        .returning({ id: vendorCheckDocuments.id });
      return gone.length;
    },

    /** Destroys checks that ended before the stated time. */
    async destroyOldChecks(now: Date): Promise<number> {
      const kept = [...openChecks, ...shownChecks];
      const ended = await db
        .select({ id: vendorChecks.id, status: vendorChecks.status })
        .from(vendorChecks)
        .where(
          and(
            lt(vendorChecks.changedAt, daysBefore(now, retentionDays.endedCheck)),
            isNotNull(vendorChecks.status),
          ),
        );
      const ids = ended.filter(({ status }) => !kept.includes(status)).map(({ id }) => id);
      if (ids.length > 0) await db.delete(vendorChecks).where(inArray(vendorChecks.id, ids));
      return ids.length;
    },
  };
}
