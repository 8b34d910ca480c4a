import type { FastifyInstance } from 'fastify';
import { and, eq, gt, lt } from '#platform/db/drizzle.ts';
import type { planEndpoints, Plan, SharedPlan } from '#contract/plans.ts';
import { retentionDays } from '#facts/limits.ts';
import { planFeedPath, planPath } from '#facts/paths.ts';
import { dayInDelhi, dayMs, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { plans } from '#platform/db/tables.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { keyed, newSecret, sha256 } from '#platform/secrets.ts';
import { planCalendar } from './plan-calendar.ts';

/** The limits of one address. A mobile carrier puts hundreds of phones behind one. */
const createLimits: readonly Limit[] = [{ name: 'plan-create', max: 60, windowMs: hourMs }];
/** The limits of one plan, across all holders of its address. */
const changeLimits: readonly Limit[] = [{ name: 'plan-change', max: 300, windowMs: hourMs }];

type Row = typeof plans.$inferSelect;

/** Creates plans that families share by a secret address, without accounts. An unshared plan stays on its device. */
export function createPlans({
  db,
  clock,
  limiter,
  secretKey,
  config,
}: Platform): Module<typeof planEndpoints> {
  const endOf = () => new Date(clock().getTime() + retentionDays.sharedPlan * dayMs);
  /** Returns the secret of the feed, derived from the id, so that only its hash is stored. */
  const feedOf = (id: string) => keyed(secretKey, 'plan feed', id);
  const shown = ({ id, plan, version, endsAt }: Row): SharedPlan => ({
    plan,
    version,
    today: dayInDelhi(clock()),
    feedPath: planFeedPath(feedOf(id)),
    endsAt: endsAt.toISOString(),
  });

  /** Returns the plan of a secret. @throws Problem not_found for an unknown secret */
  async function find(secret: string): Promise<Row> {
    const [row] = await db
      .select()
      .from(plans)
      .where(and(eq(plans.secretHash, sha256(secret)), gt(plans.endsAt, clock())));
    if (!row) throw new Problem('not_found');
    return row;
  }

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
    const { id } = await find(secret);
    await limiter.take(changeLimits, id);
    const [row] = await db
      .update(plans)
      .set({ plan, version: version + 1, updatedAt: clock(), endsAt: endOf() })
      .where(and(eq(plans.id, id), eq(plans.version, version)))
      .returning();
    if (!row)
      throw new Problem('conflict', {
        message: t(
          'Somebody else has changed the plan meanwhile. Look at it again; what you typed is still here.',
        ),
      });
    return shown(row);
  }

  return {
    handlers: {
      planCreate: ({ body }, { ip }) => create(body.plan, ip),
      planGet: async ({ params }) => shown(await find(params.secret)),
      planSave: ({ params, body }) => save(params.secret, body),
      async planDelete({ params }) {
        const { id } = await find(params.secret);
        await db.delete(plans).where(eq(plans.id, id));
        return { message: t('The plan is deleted.') };
      },
    },
    routes(app: FastifyInstance) {
      app.get<{ Params: { file: string } }>('/plan-days/:file', async ({ params }, reply) => {
        const feed = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
        const [row] = feed
          ? await db
              .select()
              .from(plans)
              .where(and(eq(plans.feedHash, sha256(feed)), gt(plans.endsAt, clock())))
          : [];
        void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
        void reply.header('referrer-policy', 'no-referrer');
        if (!row)
          return reply
            .code(404)
            .type('text/plain; charset=utf-8')
            .send(`${t('There is no such calendar.')}\n`);
        const host = new URL(config.publicUrl).host;
        return reply.type('text/calendar; charset=utf-8').send(
          planCalendar(row.plan, {
            host,
            brand: config.company.brand,
            id: row.id,
            today: dayInDelhi(clock()),
          }),
        );
      });
    },
    retention: {
      sharedPlans: async (now) =>
        (await db.delete(plans).where(lt(plans.endsAt, now)).returning({ id: plans.id })).length,
    },
  };
}
