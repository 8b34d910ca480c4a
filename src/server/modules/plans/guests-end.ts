/** @file When the guests of a plan, its invitation and the plan are deleted. */
import { and, eq, lt } from '#platform/db/drizzle.ts';
import type { InvitationInput } from '#contract/plan-guests.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayMs, startOfDay, startOfDayInDelhi } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { planInvitations as invitations, plans } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';

/** A day further away is a slip, and would keep people's names for ever. */
const furthestDays = 2 * retentionDays.sharedPlan;

/**
 * Returns when guests and invitation are deleted: 30 days after the last known day, and never sooner than 30 days after a change, so that
 * a mistyped year costs nothing; each change counts anew.
 */
export function guestsEnd(
  content: InvitationInput | null,
  planDate: string | null,
  changedAt: Date,
): Date | null {
  const days = [...(content?.days.map(({ date }) => date) ?? []), ...(planDate ? [planDate] : [])];
  const last = days.toSorted().at(-1);
  if (last === undefined) return null;
  const after = (retentionDays.planGuests + 1) * dayMs;
  const end = Math.max(startOfDay(last).getTime(), startOfDayInDelhi(changedAt).getTime()) + after;
  return new Date(Math.min(end, changedAt.getTime() + furthestDays * dayMs));
}

/**
 * Moves the end of the guests after a change of them or of their plan's day, and the end of the plan, which each change moves on and which
 * is never before that of its guests. The plan's row is locked before.
 */
export const createRenewEnds =
  ({ clock, planEnd }: Pick<Platform, 'clock'> & { planEnd: () => Date }) =>
  async (tx: Tx, planId: string, date: string | null): Promise<void> => {
    const [row] = await tx.select().from(invitations).where(eq(invitations.planId, planId)).for('update');
    const end = row ? guestsEnd(row.content, date, clock()) : null;
    if (row) await tx.update(invitations).set({ endsAt: end }).where(eq(invitations.planId, planId));
    const least = new Date(Math.max(planEnd().getTime(), end?.getTime() ?? 0));
    await tx
      .update(plans)
      .set({ endsAt: least })
      .where(and(eq(plans.id, planId), lt(plans.endsAt, least)));
  };
