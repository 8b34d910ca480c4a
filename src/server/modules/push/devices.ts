/** @file Subscribed devices of vendors, registered by their sessions. */
import { and, asc, eq, gt, inArray, or } from '#platform/db/drizzle.ts';
import { pushLimits } from '#facts/push.ts';
import type { Session } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, pushSubscriptions, tokens } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { keyed } from '#platform/secrets.ts';

/** The push address of a device, and the keys of its encryption. */
export type Device = { address: string; p256dh: string; auth: string };

export function createDevices({ db, clock, secretKey }: { db: Database; clock: Clock; secretKey: string }) {
  const ofSession = ({ tokenId }: Session) => eq(pushSubscriptions.tokenId, tokenId);
  return {
    isTold: async (session: Session): Promise<boolean> =>
      (await db.$count(pushSubscriptions, ofSession(session))) > 0,

    /**
     * Stores the device of a session, once, and deletes the oldest beyond the limit.
     * @throws Problem unauthorized when the session is over
     */
    async add(session: Session, device: Device): Promise<void> {
      const { accountId, tokenId } = session;
      const addressHash = keyed(secretKey, 'push address', device.address);
      await db.transaction(async (tx) => {
        // Serialises concurrent calls of one account.
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
        const [open] = await tx
          .select({ id: tokens.id })
          .from(tokens)
          .where(eq(tokens.id, tokenId))
          .for('share');
        if (!open) throw new Problem('unauthorized');
        await tx
          .delete(pushSubscriptions)
          .where(or(ofSession(session), eq(pushSubscriptions.addressHash, addressHash)));
        const others = await tx
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.accountId, accountId))
          .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
        const given = others.slice(0, Math.max(0, others.length + 1 - pushLimits.devices));
        if (given.length > 0)
          await tx.delete(pushSubscriptions).where(
            inArray(
              pushSubscriptions.id,
              given.map(({ id }) => id),
            ),
          );
        const row = { accountId, tokenId, addressHash, sealed: seal(secretKey, device), createdAt: clock() };
        await tx
          .insert(pushSubscriptions)
          .values(row)
          .onConflictDoUpdate({ target: pushSubscriptions.addressHash, set: row });
      });
    },

    end: async (session: Session): Promise<void> => {
      await db.delete(pushSubscriptions).where(ofSession(session));
    },

    /** Returns the devices of all signed-in members of a vendor. */
    async ofVendor(tx: Database, vendorId: string): Promise<string[]> {
      const rows = await tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
        .innerJoin(tokens, eq(tokens.id, pushSubscriptions.tokenId))
        .where(and(eq(accounts.vendorId, vendorId), gt(tokens.expiresAt, clock())))
        // In one order for all, since concurrent notifications wait for each other.
        .orderBy(asc(pushSubscriptions.id));
      return rows.map(({ id }) => id);
    },

    /** Returns a device; null for a deleted one. */
    async find(id: string): Promise<Device | null> {
      const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
      return row ? (unseal(secretKey, row.sealed) as Device) : null;
    },

    remove: async (id: string): Promise<void> => {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;
