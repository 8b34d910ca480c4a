/** @file Shared plans by their secret. */
import { and, eq, gt, isNull } from '#platform/db/drizzle.ts';
import { planRestoreSeconds } from '#facts/plan-limits.ts';
import { plans } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { sha256 } from '#platform/secrets.ts';

export type PlanRow = typeof plans.$inferSelect;

/** Finds plans, and takes deletions back. */
export function createPlanRows({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const of = (secret: string) => and(eq(plans.secretHash, sha256(secret)), gt(plans.endsAt, clock()));
  /** From when on a deleted plan can be brought back. */
  const restorableFrom = (now: Date) => new Date(now.getTime() - planRestoreSeconds * 1000);
  const orMissing = ([row]: PlanRow[]): PlanRow => {
    if (!row) throw new Problem('not_found');
    return row;
  };
  return {
    restorableFrom,
    /** Returns the plan of a secret. @throws Problem not_found for an unknown or deleted one */
    find: async (secret: string) =>
      orMissing(
        await db
          .select()
          .from(plans)
          .where(and(of(secret), isNull(plans.deletedAt))),
      ),
    /** Returns the plan whose calendar has this secret; undefined for none. */
    async ofFeed(feed: string): Promise<PlanRow | undefined> {
      const [row] = await db
        .select()
        .from(plans)
        .where(and(eq(plans.feedHash, sha256(feed)), gt(plans.endsAt, clock()), isNull(plans.deletedAt)));
      return row;
    },
    delete: async (secret: string) =>
      orMissing(
        await db
          .update(plans)
          .set({ deletedAt: clock() })
          .where(and(of(secret), isNull(plans.deletedAt)))
          .returning(),
      ),
    restore: async (secret: string) =>
      orMissing(
        await db
          .update(plans)
          .set({ deletedAt: null })
          .where(and(of(secret), gt(plans.deletedAt, restorableFrom(clock()))))
          .returning(),
      ),
  };
}
