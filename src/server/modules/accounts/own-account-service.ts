/** @file The owner's access to their data: viewing, export and erasure. */
import { and, eq, gt } from '#platform/db/drizzle.ts';
import type { Account } from '#contract/accounts.ts';
import type { Session } from '#platform/call.ts';
import { accounts, pushSubscriptions, tokens } from '#platform/db/tables.ts';
import { storeSealed } from '#platform/sealed-records.ts';
import { instantOf } from '#platform/clock.ts';
import { accountById, confirmedAccount, type AccountRow } from './account-lookup.ts';
import { createAccountPost } from './account-post.ts';
import { erasedMail, removedMail } from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import { listSessions } from './sessions.ts';
import type { TeamService } from './team-service.ts';

/** Creates the service by which owners manage their own account. */
export function createOwnAccountService(deps: AccountDependencies, team: Pick<TeamService, 'leave'>) {
  const { db, clock, vendors } = deps;
  const post = createAccountPost(deps);

  async function pendingEmail(accountId: string): Promise<string | null> {
    const [pending] = await db
      .select({ payload: tokens.payload })
      .from(tokens)
      .where(
        and(
          eq(tokens.accountId, accountId),
          eq(tokens.purpose, 'email_change'),
          gt(tokens.expiresAt, clock()),
        ),
      );
    const email = pending?.payload?.['email'];
    return typeof email === 'string' ? email : null;
  }

  async function show(session: Session): Promise<Account> {
    const account = await accountById(db, session.accountId);
    return {
      email: account.email,
      emailVerified: account.emailVerifiedAt !== null,
      pendingEmail: await pendingEmail(account.id),
      ...(await vendors.contact(account.vendorId)),
      createdAt: account.createdAt.toISOString(),
      role: account.role,
    };
  }

  /** Returns the devices that receive notifications of new requests, without their addresses, which are of no use to their owner. */
  async function devicesTold({ accountId }: Session): Promise<{ since: string }[]> {
    const rows = await db
      .select({ since: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, accountId));
    return rows.map(({ since }) => ({ since: since.toISOString() }));
  }

  const accountFacts = ({
    role,
    name,
    email,
    emailVerifiedAt,
    locale,
    noticeVersion,
    noticeLocale,
    createdAt,
  }: AccountRow) => ({
    role,
    name,
    email,
    emailVerifiedAt: instantOf(emailVerifiedAt),
    locale,
    noticeVersion,
    noticeLocale,
    createdAt: createdAt.toISOString(),
  });

  return {
    show,

    /** Changes the contact details that customers call and open. @throws Problem bad_credentials */
    async setContact(
      session: Session,
      { password, ...contact }: { password: string; phone?: string; website?: string | null },
    ): Promise<Account> {
      const account = await confirmedAccount(deps, session, password);
      await db.transaction((tx) => vendors.setContact(tx, account.vendorId, contact));
      return show(session);
    },

    /** Returns everything stored about the caller; the vendor's data only to its owner. @throws Problem bad_credentials */
    async data(session: Session, password: string) {
      const account = await confirmedAccount(deps, session, password);
      return {
        exportedAt: clock().toISOString(),
        account: accountFacts(account),
        sessions: await listSessions(db, clock, session),
        devicesTold: await devicesTold(session),
        ...(account.role === 'owner' && (await vendors.record(db, account.vendorId))),
      };
    },

    /** Deletes the log-in of a helper; the vendor stays. @throws Problem bad_credentials */
    async leave(session: Session, password: string): Promise<void> {
      const account = await confirmedAccount(deps, session, password);
      await db.transaction(async (tx) => {
        await team.leave(tx, session);
        await post.cancelAll(tx, account);
        await post.notice(tx, account, removedMail);
      });
    },

    /**
     * Erases in two steps: this commit removes everything from the product, a sealed record stays for the period set by law.
     * @throws Problem bad_credentials
     */
    async erase(session: Session, password: string): Promise<void> {
      const account = await confirmedAccount(deps, session, password);
      const now = clock();
      const files = await db.transaction(async (tx) => {
        const kept = {
          erasedAt: now.toISOString(),
          account: accountFacts(account),
          ...(await vendors.record(tx, account.vendorId)),
        };
        await storeSealed(tx, 'vendor', kept, { secretKey: deps.secretKey, now });
        // The helpers of the owner have no page to work on any more.
        await tx.delete(accounts).where(eq(accounts.vendorId, account.vendorId));
        await post.cancelAll(tx, account);
        await post.notice(tx, account, erasedMail);
        return vendors.erase(tx, account.vendorId);
      });
      await deps.removeFiles(files);
    },
  };
}
