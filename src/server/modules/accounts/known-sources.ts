/** @file Addresses and devices from which an account was entered before: what strangers try elsewhere does not slow them down. */
import { desc, eq, inArray, lt } from '#platform/db/drizzle.ts';
import { knownSourceDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { accounts, knownSources } from '#platform/db/tables.ts';
import { subscriberOf } from '#platform/rate-limit.ts';
import { keyed } from '#platform/secrets.ts';
import type { AccountDependencies } from './account.types.ts';

/** From where somebody calls, and with what. */
export type Caller = {
  ip: string;
  /** Short name of the browser. */
  label: string;
  /** The random name that the browser made for itself; absent without scripts. */
  device?: string;
};

/** An account has few places; older ones make room. */
const maxSources = 20;
/** Of no account, so that looking for a stranger's sources is the same work. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The name in the header `x-device`: random, so that nobody guesses another's. */
export const deviceOf = (header: string | undefined): string | undefined =>
  header !== undefined && /^[\w-]{22,64}$/.test(header) ? header : undefined;

export function createKnownSources({ clock, secretKey }: Pick<AccountDependencies, 'clock' | 'secretKey'>) {
  /** The device first: behind one address there may be a neighbourhood. */
  const hashesOf = (accountId: string, { ip, device }: Caller): string[] =>
    [device && `device ${device}`, `address ${subscriberOf(ip)}`]
      .filter((source) => source !== undefined)
      .map((source) => keyed(secretKey, 'known source', `${accountId} ${source}`));

  return {
    /** The source that is known, by its hash; null for a stranger. */
    async find(db: Database, accountId: string | undefined, caller: Caller): Promise<string | null> {
      const hashes = hashesOf(accountId ?? nobody, caller);
      const rows = await db
        .select({ hash: knownSources.hash })
        .from(knownSources)
        .where(inArray(knownSources.hash, hashes));
      return hashes.find((hash) => rows.some((row) => row.hash === hash)) ?? null;
    },

    /** Notes that the right password, or a mailed link, was used from there. */
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

    /** Forgets all of an account: whoever knew the old password is a stranger again. */
    async forget(db: Database, accountId: string): Promise<void> {
      await db.delete(knownSources).where(eq(knownSources.accountId, accountId));
    },

    /** Forgets those that were not used for long. */
    async sweep(db: Database): Promise<void> {
      await db.delete(knownSources).where(lt(knownSources.lastUsedAt, daysBefore(clock(), knownSourceDays)));
    },
  };
}
export type KnownSources = ReturnType<typeof createKnownSources>;

/** Returns whether anybody of a vendor has signed in from a network or with a device. */
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
