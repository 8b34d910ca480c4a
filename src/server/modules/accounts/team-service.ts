/** @file Helpers of a vendor: invited by a mailed link, each with a separate log-in, and removed by the owner. */
import { and, eq, gt, lte } from '#platform/db/drizzle.ts';
import { teamLimits } from '#facts/team.ts';
import { dayMs } from '#facts/time.ts';
import type { Team } from '#contract/team.ts';
import { localeNow, t } from '#words/t.ts';
import type { Session } from '#platform/call.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { accounts, teamInvitations, vendors } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { isPresent } from '#platform/db/tables/vendors.ts';
import { recordEvent, vendorActor } from '#platform/events.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { accountLimits } from './account-limits.ts';
import { accountByEmail, confirmedAccount, emailTaken, isEmailTaken } from './account-lookup.ts';
import { createAccountPost } from './account-post.ts';
import { joinedMail, removedMail, teamMail } from './account.mails.ts';
import type { AccountDependencies, GivenInvitation } from './account.types.ts';
import type { Caller, KnownSources } from './known-sources.ts';
import { openSession } from './sessions.ts';
import { helpersOf, invitedTo, readTeam } from './team-list.ts';

const stale = () =>
  new Problem('not_found', {
    message: t('This invitation has been used, taken back or is too old. Please ask for a new one.'),
  });

export function createTeamService(deps: AccountDependencies, sources: KnownSources) {
  const { db, clock, limiter, passwords } = deps;
  const post = createAccountPost(deps);

  const openInvitations = (vendorId: string) => invitedTo(vendorId, clock());
  const list = ({ vendorId }: Session) => readTeam(db, vendorId, clock());

  /** Frees and checks a place; a concurrent request waits for the result. @throws Problem conflict for a team that is full */
  async function withRoom(tx: Tx, vendorId: string, emailKey: string): Promise<void> {
    await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
    await tx
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.vendorId, vendorId), eq(teamInvitations.emailKey, emailKey)));
    const there = await tx.$count(accounts, helpersOf(vendorId));
    const coming = await tx.$count(teamInvitations, openInvitations(vendorId));
    if (there + coming >= teamLimits.helpersMax)
      throw new Problem('conflict', {
        message: t('A team has {max} helpers at most.', { max: teamLimits.helpersMax }),
      });
  }

  const record = (
    tx: Database,
    session: Pick<Session, 'vendorId' | 'name'>,
    type: 'team.invited' | 'team.invitation_ended' | 'team.joined' | 'team.removed' | 'team.left',
    person?: string,
  ) =>
    recordEvent(tx, {
      type,
      by: vendorActor(session),
      on: { kind: 'vendor', id: session.vendorId },
      at: clock(),
      ...(person && { facts: { person } }),
    });

  return {
    list,

    /** Mails an invitation; an earlier one to the same address ends. @throws Problem bad_credentials, email_taken, conflict */
    async invite(session: Session, given: GivenInvitation): Promise<Team> {
      await limiter.take([accountLimits.invitation], session.vendorId);
      const owner = await confirmedAccount(deps, session, given.password);
      // Otherwise anybody could register to have mails sent to strangers.
      if (!owner.emailVerifiedAt)
        throw new Problem('conflict', {
          message: t('Please confirm your own e-mail first: the link is in your mailbox.'),
        });
      if (await accountByEmail(db, given.email)) throw emailTaken();
      const emailKey = emailKeyOf(given.email);
      await db.transaction(async (tx) => {
        await withRoom(tx, session.vendorId, emailKey);
        const secret = newSecret();
        const id = newId();
        const now = clock();
        await tx.insert(teamInvitations).values({
          id,
          vendorId: session.vendorId,
          name: given.name,
          email: given.email,
          emailKey,
          hash: sha256(secret),
          expiresAt: new Date(now.getTime() + teamLimits.linkDays * dayMs),
          createdAt: now,
        });
        await record(tx, session, 'team.invited');
        await deps.mails.enqueue(tx, {
          topic: 'link',
          about: `team ${id}`,
          to: given.email,
          write: () =>
            teamMail(
              deps,
              { to: given.email, name: null, locale: given.locale ?? localeNow() },
              { secret, ...owner },
            ),
        });
      });
      return list(session);
    },

    /** @throws Problem not_found */
    async endInvitation(session: Session, invitationId: string): Promise<Team> {
      await db.transaction(async (tx) => {
        const ended = await tx
          .delete(teamInvitations)
          .where(and(eq(teamInvitations.id, invitationId), eq(teamInvitations.vendorId, session.vendorId)))
          .returning({ id: teamInvitations.id });
        if (ended.length === 0) throw new Problem('not_found');
        await deps.mails.cancel(tx, `team ${invitationId}`);
        await record(tx, session, 'team.invitation_ended');
      });
      return list(session);
    },

    /** Ends the log-in of a helper with all of its sessions. @throws Problem not_found, for the owner too */
    async remove(session: Session, personId: string): Promise<Team> {
      await db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(accounts)
          .where(and(eq(accounts.id, personId), helpersOf(session.vendorId)))
          .returning();
        if (!gone) throw new Problem('not_found');
        const account = { ...gone, name: gone.name ?? '' };
        await post.cancelAll(tx, account);
        await post.notice(tx, account, removedMail);
        await record(tx, session, 'team.removed', personId);
      });
      return list(session);
    },

    /** Accepts an invitation: creates an account with a password, and its first session. @throws Problem not_found, email_taken */
    async join(secret: string, newPassword: string, caller: Caller) {
      await limiter.take([accountLimits.secretByAddress], caller.ip);
      const good = and(eq(teamInvitations.hash, sha256(secret)), gt(teamInvitations.expiresAt, clock()));
      // Checked before the costly hash, used up in the transaction.
      if ((await db.$count(teamInvitations, good)) === 0) throw stale();
      const passwordHash = await passwords.hash(newPassword);
      return db
        .transaction(async (tx) => {
          const [used] = await tx.delete(teamInvitations).where(good).returning();
          const [vendor] = used
            ? await tx
                .select({ companyName: vendors.companyName })
                .from(vendors)
                .where(and(eq(vendors.id, used.vendorId), isPresent(vendors)))
            : [];
          if (!used || !vendor) throw stale();
          const now = clock();
          const accountId = newId();
          const { vendorId, name, email, emailKey } = used;
          await tx.insert(accounts).values({
            id: accountId,
            vendorId,
            role: 'helper',
            name,
            email,
            emailKey,
            passwordHash,
            // A reader of the mail owns the address.
            emailVerifiedAt: now,
            locale: localeNow(),
            createdAt: now,
          });
          await record(tx, { vendorId, name }, 'team.joined', accountId);
          await sources.remember(tx, accountId, caller);
          const owner = await post.ownerOf(tx, vendorId);
          if (owner) await post.notice(tx, owner, joinedMail(name));
          const token = await openSession(tx, { accountId, label: caller.label, now });
          return { token, vendorId, companyName: vendor.companyName };
        })
        .catch((error: unknown) => {
          throw isEmailTaken(error) ? emailTaken() : error;
        });
    },

    /** Removes a helper who leaves. */
    async leave(tx: Tx, session: Session): Promise<void> {
      await tx.delete(accounts).where(and(eq(accounts.id, session.accountId), eq(accounts.role, 'helper')));
      await record(tx, session, 'team.left', session.accountId);
    },

    /** Deletes expired invitations. */
    async sweep(): Promise<void> {
      await db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, clock()));
    },
  };
}
export type TeamService = ReturnType<typeof createTeamService>;
