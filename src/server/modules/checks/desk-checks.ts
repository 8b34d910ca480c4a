/** @file Checks at the desk: the lists, one check, and those that wait on the page Today. */
import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from '#platform/db/drizzle.ts';
import { openChecks, shownChecks, checkStatuses, type CheckStatus } from '#domain/vendors/check-changes.ts';
import { checkKinds } from '#domain/vendors/check-kinds.ts';
import {
  deskChecksMax,
  type CheckView,
  type DeskCheck,
  type DeskCheckDetail,
} from '#contract/desk/checks.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { vendorCheckDocuments, vendorChecks, vendors } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import type { TodayReader } from '#platform/module.ts';
import type { CheckDependencies } from './checks.types.ts';
import type { CheckRow } from './check-steps.ts';
import { findingsOf, isMasked, shownValue } from './check-values.ts';
import { documentsOf } from './own-checks.ts';

const statusesOf: Readonly<Record<CheckView, readonly CheckStatus[]>> = {
  waiting: ['requested'],
  asked: ['needs_more'],
  shown: shownChecks,
  over: checkStatuses.filter((one) => !openChecks.includes(one) && !shownChecks.includes(one)),
};
const ofView = (view: CheckView): SQL => inArray(vendorChecks.status, [...statusesOf[view]]);

const columns = {
  row: vendorChecks,
  vendorName: vendors.companyName,
  documents:
    sql<number>`(select count(*) from ${vendorCheckDocuments} where ${vendorCheckDocuments.checkId} = ${vendorChecks.id})`.mapWith(
      Number,
    ),
};
type Listed = { row: CheckRow; vendorName: string; documents: number };

const listed = ({ row, vendorName, documents }: Listed): DeskCheck => ({
  id: row.id,
  vendorId: row.vendorId,
  vendorName,
  kind: row.kind,
  status: row.status,
  askedAt: row.askedAt.toISOString(),
  checkedOn: row.checkedOn,
  validUntil: row.validUntil,
  documents,
});

export function createDeskChecks({ db, clock, findVendor }: CheckDependencies) {
  const read = (where: SQL | undefined, order: SQL, limit: number): Promise<Listed[]> =>
    db
      .select(columns)
      .from(vendorChecks)
      .innerJoin(vendors, eq(vendors.id, vendorChecks.vendorId))
      .where(where)
      .orderBy(order)
      .limit(limit);
  const counts = async (): Promise<Record<CheckView, number>> => {
    const some = (view: CheckView) => sql<number>`count(*) filter (where ${ofView(view)})`.mapWith(Number);
    const [row] = await db
      .select({ waiting: some('waiting'), asked: some('asked'), shown: some('shown'), over: some('over') })
      .from(vendorChecks);
    return row!;
  };

  return {
    /** Returns a view's checks: waiting ones by age, others newest first. */
    async list({ view, after }: { view: CheckView; after?: string }) {
      const waits = view === 'waiting';
      const behind = after && (waits ? gt(vendorChecks.id, after) : lt(vendorChecks.id, after));
      const order = waits ? asc(vendorChecks.id) : desc(vendorChecks.id);
      const rows = await read(and(ofView(view), behind || undefined), order, deskChecksMax + 1);
      const checks = rows.slice(0, deskChecksMax).map(listed);
      return {
        checks,
        next: rows.length > deskChecksMax ? checks.at(-1)!.id : null,
        counts: await counts(),
      };
    },

    /** Returns one check. @throws Problem not_found */
    async find(checkId: string): Promise<{ row: CheckRow; detail: DeskCheckDetail }> {
      const [found] = await read(eq(vendorChecks.id, checkId), asc(vendorChecks.id), 1);
      const vendor = found && (await findVendor(db, found.row.vendorId));
      if (!found || !vendor) throw new Problem('not_found', { message: 'There is no such check.' });
      const { row } = found;
      const open = row.undecidedUntil && row.undecidedUntil > clock();
      return {
        row,
        detail: {
          ...listed(found),
          value: shownValue(row.kind, row.value),
          masked: isMasked(row.kind),
          findings: findingsOf(row.kind, row.value, vendor, clock()),
          vendor: { ownerName: vendor.ownerName, address: vendor.address, region: vendor.region },
          reason: row.reason,
          decidedBy: row.decidedBy,
          undoUntil: open ? row.undecidedUntil!.toISOString() : null,
          files: [...((await documentsOf(db, [row.id])).get(row.id) ?? [])],
        },
      };
    },

    /** Returns the checks that wait for the staff, the longest wait first. */
    async today(): ReturnType<TodayReader> {
      const rows = await read(ofView('waiting'), asc(vendorChecks.id), todayCountMax);
      return {
        count: rows.length,
        lines: rows.slice(0, todayLinesMax).map(({ row, vendorName }) => ({
          id: row.id,
          title: `Check: ${checkKinds[row.kind].label}`,
          who: vendorName,
          at: row.askedAt.toISOString(),
          urgent: false,
          note: null,
        })),
      };
    },
  };
}
