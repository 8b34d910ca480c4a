import { and, eq, lt, or } from '#platform/db/drizzle.ts';
import type { planGuestEndpoints } from '#contract/plan-guests.ts';
import type { planEndpoints, Plan, SharedPlan } from '#contract/plans.ts';
import { retentionDays } from '#facts/limits.ts';
import { planFeedPath, planPath } from '#facts/paths.ts';
import { dayInDelhi, dayMs, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { planHouseholds, planInvitations, plans } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { keyed, newSecret, sha256 } from '#platform/secrets.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { createInvitations } from './invitations.ts';
import { planCalendar } from './plan-calendar.ts';
import { createPlanGuests } from './plan-guests.ts';
import { createPlanRows, type PlanRow } from './plan-rows.ts';

/** The limits of one address. A mobile carrier puts hundreds of phones behind one. */
const createLimits: readonly Limit[] = [{ name: 'plan-create', max: 60, windowMs: hourMs }];
/** The limits of one plan, across all holders of its address. */
const changeLimits: readonly Limit[] = [{ name: 'plan-change', max: 300, windowMs: hourMs }];

/** Creates plans that families share by a secret address, without accounts. An unshared plan stays on its device. */
export function createPlans(platform: Platform): Module<typeof planEndpoints & typeof planGuestEndpoints> {
  const { db, clock, limiter, secretKey, config } = platform;
  const rows = createPlanRows(platform);
  const guests = createPlanGuests({
    ...platform,
    find: rows.find,
    take: (planId) => limiter.take(changeLimits, planId),
    planEnd: () => endOf(),
  });
  const invitations = createInvitations(platform);
  const about = { host: new URL(config.publicUrl).host, brand: config.company.brand };
  const endOf = () => new Date(clock().getTime() + retentionDays.sharedPlan * dayMs);
  /** Returns the secret of the feed, derived from the id, so that only its hash is stored. */
  const feedOf = (id: string) => keyed(secretKey, 'plan feed', id);
  const shown = ({ id, plan, version, endsAt }: PlanRow): SharedPlan => ({
    plan,
    version,
    today: dayInDelhi(clock()),
    feedPath: planFeedPath(feedOf(id)),
    endsAt: endsAt.toISOString(),
  });

  async function create(plan: Plan, ip: string): Promise<{ path: string }> {
    await limiter.take(createLimits, ip);
    const secret = newSecret();
    const id = newId();
    await db.insert(plans).values({
      id,
      secretHash: sha256(secret),
      feedHash: sha256(feedOf(id)),
      plan,
      createdAt: clock(),
      updatedAt: clock(),
      endsAt: endOf(),
    });
    return { path: planPath(secret) };
  }

  /** Stores a plan. @throws Problem conflict when another person has changed it since `version` */
  async function save(
    secret: string,
    { plan, version }: { plan: Plan; version: number },
  ): Promise<SharedPlan> {
    const { id } = await rows.find(secret);
    await limiter.take(changeLimits, id);
    const row = await db.transaction(async (tx) => {
      const [saved] = await tx
        .update(plans)
        .set({ plan, version: version + 1, updatedAt: clock(), endsAt: endOf() })
        .where(and(eq(plans.id, id), eq(plans.version, version)))
        .returning();
      if (saved) await guests.renewEnds(tx, id, plan.date);
      return saved;
    });
    if (!row)
      throw new Problem('conflict', {
        message: t(
          'Somebody else has changed the plan meanwhile. Look at it again; what you typed is still here.',
        ),
      });
    return shown(await rows.find(secret));
  }

  return {
    handlers: {
      planCreate: ({ body }, { ip }) => create(body.plan, ip),
      planGet: async ({ params }) => shown(await rows.find(params.secret)),
      planSave: ({ params, body }) => save(params.secret, body),
      async planDelete({ params }) {
        await rows.delete(params.secret);
        return { message: t('The plan is deleted.') };
      },
      planRestore: async ({ params }) => shown(await rows.restore(params.secret)),
      planGuests: ({ params }) => guests.get(params.secret),
      planHouseholdAdd: ({ params, body }) => guests.add(params.secret, body),
      planHouseholdChange: ({ params, body }) => guests.set(params.secret, params.householdId, body),
      planHouseholdRemove: ({ params }) => guests.remove(params.secret, params.householdId),
      planHouseholdRestore: ({ params }) => guests.restore(params.secret, params.householdId),
      planInvitationSave: ({ params, body }) => guests.invite(params.secret, body),
      invitationGet: ({ params }) => invitations.get(params.secret),
      invitationAnswer: ({ params, body }) => invitations.answer(params.secret, body),
    },
    routes: (app) =>
      calendarRoutes(app, {
        '/plan-days/:file': async (feed) => {
          const row = await rows.ofFeed(feed);
          return row ? planCalendar(row.plan, { ...about, id: row.id, today: dayInDelhi(clock()) }) : null;
        },
        '/invitation-days/:file': (secret) => invitations.calendar(secret, about),
      }),
    retention: {
      sharedPlans: (now) =>
        deleteInBatches(db, plans, or(lt(plans.endsAt, now), lt(plans.deletedAt, rows.restorableFrom(now)))),
      planGuests: (now) => deleteInBatches(db, planInvitations, lt(planInvitations.endsAt, now)),
      removedHouseholds: (now) =>
        deleteInBatches(db, planHouseholds, lt(planHouseholds.removedAt, rows.restorableFrom(now))),
    },
  };
}
