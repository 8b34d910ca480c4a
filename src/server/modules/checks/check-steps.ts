/** @file Makes the changes of the contract's table: each within one transaction, with its event, its badge and its mail. */
import { and, desc, eq, inArray } from '#platform/db/drizzle.ts';
import {
  checkChanges,
  shownChecks,
  undoCheckMs,
  type CheckChange,
  type CheckStatus,
} from '#domain/vendors/check-changes.ts';
import { checkKinds, lastDayOf } from '#domain/vendors/check-kinds.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { StaffRole } from '#facts/staff-access.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendorCheckDocuments, vendorChecks } from '#platform/db/tables.ts';
import { recordEvent, system, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import type { CheckDependencies, CheckedVendor } from './checks.types.ts';
import { createCheckPost } from './checks.mails.ts';
import { standsElsewhere, undoneTooLate } from './desk-refusals.ts';
import { valueOnPage } from './check-values.ts';

export type CheckRow = typeof vendorChecks.$inferSelect;
type Callers = typeof checkChanges;
export type StepName<Caller extends keyof Callers> = keyof Callers[Caller] & string;

/** The actor of a change, and its inputs. */
type StepBy = { by: Actor; role?: StaffRole; reason?: string };

const isShown = (status: CheckStatus) => shownChecks.includes(status);
const gone = () => new Problem('not_found', { message: t('There is no such check.') });

export function createCheckSteps(deps: CheckDependencies) {
  const { db, clock, findVendor, setBadges, drop } = deps;
  const post = createCheckPost(deps);

  async function refreshBadges(tx: Tx, vendorId: string): Promise<void> {
    const rows = await tx
      .select()
      .from(vendorChecks)
      .where(and(eq(vendorChecks.vendorId, vendorId), inArray(vendorChecks.status, [...shownChecks])))
      .orderBy(desc(vendorChecks.checkedOn), desc(vendorChecks.id));
    // Of a check and its renewal, the newer counts.
    const newest = new Map(rows.toReversed().map((row) => [row.kind, row]));
    await setBadges(
      tx,
      vendorId,
      [...newest.values()].map(({ kind, value, checkedOn, validUntil, decidedRole }) => ({
        kind,
        detail: checkKinds[kind].detailOf?.(value) ?? null,
        checkedOn: checkedOn!,
        validUntil: validUntil!,
        role: decidedRole!,
      })),
    );
  }

  const decided = ({ by, role, reason }: StepBy, to: CheckStatus): Partial<CheckRow> => {
    const now = clock();
    const day = dayInDelhi(now);
    return {
      undecidedUntil: new Date(now.getTime() + undoCheckMs),
      decidedById: by.id ?? null,
      decidedBy: by.name ?? '',
      decidedRole: role,
      reason: reason ?? null,
      ...(to === 'verified' && { checkedOn: day, validUntil: lastDayOf(day) }),
    };
  };
  const undecided = {
    undecidedUntil: null,
    decidedById: null,
    decidedBy: null,
    decidedRole: null,
    reason: null,
    checkedOn: null,
    validUntil: null,
  } satisfies Partial<CheckRow>;

  /** Makes an allowed change of a locked row. */
  async function make(tx: Tx, row: CheckRow, change: CheckChange, given: StepBy): Promise<CheckRow> {
    const now = clock();
    const [after] = await tx
      .update(vendorChecks)
      .set({
        status: change.to,
        changedAt: now,
        undecidedUntil: null,
        ...(change.decides && decided(given, change.to)),
        ...(change.undoes && undecided),
        ...(change.wants && { reason: given.reason }),
      })
      .where(eq(vendorChecks.id, row.id))
      .returning();
    if (change.destroys)
      await tx.delete(vendorCheckDocuments).where(eq(vendorCheckDocuments.checkId, row.id));
    await recordEvent(tx, {
      type: change.event,
      by: given.by,
      on: { kind: 'vendor', id: row.vendorId },
      at: now,
      facts: { checkId: row.id, kind: row.kind, from: row.status },
    });
    if (isShown(row.status) || isShown(change.to)) await refreshBadges(tx, row.vendorId);
    return after!;
  }

  const dropPages = (vendorId: string) => drop(vendorTags(vendorId));

  /** Returns the check with its vendor, both locked, the vendor first. @throws Problem not_found */
  async function locked(tx: Tx, checkId: string): Promise<{ row: CheckRow; vendor: CheckedVendor }> {
    const [known] = await tx
      .select({ vendorId: vendorChecks.vendorId })
      .from(vendorChecks)
      .where(eq(vendorChecks.id, checkId));
    const vendor = known && (await findVendor(tx, known.vendorId, { locked: true }));
    const [row] = await tx.select().from(vendorChecks).where(eq(vendorChecks.id, checkId)).for('update');
    if (!vendor || !row) throw gone();
    return { row, vendor };
  }

  const within = async <T>(checkId: string, work: (tx: Tx, row: CheckRow) => Promise<T>): Promise<T> => {
    let vendorId = '';
    const made = await db.transaction(async (tx) => {
      const { row } = await locked(tx, checkId);
      vendorId = row.vendorId;
      return work(tx, row);
    });
    dropPages(vendorId);
    return made;
  };

  return {
    locked,
    make,

    /** Makes a change by the vendor of its own check. @throws Problem not_found, or conflict when the status does not allow it */
    byVendor: (vendorId: string, checkId: string, step: StepName<'vendor'>): Promise<CheckRow> =>
      within(checkId, (tx, row) => {
        if (row.vendorId !== vendorId) throw gone();
        const change: CheckChange = checkChanges.vendor[step];
        if (!change.from.includes(row.status))
          throw new Problem('conflict', {
            message: t('This check has moved on meanwhile. Please look at it again.'),
          });
        return make(tx, row, change, { by: { kind: 'vendor', id: vendorId } });
      }),

    /** Makes a change by the staff. @throws Problem not_found, or conflict when the status has changed or the time to undo is over */
    byStaff: (checkId: string, step: StepName<'staff'>, given: StepBy & { role: StaffRole }) =>
      within(checkId, async (tx, row) => {
        const change: CheckChange = checkChanges.staff[step];
        if (!change.from.includes(row.status)) throw standsElsewhere(row.status);
        if (change.undoes && !(row.undecidedUntil && row.undecidedUntil > clock())) throw undoneTooLate();
        const after = await make(tx, row, change, given);
        if (change.to === 'revoked') await post.told(tx, after);
        return after;
      }),

    /** Makes a timed change; a check in another status stays, so that only one of several processes makes it. */
    bySite: (
      checkId: string,
      step: StepName<'site'>,
      when: (row: CheckRow) => boolean,
      also?: (tx: Tx, row: CheckRow) => Promise<void>,
    ): Promise<boolean> =>
      within(checkId, async (tx, row) => {
        const change: CheckChange = checkChanges.site[step];
        if (!change.from.includes(row.status) || !when(row)) return false;
        const after = await make(tx, row, change, { by: system });
        await also?.(tx, after);
        return true;
      }),

    /** Ends the checks whose value has changed. The caller has locked the vendor's row, and drops its pages. */
    async keepTrue(tx: Tx, vendorId: string): Promise<void> {
      const vendor = await findVendor(tx, vendorId);
      if (!vendor) return;
      const rows = await tx
        .select()
        .from(vendorChecks)
        .where(
          and(
            eq(vendorChecks.vendorId, vendorId),
            inArray(vendorChecks.status, [...checkChanges.site.change.from]),
          ),
        )
        .for('update');
      for (const row of rows) {
        const value = valueOnPage(row.kind, vendor);
        if (value !== undefined && value !== row.value)
          await make(tx, row, checkChanges.site.change, { by: { kind: 'vendor', id: vendorId } });
      }
    },
  };
}
export type CheckSteps = ReturnType<typeof createCheckSteps>;
