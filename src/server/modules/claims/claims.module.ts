import { and, inArray, lt } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { claimEndpoints } from '#contract/claims.ts';
import type { deskClaimEndpoints } from '#contract/desk/claims.ts';
import type { vendorTableEndpoints } from '#contract/desk/vendor-table.ts';
import { claimChanges, claimLimits, openClaims } from '#domain/vendors/claim-changes.ts';
import { staffRights } from '#domain/desk/rights.ts';
import { daysBefore } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { vendorClaims } from '#platform/db/tables.ts';
import { recordLook, staffActor, system } from '#platform/events.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createClaimRecords } from './claim-records.ts';
import { createClaimPost } from './claims.mails.ts';
import type { ClaimDependencies, ClaimNeeds } from './claims.types.ts';
import { createDeskClaims } from './desk-claims.ts';
import { createOwnClaims } from './own-claims.ts';

export type Claims = Module<
  typeof claimEndpoints & typeof deskClaimEndpoints & Pick<typeof vendorTableEndpoints, 'staffClaimInviteAll'>
> & {
  /** Ends claims that nobody decided in time, as the job does. */
  endDue: () => Promise<void>;
};

/** Creates the claims of pages that nobody manages: begun, checked by phone or document, decided by the staff. */
export function createClaims(platform: Platform, asked: ClaimNeeds): Claims {
  const { config, db, clock, sender } = platform;
  const deps: ClaimDependencies = {
    ...platform,
    ...asked,
    frame: frameWith(sender, { publicUrl: config.publicUrl }),
  };
  const records = createClaimRecords(deps);
  const post = createClaimPost(deps);
  const own = createOwnClaims(deps, records, post);
  const desk = createDeskClaims(deps, records, post);

  async function endDue(): Promise<void> {
    const old = await db
      .select({ id: vendorClaims.id })
      .from(vendorClaims)
      .where(
        and(
          inArray(vendorClaims.status, [...openClaims]),
          lt(vendorClaims.createdAt, daysBefore(clock(), claimLimits.days)),
        ),
      );
    for (const { id } of old)
      await records.withClaim({ id }, async (tx, row) => {
        if ((openClaims as readonly string[]).includes(row.status))
          await records.apply(tx, row, claimChanges.system.ended, { by: system });
      });
  }

  return {
    handlers: {
      async claimBegin({ body }, { ip }) {
        await own.begin(body, ip);
        return { message: t('We have mailed you a link. Open it to go on with the claim.') };
      },
      claimGet: ({ params }, { ip }) => own.read(params.secret, ip),
      claimAct: ({ params: { secret }, body }) =>
        body.act === 'call' ? own.call(secret) : own.typeCode(secret, body.code),
      claimDocument: ({ params }, { raw }) => own.addDocument(params.secret, raw as FastifyRequest),
      async staffClaimList({ query }, call) {
        const by = staffActor(call);
        await recordLook(db, { type: 'claims.listed', by, on: { kind: 'desk' }, at: clock() });
        return desk.list(query.view);
      },
      staffClaimRead: ({ params }, call) =>
        desk.read(
          params.claimId,
          staffActor(call),
          (staffRights.staffClaimStep.roles as readonly string[]).includes(call.member!.role),
        ),
      staffClaimStep: ({ params, body: { step, reason } }, call) =>
        desk.decide(params.claimId, step, { by: staffActor(call), reason }),
      staffClaimDocument: ({ params }, call) => desk.openDocument(params.claimId, staffActor(call)),
      staffClaimInviteAll: ({ body }, call) => desk.inviteAll(body.invitations, staffActor(call)),
      staffClaimInvite: ({ params, body }, call) =>
        desk.invite(params.vendorId, body.email, staffActor(call)),
    },
    jobs: [{ name: 'claims-end', cron: '25 4 * * *', task: endDue }],
    today: { claims: desk.today },
    retention: {
      decidedClaims: async (now) =>
        (
          await db
            .delete(vendorClaims)
            .where(lt(vendorClaims.decidedAt, daysBefore(now, claimLimits.keptDays)))
            .returning({ id: vendorClaims.id })
        ).length,
    },
    endDue,
  };
}
