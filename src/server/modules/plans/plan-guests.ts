/** @file What a family does with the guests of its plan: households, their links, the invitation, and who comes. */
import { and, asc, eq, gt, isNull } from '#platform/db/drizzle.ts';
import type { HouseholdInput, InvitationInput, PlanGuests } from '#contract/plan-guests.ts';
import { countDays, offeredDays, type CelebrationDay } from '#domain/plans/celebration-days.ts';
import { invitationPath } from '#facts/paths.ts';
import { planLimits, planRestoreSeconds } from '#facts/plan-limits.ts';
import { dayInDelhi } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { planHouseholds as households, planInvitations as invitations, plans } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { createRenewEnds } from './guests-end.ts';
import type { PlanRow } from './plan-rows.ts';

type Asked = Pick<Platform, 'db' | 'clock' | 'secretKey'> & {
  find: (secret: string) => Promise<PlanRow>;
  /** Counts a change of the plan against its limit. */
  take: (planId: string) => Promise<void>;
  /** Returns when a plan that is changed now is deleted. */
  planEnd: () => Date;
};

export function createPlanGuests({ db, clock, secretKey, find, take, planEnd }: Asked) {
  const renewEnds = createRenewEnds({ clock, planEnd });
  /** Returns the secret of a household's link, derived from its id, so that only its hash is stored. */
  const secretOf = (householdId: string) => keyed(secretKey, 'invitation', householdId);
  const stillRemoved = () => new Date(clock().getTime() - planRestoreSeconds * 1000);

  /** Returns invitation and households, which are gone once they have ended, and the days on offer. */
  async function standing(from: Database, plan: PlanRow) {
    const [row] = await from.select().from(invitations).where(eq(invitations.planId, plan.id));
    const isOver = row?.endsAt && row.endsAt <= clock();
    const rows =
      row && !isOver
        ? await from
            .select()
            .from(households)
            .where(and(eq(households.planId, plan.id), isNull(households.removedAt)))
            .orderBy(asc(households.createdAt), asc(households.id))
        : [];
    const content = isOver ? null : (row?.content ?? null);
    const told = [...(content?.days ?? []).map(({ day }) => day), ...rows.flatMap(({ days }) => days)];
    return { row, rows, content, offered: offeredDays(plan.plan.kind, told) };
  }

  async function read(plan: PlanRow): Promise<PlanGuests> {
    const { row, rows, content, offered } = await standing(db, plan);
    return {
      title: plan.plan.title,
      offered,
      invitation: content,
      version: row?.version ?? 0,
      households: rows.map(({ id, name, side, days, people, answers, coming, answeredAt }) => ({
        id,
        name,
        side,
        days,
        people,
        answers,
        coming,
        answeredAt: answeredAt?.toISOString() ?? null,
        path: invitationPath(secretOf(id)),
      })),
      counts: countDays(rows),
      endsAt: row?.endsAt?.toISOString() ?? null,
    };
  }

  /** Makes the plan's row, and locks it: changes of one plan's guests wait for each other. */
  async function locked(tx: Tx, { id: planId }: PlanRow) {
    await tx.insert(invitations).values({ planId, updatedAt: clock() }).onConflictDoNothing();
    const [row] = await tx.select().from(invitations).where(eq(invitations.planId, planId)).for('update');
    if (!row) throw new Problem('not_found');
    return row;
  }

  async function requireOffered(tx: Tx, plan: PlanRow, days: readonly CelebrationDay[]): Promise<void> {
    const { offered } = await standing(tx, plan);
    if (!days.every((day) => offered.includes(day)))
      throw new Problem('invalid_input', {
        fieldErrors: { days: t('This plan has no such day.') },
      });
  }

  /** Changes the guests of a plan, and returns them. Changes of one plan wait for each other. */
  async function change(secret: string, work: (tx: Tx, plan: PlanRow) => Promise<unknown>) {
    const found = await find(secret);
    await take(found.id);
    return db.transaction(async (tx) => {
      const [plan] = await tx.select().from(plans).where(eq(plans.id, found.id)).for('update');
      if (!plan) throw new Problem('not_found');
      await work(tx, plan);
      await renewEnds(tx, plan.id, plan.plan.date);
      return plan;
    });
  }
  const changed = async (...asked: Parameters<typeof change>) => read(await change(...asked));
  const own = (plan: PlanRow, householdId: string) =>
    and(eq(households.id, householdId), eq(households.planId, plan.id));
  const orMissing = (rows: readonly unknown[]) => {
    if (rows.length === 0) throw new Problem('not_found');
  };

  return {
    get: async (secret: string) => read(await find(secret)),

    /** Adds a household. @throws Problem conflict when the plan has as many as it may */
    add: (secret: string, household: HouseholdInput) =>
      changed(secret, async (tx, plan) => {
        await requireOffered(tx, plan, household.days);
        await locked(tx, plan);
        const here = and(eq(households.planId, plan.id), isNull(households.removedAt));
        if ((await tx.$count(households, here)) >= planLimits.households)
          throw new Problem('conflict', {
            message: t('A plan holds {max} households.', { max: String(planLimits.households) }),
          });
        const id = newId();
        await tx.insert(households).values({
          ...household,
          id,
          planId: plan.id,
          secretHash: sha256(secretOf(id)),
          createdAt: clock(),
        });
      }),

    set: (secret: string, householdId: string, household: HouseholdInput) =>
      changed(secret, async (tx, plan) => {
        await requireOffered(tx, plan, household.days);
        orMissing(
          await tx
            .update(households)
            .set(household)
            .where(and(own(plan, householdId), isNull(households.removedAt)))
            .returning({ id: households.id }),
        );
      }),

    remove: (secret: string, householdId: string) =>
      changed(secret, async (tx, plan) =>
        orMissing(
          await tx
            .update(households)
            .set({ removedAt: clock() })
            .where(and(own(plan, householdId), isNull(households.removedAt)))
            .returning({ id: households.id }),
        ),
      ),

    restore: (secret: string, householdId: string) =>
      changed(secret, async (tx, plan) =>
        orMissing(
          await tx
            .update(households)
            .set({ removedAt: null })
            .where(and(own(plan, householdId), gt(households.removedAt, stillRemoved())))
            .returning({ id: households.id }),
        ),
      ),

    /** Writes the invitation. @throws Problem conflict when another person has changed it since `version` */
    invite: (secret: string, { invitation, version }: { invitation: InvitationInput; version: number }) =>
      changed(secret, async (tx, plan) => {
        if (invitation.days.every(({ date }) => date !== '' && date < dayInDelhi(clock())))
          throw new Problem('invalid_input', {
            fieldErrors: { days: t('These days have passed. Please look at the year.') },
          });
        await requireOffered(
          tx,
          plan,
          invitation.days.map(({ day }) => day),
        );
        const row = await locked(tx, plan);
        if (row.version !== version)
          throw new Problem('conflict', {
            message: t(
              'Somebody else has changed the invitation meanwhile. Look at it again; what you typed is still here.',
            ),
          });
        await tx
          .update(invitations)
          .set({
            content: invitation,
            version: version + 1,
            updatedAt: clock(),
          })
          .where(eq(invitations.planId, plan.id));
      }),

    renewEnds,
  };
}
