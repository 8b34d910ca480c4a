/** @file Sign-in at the desk, with limits that slow a guesser down without locking the owner out. */
import { dayMs, minuteMs } from '#facts/time.ts';
import { eq } from '#platform/db/drizzle.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import type { PasskeyAnswer } from '#contract/passkeys.ts';
import type { Tx } from '#platform/db/handle.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import type { Pace } from '#platform/rate-limit.ts';
import { newSecret } from '#platform/secrets.ts';
import { memberEvent } from './member-event.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passkeys } from './passkeys.ts';
import type { StaffDevices } from './staff-devices.ts';
import { alertMail, newDeviceMail, recoveryLinkMail, recoveryUsedMail } from './staff.mails.ts';
import type { StaffLinks } from './staff-links.ts';
import type { OpenSession, StaffSessions } from './staff-sessions.ts';
import type { Member, StaffDependencies, Visitor } from './staff.types.ts';

/** Rate limits of sign-in, by source. */
export const signInLimits = {
  /** A browser that has signed in before. No other limit slows it down. */
  known: { name: 'staff-known', burst: 10, everyMs: minuteMs },
  byAddress: { name: 'staff-address', burst: 30, everyMs: 30_000 },
  /** All unknown browsers together at one e-mail address. */
  byMember: { name: 'staff-member', burst: 10, everyMs: 5 * minuteMs },
  /** The mail to the owner of the address about tries by a stranger. */
  alert: { name: 'staff-alert', burst: 1, everyMs: dayMs },
} as const satisfies Record<string, Pace>;

const wrong = 'E-mail, password or code is not right.';
const wrongRecovery = 'E-mail or recovery code is not right.';

const shownMoment = delhiFormat({ dateStyle: 'full', timeStyle: 'short' });

/** A new session. `device` identifies the browser from now on. */
export type Entered = { token: string; device: string; session: OpenSession };

export type SignInParts = {
  sessions: StaffSessions;
  passkeys: Passkeys;
  codes: OneTimeCodes;
  devices: StaffDevices;
  links: StaffLinks;
};

/** @where How does the staff sign in? */
export function createSignIn(
  deps: StaffDependencies,
  { sessions, passkeys, codes, devices, links }: SignInParts,
) {
  const { db, clock, limiter, passwords, enqueueMail } = deps;

  /** Opens a session for a verified member and ends the earlier one of the same browser. */
  async function enter(tx: Tx, member: Member, visitor: Visitor, quiet = false): Promise<Entered> {
    const device = visitor.device ?? newSecret();
    const known = (await devices.find(tx, member.id, visitor.device)) !== null;
    if (visitor.sessionToken) await sessions.endToken(tx, visitor.sessionToken);
    const opened = await sessions.open(tx, { member, label: visitor.label });
    await devices.remember(tx, member.id, device);
    await memberEvent(tx, 'member.signed_in', member, clock());
    if (!known && !quiet)
      await enqueueMail(
        tx,
        newDeviceMail(deps, member, { label: visitor.label, at: shownMoment.format(clock()) }),
      );
    return { ...opened, device };
  }

  async function slowDown(email: string, member: Member | undefined, visitor: Visitor): Promise<void> {
    const known = await devices.find(db, member?.id, visitor.device);
    // A known browser that has used up its limit counts as unknown.
    if (known && (await limiter.tryTake(signInLimits.known, known))) return;
    await limiter.take([signInLimits.byAddress], visitor.ip);
    await limiter.take([signInLimits.byMember], email).catch(async (error: unknown) => {
      if (member && (await limiter.tryTake(signInLimits.alert, member.id)))
        await db.transaction((tx) => enqueueMail(tx, alertMail(deps, member)));
      throw error;
    });
  }

  /** Finds the member with the given e-mail address, within the limits. @throws Problem too_many_requests */
  async function tried(given: string, visitor: Visitor): Promise<Member | undefined> {
    const email = emailKeyOf(given);
    const [member] = await db.select().from(staffMembers).where(eq(staffMembers.emailKey, email));
    await slowDown(email, member, visitor);
    return member;
  }

  /** Accepts the app's code or a recovery code, which is used up and announced by mail. */
  async function secondFactor(tx: Tx, member: Member, code: string): Promise<boolean> {
    if (await codes.use(tx, member, code)) return true;
    if (!(await codes.useRecovery(tx, member.id, code))) return false;
    await enqueueMail(tx, recoveryUsedMail(deps, member, await codes.recoveryLeft(member.id, tx)));
    return true;
  }

  return {
    enter,

    /**
     * Signs in with password and code. Unknown address, wrong password and wrong code give one message and cost the same work.
     * @throws Problem bad_credentials; too_many_requests
     */
    async withPassword(
      given: { email: string; password: string; code: string },
      visitor: Visitor,
    ): Promise<Entered> {
      const member = await tried(given.email, visitor);
      const matches = await passwords.verify(member?.passwordHash ?? null, given.password);
      if (!member || !matches || member.endedAt) throw new Problem('bad_credentials', { message: wrong });
      return db.transaction(async (tx) => {
        if (!(await secondFactor(tx, member, given.code)))
          throw new Problem('bad_credentials', { message: wrong });
        return enter(tx, member, visitor);
      });
    },

    /**
     * Mails a link for a new key to a member who has lost all keys, and uses up a recovery code. An owner of a passkey needs no password.
     * @throws Problem bad_credentials; too_many_requests
     */
    async recover(given: { email: string; code: string }, visitor: Visitor): Promise<void> {
      const member = await tried(given.email, visitor);
      await db.transaction(async (tx) => {
        const right = member && !member.endedAt ? await codes.useRecovery(tx, member.id, given.code) : false;
        if (!right || !member) throw new Problem('bad_credentials', { message: wrongRecovery });
        const secret = await links.make(tx, member.id);
        const left = await codes.recoveryLeft(member.id, tx);
        await enqueueMail(tx, recoveryLinkMail(deps, member, { secret, left }));
        await memberEvent(tx, 'member.recovered', member, clock());
      });
    },

    /** Signs in with a passkey. @throws Problem bad_credentials; too_many_requests */
    async withPasskey(questionId: string, answer: PasskeyAnswer, visitor: Visitor): Promise<Entered> {
      await limiter.take([signInLimits.byAddress], visitor.ip);
      const member = await passkeys.verify(questionId, answer);
      return db.transaction((tx) => enter(tx, member, visitor));
    },
  };
}
export type SignIn = ReturnType<typeof createSignIn>;
