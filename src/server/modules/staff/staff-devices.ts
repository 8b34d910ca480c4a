/** @file Browsers that have signed in before: tries from others do not slow them down, and a new one is announced by mail. */
import { eq, lt } from '#platform/db/drizzle.ts';
import { knownSourceDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffDevices } from '#platform/db/tables.ts';
import { keyed } from '#platform/secrets.ts';
import type { StaffDependencies } from './staff.types.ts';

export function createStaffDevices({ db, clock, secretKey }: StaffDependencies) {
  const hashOf = (memberId: string, device: string) =>
    keyed(secretKey, 'staff device', `${memberId} ${device}`);

  return {
    /** Finds the hash of a known browser; null for a new one. */
    async find(
      tx: Database,
      memberId: string | undefined,
      device: string | undefined,
    ): Promise<string | null> {
      if (!memberId || !device) return null;
      const hash = hashOf(memberId, device);
      return (await tx.$count(staffDevices, eq(staffDevices.hash, hash))) > 0 ? hash : null;
    },

    async remember(tx: Database, memberId: string, device: string): Promise<void> {
      const lastUsedAt = clock();
      await tx
        .insert(staffDevices)
        .values({ hash: hashOf(memberId, device), memberId, lastUsedAt })
        .onConflictDoUpdate({ target: staffDevices.hash, set: { lastUsedAt } });
    },

    async forgetAll(tx: Database, memberId: string): Promise<void> {
      await tx.delete(staffDevices).where(eq(staffDevices.memberId, memberId));
    },

    async sweep(): Promise<void> {
      await db.delete(staffDevices).where(lt(staffDevices.lastUsedAt, daysBefore(clock(), knownSourceDays)));
    },
  };
}
export type StaffDevices = ReturnType<typeof createStaffDevices>;
