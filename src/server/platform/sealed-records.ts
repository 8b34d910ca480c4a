/** @file Records of erased data that the law requires: sealed, stored for a fixed period, then destroyed. */
import { lte } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { Database, Tx } from './db/handle.ts';
import { deleteInBatches } from './db/in-batches.ts';
import { sealedRecords } from './db/tables.ts';
import { seal } from './sealed.ts';

/** Stores the content of an erased subject of this kind, unreadable without the installation's key. */
export async function storeSealed(
  tx: Tx,
  kind: string,
  content: object,
  { secretKey, now }: { secretKey: string; now: Date },
): Promise<void> {
  await tx.insert(sealedRecords).values({
    kind,
    sealed: seal(secretKey, content),
    createdAt: now,
    purgeAt: new Date(now.getTime() + retentionDays.sealedRecord * dayMs),
  });
}

/** Destroys the sealed records whose period is over. Returns their number. */
export const destroyOldSealed = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(db, sealedRecords, lte(sealedRecords.purgeAt, now));
