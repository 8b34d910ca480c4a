/** @file Rate limits that several processes share: counters in a table, one statement a request. */
import { isIPv6 } from 'node:net';
import { eq, gt, lt, lte, or, sql } from '#platform/db/drizzle.ts';
import type { Clock } from '#platform/clock.ts';
import { deleteInBatches } from './db/in-batches.ts';
import type { Database } from '#platform/db/handle.ts';
import { rateLimits } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { keyed } from '#platform/secrets.ts';

/** A fixed window: at most `max` requests, from the first one on. */
export type Limit = { name: string; max: number; windowMs: number };

/** A leaky bucket: `burst` requests at once, then one every `everyMs`. A refused request does not count. */
export type Pace = { name: string; burst: number; everyMs: number };

export type RateLimiter = {
  /**
   * Counts one request of a key under every limit.
   * @throws Problem too_many_requests, with the seconds to wait, when one of them is used up
   */
  take(limits: readonly (Limit | Pace)[], who: string): Promise<void>;
  /** Counts one request under one pace; returns false instead of throwing. */
  tryTake(pace: Pace, who: string): Promise<boolean>;
  /** Returns whether a request would be allowed, without counting it. */
  allows(pace: Pace, who: string): Promise<boolean>;
  /** Clears the counters of a key, after a success. */
  clear(limit: Pick<Limit, 'name'>, who: string): Promise<void>;
  /** Deletes counters whose window has ended. */
  sweep(): Promise<void>;
};

/**
 * Returns the key under which an address is counted. An IPv6 subscriber holds a whole /64 and can change the rest at will. An
 * IPv4 address may be a neighbourhood behind one mobile carrier, so limits on it must be generous.
 */
export function subscriberOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Creates the limiter. `factor` multiplies every limit. Keys are stored only as keyed hashes. */
export function createRateLimiter(options: {
  db: Database;
  clock: Clock;
  secretKey: string;
  factor: number;
}): RateLimiter {
  const { db, clock, secretKey, factor } = options;

  const keyOf = (name: string, subscriber: string) => `${name}:${keyed(secretKey, 'limit', subscriber)}`;

  /** Returns the milliseconds to wait, or 0. */
  async function count({ name, max, windowMs }: Limit, who: string): Promise<number> {
    const now = clock();
    const expiresAt = new Date(now.getTime() + windowMs);
    // A window that begins a whole window from now was counted by a clock that ran ahead; it must not lock anybody out until then.
    const over = sql`(${rateLimits.expiresAt} <= ${now} or ${rateLimits.windowStart} > ${expiresAt})`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: keyOf(name, who), count: 1, windowStart: now, expiresAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then 1 else least(${rateLimits.count}, 1000000000) + 1 end`,
          windowStart: sql`case when ${over} then excluded.window_start else ${rateLimits.windowStart} end`,
          expiresAt: sql`case when ${over} then excluded.expires_at else ${rateLimits.expiresAt} end`,
        },
      })
      .returning({ count: rateLimits.count, expiresAt: rateLimits.expiresAt });
    return row!.count > max * factor ? Math.max(1, row!.expiresAt.getTime() - now.getTime()) : 0;
  }

  /**
   * One moment a key is enough: `expiresAt` is when all takes so far will have been worked off at the pace. It lies at most
   * `burst` steps ahead, a little more after a clock fell back; beyond twice that it was written by a clock that ran ahead.
   */
  const stepsOf = ({ burst, everyMs }: Pace, now: Date) => {
    const stepMs = everyMs / factor;
    const after = (steps: number) => new Date(now.getTime() + steps * stepMs);
    const full = after(burst * factor - 1);
    const farthest = after(2 * burst * factor);
    return { stepMs, firstAt: after(1), full, farthest };
  };

  const momentOf = async (key: string): Promise<Date | undefined> =>
    (await db.select({ at: rateLimits.expiresAt }).from(rateLimits).where(eq(rateLimits.key, key)))[0]?.at;

  /** Returns the milliseconds to wait, or 0. */
  async function step(pace: Pace, who: string): Promise<number> {
    const now = clock();
    const key = keyOf(pace.name, who);
    const { stepMs, firstAt, full, farthest } = stepsOf(pace, now);
    const begun = sql`case when ${rateLimits.expiresAt} > ${farthest} then ${now} else greatest(${rateLimits.expiresAt}, ${now}) end`;
    const granted = await db
      .insert(rateLimits)
      .values({ key, count: 1, windowStart: now, expiresAt: firstAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { expiresAt: sql`${begun} + ${stepMs} * interval '1 millisecond'` },
        setWhere: or(lte(rateLimits.expiresAt, full), gt(rateLimits.expiresAt, farthest)),
      })
      .returning({ key: rateLimits.key });
    if (granted.length > 0) return 0;
    const moment = await momentOf(key);
    return Math.max(1, (moment?.getTime() ?? 0) - full.getTime());
  }

  return {
    async take(limits, who) {
      const subscriber = subscriberOf(who);
      for (const limit of limits) {
        const waitMs = await ('burst' in limit ? step(limit, subscriber) : count(limit, subscriber));
        if (waitMs > 0)
          throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      }
    },
    tryTake: async (pace, who) => (await step(pace, subscriberOf(who))) === 0,
    async allows(pace, who) {
      const { full, farthest } = stepsOf(pace, clock());
      const moment = await momentOf(keyOf(pace.name, subscriberOf(who)));
      return !moment || moment <= full || moment > farthest;
    },
    async clear({ name }, who) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, subscriberOf(who))));
    },
    async sweep() {
      await deleteInBatches(db, rateLimits, lt(rateLimits.expiresAt, clock()));
    },
  };
}
