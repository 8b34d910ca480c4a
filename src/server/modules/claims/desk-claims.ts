/** @file Claims at the desk: the list, one claim, the decision, the invitation, and those that wait on the page Today. */
import { Readable } from 'node:stream';
import { asc, desc, eq, inArray, or, and, isNotNull, type SQL } from '#platform/db/drizzle.ts';
import { claimChanges, openClaims, type StaffClaimStep } from '#domain/vendors/claim-changes.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import {
  deskClaimsMax,
  type ClaimView,
  type DeskClaim,
  type DeskClaimDetail,
} from '#contract/desk/claims.ts';
import type { FileReply } from '#contract/kit.ts';
import { todayCountMax, todayLinesMax } from '#contract/desk/today.ts';
import { localeNow } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { instantOf } from '#platform/clock.ts';
import { vendorClaims, vendors } from '#platform/db/tables.ts';
import { recordEvent, recordLook, type Actor } from '#platform/events.ts';
import type { TodayReader } from '#platform/module.ts';
import { Problem } from '#platform/problem.ts';
import { unsealFile } from '#platform/sealed.ts';
import { claimable, codeOf, noClaim, type ClaimRecords } from './claim-records.ts';
import type { ClaimPost } from './claims.mails.ts';
import type { ClaimDependencies, ClaimRow } from './claims.types.ts';

type Found = { row: ClaimRow; vendor: { companyName: string; phone: string | null } };
/** Those that wait for the staff: a call was asked for, or there is something to decide about. */
const waits = or(
  eq(vendorClaims.status, 'checked'),
  and(eq(vendorClaims.status, 'waiting'), isNotNull(vendorClaims.callAskedAt)),
);
const ofView: Readonly<Record<ClaimView, SQL | undefined>> = {
  waiting: inArray(vendorClaims.status, [...openClaims]),
  over: inArray(vendorClaims.status, ['approved', 'refused', 'ended']),
};

const listed = ({ row, vendor }: Found): DeskClaim => ({
  id: row.id,
  vendorId: row.vendorId,
  vendorName: vendor.companyName,
  way: row.way,
  status: row.status,
  callAskedAt: instantOf(row.callAskedAt),
  createdAt: row.createdAt.toISOString(),
});

