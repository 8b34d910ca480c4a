/** @file Mails of accounts, sent within the limits of their recipient, since anybody may register with anybody's address. */
import { eq } from '#platform/db/drizzle.ts';
import { lifetimes } from '#facts/limits.ts';
import type { MailTopic } from '#facts/mail-topics.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import { isOwnerOf } from '#platform/db/tables/accounts.ts';
import type { AccountRow } from './account-lookup.ts';
import {
  alertMail,
  emailChangeMail,
  resetMail,
  verifyMail,
  type Addressee,
  type AccountMail,
} from './account.mails.ts';
import type { AccountDependencies } from './account.types.ts';
import { issueSecret, type MailedPurpose } from './mailed-secrets.ts';

const links = {
  reset: { mail: resetMail, topic: 'reset', livesMs: lifetimes.resetMinutes * minuteMs },
  verify: { mail: verifyMail, topic: 'link', livesMs: lifetimes.verifyDays * dayMs },
  email_change: { mail: emailChangeMail, topic: 'link', livesMs: lifetimes.verifyDays * dayMs },
} as const satisfies Record<MailedPurpose, object>;

/** All topics but receipts, which belong to the visitor that the owner may be as well. */
const ownTopics: readonly MailTopic[] = [
  'lead',
  'lead-unconfirmed',
  'reminder',
  'review',
  'link',
  'reset',
  'notice',
  'alert',
];

type Recipient = Pick<AccountRow, 'id' | 'email' | 'name' | 'emailVerifiedAt' | 'locale'>;

const addresseeOf = ({ email, name, emailVerifiedAt, locale }: Recipient): Addressee => ({
  to: email,
  locale,
  name: emailVerifiedAt ? name : null,
});

/** Creates the sender of account mails. */
export function createAccountPost(
  deps: Pick<AccountDependencies, 'enqueueMail' | 'mails' | 'sender' | 'publicUrl'>,
) {
  const { mails } = deps;
  const send = (tx: Tx, account: Recipient, topic: MailTopic, about: string, mail: AccountMail) =>
    mails.enqueue(tx, {
      topic,
      about: `${about} ${account.id}`,
      to: account.email,
      write: () => mail(deps, addresseeOf(account)),
    });
  return {
    /** Creates a secret and mails its link; `email` is the new address to confirm. */
    link: (tx: Tx, account: Recipient, purpose: MailedPurpose, email?: string): Promise<void> =>
      mails.enqueue(tx, {
        topic: links[purpose].topic,
        about: `${purpose} ${account.id}`,
        to: email ?? account.email,
        async write(leavesAt) {
          const { mail, livesMs } = links[purpose];
          const expiresAt = new Date(leavesAt.getTime() + livesMs);
          const secret = await issueSecret(tx, { accountId: account.id, purpose, email, expiresAt });
          return mail(
            deps,
            email ? { to: email, name: null, locale: account.locale } : addresseeOf(account),
            secret,
          );
        },
      }),

    /** Mails the account what has just happened to it; at once if the address is confirmed. */
    notice: (tx: Tx, account: Recipient, mail: AccountMail): Promise<void> =>
      account.emailVerifiedAt
        ? deps.enqueueMail(tx, mail(deps, addresseeOf(account)).message)
        : send(tx, account, 'notice', mail.name, mail),

    /** Returns the owner of a vendor; null for a vendor without a log-in. */
    async ownerOf(tx: Tx, vendorId: string): Promise<Recipient | null> {
      const [owner] = await tx
        .select({
          id: accounts.id,
          email: accounts.email,
          emailVerifiedAt: accounts.emailVerifiedAt,
          locale: accounts.locale,
          name: vendors.ownerName,
        })
        .from(accounts)
        .innerJoin(vendors, eq(vendors.id, accounts.vendorId))
        .where(isOwnerOf(vendorId));
      return owner ?? null;
    },

    /** Mails the owner that somebody tries to get in. */
    alert: (tx: Tx, account: Recipient): Promise<void> => send(tx, account, 'alert', 'alert', alertMail),

    /** Cancels the mail of a reset link that would arrive too late. */
    async cancelReset(tx: Tx, { id }: Recipient): Promise<void> {
      await mails.cancel(tx, `reset ${id}`);
    },

    /** Cancels all held mails of an account that is deleted. */
    async cancelAll(tx: Tx, { id, email }: Recipient): Promise<void> {
      await mails.cancel(tx, `email_change ${id}`);
      await mails.cancelFor(tx, email, ownTopics);
    },
  };
}
