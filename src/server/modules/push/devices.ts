/** @file Devices that are told of new requests, as their sessions put them down. */
import { and, asc, eq, gt, inArray, or } from '#platform/db/drizzle.ts';
import { pushLimits } from '#facts/push.ts';
import type { Session } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, pushSubscriptions, tokens } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { keyed } from '#platform/secrets.ts';

/** Where a device is reached, and the keys that only it can read with. */
export type Device = { address: string; p256dh: string; auth: string };

export function createDevices({ db, clock, secretKey }: { db: Database; clock: Clock; secretKey: string }) {
  const ofSession = ({ tokenId }: Session) => eq(pushSubscriptions.tokenId, tokenId);
  return {
    isTold: async (session: Session): Promise<boolean> =>
      (await db.$count(pushSubscriptions, ofSession(session))) > 0,

    /** Puts the device of a session down, once, and lets the oldest go beyond the limit. @throws Problem unauthorized when the session is over */
    async add(session: Session, device: Device): Promise<void> {
      const { accountId, tokenId } = session;
      const addressHash = keyed(secretKey, 'push address', device.address);
      await db.transaction(async (tx) => {
        // Two calls at once of one log-in come after each other.
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

    /** The devices of everybody who works for a vendor and is signed in there. */
    async ofVendor(tx: Database, vendorId: string): Promise<string[]> {
      const rows = await tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
        .innerJoin(tokens, eq(tokens.id, pushSubscriptions.tokenId))
        .where(and(eq(accounts.vendorId, vendorId), gt(tokens.expiresAt, clock())))
        // In one order for all, since what is told at the same moment waits for each other.
        .orderBy(asc(pushSubscriptions.id));
      return rows.map(({ id }) => id);
    },

    /** Null for one that is gone. */
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
