/** @file Joining by a mailed link: the first key, the first session, the recovery codes. Also used after a lost device. */
import { eq } from '#platform/db/drizzle.ts';
import type { Invitation } from '#contract/desk/joining.ts';
import type { OneTimeCodeOffer } from '#contract/desk/keys.ts';
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/passkeys.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { staffMembers, staffPasskeys } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import { requireUncommon } from './common-passwords.ts';
import { memberEvent } from './member-event.ts';
import type { Entered, SignIn, SignInParts } from './sign-in.ts';
import type { Link } from './staff-links.ts';
import { emailTaken, requireMailable } from './members.ts';
import type { Member, StaffDependencies, Visitor } from './staff.types.ts';

/** The name and e-mail typed by the first owner; those of others are in the invitation. */
type Self = { name?: string; email?: string };
export type Joined = Entered & { recoveryCodes: string[] };
type Parts = SignInParts & { signIn: SignIn };

export function createJoin(deps: StaffDependencies, parts: Parts) {
  const { db, clock, passwords } = deps;
  const { sessions, passkeys, codes, devices, links, signIn } = parts;

  /** @throws Problem invalid_input for a first owner without name or e-mail */
  function holderOf({ member }: Link, { name, email }: Self): { name: string; email: string } {
    if (member) return member;
    if (email) requireMailable(email);
    if (name && email) return { name, email };
    const fieldErrors = {
      ...(!name && { name: 'Please enter your name.' }),
      ...(!email && { email: 'Please enter your e-mail.' }),
    };
    throw new Problem('invalid_input', { fieldErrors });
  }

  async function memberOf(tx: Tx, link: Link, self: Self): Promise<Member> {
    if (link.member) return link.member;
    const { name, email } = holderOf(link, self);
    const [first] = await tx
      .insert(staffMembers)
      .values({ name, email, emailKey: emailKeyOf(email), role: 'owner', createdAt: clock() })
      .onConflictDoNothing()
      .returning();
    if (!first) throw emailTaken();
    return first;
  }

  /** Uses up the link, ends earlier keys and sessions, stores the new key and opens a session: all or nothing. */
  const join = (
    link: Link,
    self: Self,
    visitor: Visitor,
    storeKey: (tx: Database, memberId: string) => Promise<void>,
  ): Promise<Joined> =>
    db.transaction(async (tx) => {
      await links.use(tx, link);
      const member = await memberOf(tx, link, self);
      await sessions.endAll(tx, member.id);
      await devices.forgetAll(tx, member.id);
      await tx.delete(staffPasskeys).where(eq(staffPasskeys.memberId, member.id));
      await tx
        .update(staffMembers)
        .set({ joinedAt: clock(), passwordHash: null, oneTimeSecret: null, oneTimeStep: null })
        .where(eq(staffMembers.id, member.id));
      await storeKey(tx, member.id);
      const recoveryCodes = await codes.renewRecovery(tx, member.id);
      await memberEvent(tx, 'member.joined', member, clock());
      return { ...(await signIn.enter(tx, member, visitor, true)), recoveryCodes };
    });

  return {
    look: async (secret: string): Promise<Invitation> => links.shown(await links.look(secret)),

    async askPasskey(secret: string, self: Self): Promise<PasskeyQuestion> {
      return passkeys.askNew(holderOf(await links.look(secret), self));
    },

    async withPasskey(
      {
        secret,
        questionId,
        answer,
        ...self
      }: Self & { secret: string; questionId: string; answer: PasskeyAnswer },
      visitor: Visitor,
    ): Promise<Joined> {
      const link = await links.look(secret);
      const store = await passkeys.verifyNew(questionId, answer);
      return join(link, self, visitor, (tx, memberId) => store(tx, memberId, visitor.label));
    },

    async offerCode(secret: string): Promise<OneTimeCodeOffer> {
      const { member, hash } = await links.look(secret);
      return codes.offer(hash.toString('base64url'), member?.email ?? deps.sender.company.brand);
    },

    async withPassword(
      {
        secret,
        password,
        code,
        offer,
        ...self
      }: Self & { secret: string; password: string; code: string; offer: string },
      visitor: Visitor,
    ): Promise<Joined> {
      const link = await links.look(secret);
      const { name, email } = holderOf(link, self);
      await requireUncommon(password, [name, email, deps.sender.company.brand]);
      const authenticator = codes.accept(link.hash.toString('base64url'), offer, code);
      const passwordHash = await passwords.hash(password);
      return join(link, self, visitor, async (tx, memberId) => {
        await tx
          .update(staffMembers)
          .set({ passwordHash, ...authenticator })
          .where(eq(staffMembers.id, memberId));
      });
    },
  };
}
