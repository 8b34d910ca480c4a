/** @file Claims as rows: found, locked, changed by the table of the domain, each change with its event. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, ne, type SQL } from '#platform/db/drizzle.ts';
import {
  allowsClaim,
  claimChanges,
  claimLimits,
  openClaims,
  type ClaimChange,
} from '#domain/vendors/claim-changes.ts';
import { t } from '#words/t.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { accounts, vendorClaims, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';
import { recordEvent, system, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { sha256 } from '#platform/secrets.ts';
import type { ClaimDependencies, ClaimRow } from './claims.types.ts';

export const noClaim = () => new Problem('not_found', { message: t('There is no such claim.') });
const taken = () => new Problem('conflict', { message: t('Somebody manages this page already.') });
const over = () => new Problem('conflict', { message: t('This claim is over.') });

/** Returns the code of a claim, which is computed and stored nowhere. */
export const codeOf = (secretKey: string, { id }: Pick<ClaimRow, 'id'>): string => {
  const number = createHmac('sha256', secretKey).update(`claim code\0${id}`).digest().readUIntBE(0, 6);
  return String(number % 10 ** claimLimits.codeDigits).padStart(claimLimits.codeDigits, '0');
};

/** Returns whether the typed digits are the code. */
export function isCode(secretKey: string, row: Pick<ClaimRow, 'id'>, typed: string): boolean {
  return timingSafeEqual(sha256(typed.replaceAll(/\D/g, '')), sha256(codeOf(secretKey, row)));
}

/** Returns a vendor whose page may be claimed: public, real, and without an account. @throws Problem not_found, conflict */
export async function claimable(db: Database, vendorId: string) {
  const [vendor] = await db
    .select({
      id: vendors.id,
      companyName: vendors.companyName,
      phone: vendors.phone,
      sample: vendors.isSample,
    })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), isPublic(vendors)));
  if (!vendor || vendor.sample) throw new Problem('not_found');
  if ((await db.$count(accounts, isOwnerOf(vendorId))) > 0) throw taken();
  return vendor;
}

const withSecret = (secret: string): SQL => eq(vendorClaims.hash, sha256(secret));

export function createClaimRecords({ db, clock }: Pick<ClaimDependencies, 'db' | 'clock'>) {
  /** Returns the vendor of a claim. @throws Problem not_found */
  async function vendorOf(where: SQL): Promise<string> {
    const [found] = await db.select({ vendorId: vendorClaims.vendorId }).from(vendorClaims).where(where);
    if (!found) throw noClaim();
    return found.vendorId;
  }

  /** Makes a change of a locked claim. @throws Problem conflict where its status does not allow that */
  async function apply(
    tx: Tx,
    row: ClaimRow,
    change: ClaimChange,
    { by, set }: { by: Actor; set?: Partial<ClaimRow> },
  ): Promise<ClaimRow> {
    if (!allowsClaim(change, row)) throw over();
    const isEnd = !(openClaims as readonly string[]).includes(change.to);
    const [changed] = await tx
      .update(vendorClaims)
      .set({
        status: change.to,
        ...(isEnd && { decidedAt: clock(), sealed: null, documentKind: null, documentSize: null }),
        ...set,
      })
      .where(eq(vendorClaims.id, row.id))
      .returning();
    await recordEvent(tx, {
      type: change.event,
      by,
      on: { kind: 'vendor', id: row.vendorId },
      at: clock(),
      facts: { claimId: row.id },
    });
    return changed!;
  }

  /** Runs `work` on a claim, locked behind its vendor: two acts on the claims of one page run one after the other. @throws Problem not_found */
  async function withClaim<Result>(
    by: { secret: string } | { id: string },
    work: (tx: Tx, row: ClaimRow) => Promise<Result>,
  ): Promise<Result> {
    const where = 'secret' in by ? withSecret(by.secret) : eq(vendorClaims.id, by.id);
    const vendorId = await vendorOf(where);
    return db.transaction(async (tx) => {
      await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
      const [row] = await tx.select().from(vendorClaims).where(where);
      if (!row) throw noClaim();
      return work(tx, row);
    });
  }

  /** Ends the other open claims of a page: another was approved. */
  async function endOthers(tx: Tx, { id, vendorId }: ClaimRow): Promise<void> {
    const others = await tx
      .select()
      .from(vendorClaims)
      .where(
        and(
          eq(vendorClaims.vendorId, vendorId),
          ne(vendorClaims.id, id),
          inArray(vendorClaims.status, [...openClaims]),
        ),
      );
    for (const row of others) await apply(tx, row, claimChanges.system.ended, { by: system });
  }

  return { apply, withClaim, endOthers, vendorOf: (secret: string) => vendorOf(withSecret(secret)) };
}
export type ClaimRecords = ReturnType<typeof createClaimRecords>;