export function createDeskClaims(deps: ClaimDependencies, records: ClaimRecords, post: ClaimPost) {
  const { db, clock, secretKey } = deps;
  const read = (where: SQL | undefined, order: SQL, limit: number, within: Database = db): Promise<Found[]> =>
    within
      .select({ row: vendorClaims, vendor: { companyName: vendors.companyName, phone: vendors.phone } })
      .from(vendorClaims)
      .innerJoin(vendors, eq(vendors.id, vendorClaims.vendorId))
      .where(where)
      .orderBy(order)
      .limit(limit);

  async function find(id: string, within: Database = db): Promise<Found> {
    const [found] = await read(eq(vendorClaims.id, id), asc(vendorClaims.id), 1, within);
    if (!found) throw noClaim();
    return found;
  }

  const detail = ({ row, vendor }: Found, mayDecide: boolean): DeskClaimDetail => ({
    ...listed({ row, vendor }),
    name: row.name,
    email: row.email,
    phone: vendor.phone,
    code: mayDecide && row.status === 'waiting' ? codeOf(secretKey, row) : null,
    document: row.documentKind && { kind: row.documentKind, bytes: row.documentSize ?? 0 },
    reason: row.reason,
    decidedBy: row.decidedBy,
    decidedAt: instantOf(row.decidedAt),
  });

  /** Mails an invitation to claim a page. @throws Problem not_found, conflict */
  async function invite(vendorId: string, email: string, by: Actor): Promise<Record<string, never>> {
    const vendor = await claimable(db, vendorId);
    await db.transaction(async (tx) => {
      await recordEvent(tx, {
        type: 'claim.invited',
        by,
        on: { kind: 'vendor', id: vendorId },
        at: clock(),
      });
      await post.invited(tx, { email, vendorId, companyName: vendor.companyName, locale: localeNow() });
    });
    return {};
  }

  return {
    invite,

    /** Mails several invitations; one whose page somebody manages, or that is not public, gets none. */
    async inviteAll(invitations: readonly { vendorId: string; email: string }[], by: Actor) {
      let sent = 0;
      for (const { vendorId, email } of invitations)
        sent += await invite(vendorId, email, by).then(
          () => 1,
          (error: unknown) => {
            if (error instanceof Problem && ['not_found', 'conflict'].includes(error.code)) return 0;
            throw error;
          },
        );
      return { sent, left: invitations.length - sent };
    },

    async list(view: ClaimView): Promise<{ claims: DeskClaim[] }> {
      const order = view === 'waiting' ? asc(vendorClaims.id) : desc(vendorClaims.id);
      return { claims: (await read(ofView[view], order, deskClaimsMax)).map(listed) };
    },

    /** Reads a claim for a member of the staff, who is recorded. @throws Problem not_found */
    async read(id: string, by: Actor, mayDecide: boolean): Promise<DeskClaimDetail> {
      const found = await find(id);
      await recordLook(db, {
        type: 'claim.opened',
        by,
        on: { kind: 'vendor', id: found.row.vendorId },
        at: clock(),
        facts: { claimId: id },
      });
      return detail(found, mayDecide);
    },

    /** Approves a claim, which opens the account, or refuses it. @throws Problem not_found, conflict, email_taken */
    async decide(
      id: string,
      step: StaffClaimStep,
      { by, reason }: { by: Actor; reason?: string | undefined },
    ) {
      const passwordHash = step === 'approve' ? await deps.unknownPassword() : '';
      const vendorId = await records.withClaim({ id }, async (tx, row) => {
        const change = claimChanges.staff[step];
        // A repeated request whose answer was lost.
        if (row.status === change.to) return row.vendorId;
        const { vendor } = await find(id, tx);
        const told = { ...row, companyName: vendor.companyName };
        const set = { decidedById: by.id ?? null, decidedBy: by.name ?? '', reason: reason ?? null };
        await records.apply(tx, row, change, { by, set });
        if (step === 'approve') {
          await deps.openOwner(tx, { ...row, passwordHash });
          await records.endOthers(tx, row);
          await post.approved(tx, told);
        } else await post.refused(tx, told, reason ?? '');
        return row.vendorId;
      });
      deps.drop(vendorTags(vendorId));
      return detail(await find(id), true);
    },

    /** Opens the document of a claim for a member of the staff, who is recorded. @throws Problem not_found */
    async openDocument(id: string, by: Actor): Promise<FileReply> {
      const { row } = await find(id);
      if (!row.sealed) throw new Problem('not_found');
      await recordLook(db, {
        type: 'claim.document_seen',
        by,
        on: { kind: 'vendor', id: row.vendorId },
        at: clock(),
        facts: { claimId: id },
      });
      const isPicture = row.documentKind === 'picture';
      return {
        fileName: `claim-${id.slice(-6)}.${isPicture ? 'jpg' : 'pdf'}`,
        mediaType: isPicture ? 'image/jpeg' : 'application/pdf',
        stream: Readable.from(unsealFile(secretKey, row.sealed)),
      };
    },

    async today(): ReturnType<TodayReader> {
      const rows = await read(waits, asc(vendorClaims.id), todayCountMax);
      return {
        count: rows.length,
        lines: rows.slice(0, todayLinesMax).map(({ row, vendor }) => ({
          id: row.id,
          title: row.status === 'waiting' ? 'Call with the code' : 'Claim of a page',
          who: vendor.companyName,
          at: (row.callAskedAt ?? row.createdAt).toISOString(),
          urgent: row.status === 'waiting',
          note: null,
        })),
      };
    },
  };
}
