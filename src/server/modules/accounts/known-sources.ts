/** @file Addresses and devices that have signed in to an account before: tries by strangers do not slow them down. */
import { desc, eq, inArray, lt } from '#platform/db/drizzle.ts';
import { knownSourceDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, knownSources } from '#platform/db/tables.ts';
import { subscriberOf } from '#platform/rate-limit.ts';
import { keyed } from '#platform/secrets.ts';
import type { AccountDependencies } from './account.types.ts';

/** The network address and the browser of a call. */
export type Caller = {
  ip: string;
  /** Short name of the browser. */
  label: string;
  /** The random name that the browser generated for itself; absent without scripts. */
  device?: string;
};

/** The maximum of sources per account; new ones replace the oldest. */
const maxSources = 20;
/** An id of no account, so that a lookup for an unknown account costs the same work. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Returns the device name of the header `x-device`: random, so that nobody guesses another's. */
export const deviceOf = (header: string | undefined): string | undefined =>
  header !== undefined && /^[\w-]{22,64}$/.test(header) ? header : undefined;

export function createKnownSources({ clock, secretKey }: Pick<AccountDependencies, 'clock' | 'secretKey'>) {
  /** Returns the hashes of a caller, the device first: a whole neighbourhood may share one address. */
  const hashesOf = (accountId: string, { ip, device }: Caller): string[] =>
    [device && `device ${device}`, `address ${subscriberOf(ip)}`]
      .filter((source) => source !== undefined)
      .map((source) => keyed(secretKey, 'known source', `${accountId} ${source}`));

  return {
    /** Finds the hash of the caller's known source; null for a stranger. */
    async find(db: Database, accountId: string | undefined, caller: Caller): Promise<string | null> {
      const hashes = hashesOf(accountId ?? nobody, caller);
      const rows = await db
        .select({ hash: knownSources.hash })
        .from(knownSources)
        .where(inArray(knownSources.hash, hashes));
      return hashes.find((hash) => rows.some((row) => row.hash === hash)) ?? null;
    },

    /** Stores the source of a right password or of a mailed link. */
    async remember(db: Database, accountId: string, caller: Caller): Promise<void> {
      const lastUsedAt = clock();
      await db
        .insert(knownSources)
        .values(hashesOf(accountId, caller).map((hash) => ({ hash, accountId, lastUsedAt })))
        .onConflictDoUpdate({ target: knownSources.hash, set: { lastUsedAt } });
      const surplus = await db
        .select({ hash: knownSources.hash })
        .from(knownSources)
        .where(eq(knownSources.accountId, accountId))
        .orderBy(desc(knownSources.lastUsedAt), knownSources.hash)
        .offset(maxSources);
      if (surplus.length > 0)
        await db.delete(knownSources).where(
          inArray(
            knownSources.hash,
            surplus.map(({ hash }) => hash),
          ),
        );
    },

    /** Deletes all sources of an account: anybody who knew the old password counts as a stranger again. */
    async forget(db: Database, accountId: string): Promise<void> {
      await db.delete(knownSources).where(eq(knownSources.accountId, accountId));
    },

    /** Deletes sources that were not used for long. */
    async sweep(db: Database): Promise<void> {
      await deleteInBatches(
        db,
        knownSources,
        lt(knownSources.lastUsedAt, daysBefore(clock(), knownSourceDays)),
      );
    },
  };
}
export type KnownSources = ReturnType<typeof createKnownSources>;

/** Returns a function that says whether a member of a vendor has signed in from a network or with a device. */
export function createKnownSourceCheck(deps: Pick<AccountDependencies, 'db' | 'clock' | 'secretKey'>) {
  const sources = createKnownSources(deps);
  return async (vendorId: string, { ip, device }: { ip: string; device?: string }): Promise<boolean> => {
    const team = await deps.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.vendorId, vendorId));
    const caller = { ip, device: deviceOf(device), label: '' };
    for (const { id } of team) if ((await sources.find(deps.db, id, caller)) !== null) return true;
    return false;
  };
}
