/** @file The staff: access to the desk, its keys and its duration. */
import { daySeconds, hourMs, minuteMs } from '#facts/time.ts';
import { knownSourceDays } from '#facts/limits.ts';
import type { accessEndpoints, StaffSession } from '#contract/desk/access.ts';
import type { joiningEndpoints } from '#contract/desk/joining.ts';
import type { keyEndpoints } from '#contract/desk/keys.ts';
import type { peopleEndpoints } from '#contract/desk/people.ts';
import type { Call, Handlers } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { createJoin } from './join.ts';
import { createMembers } from './members.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createOwnKeys } from './own-keys.ts';
import { createPasskeys } from './passkeys.ts';
import { createSignIn, type Entered } from './sign-in.ts';
import { createStaffDevices } from './staff-devices.ts';
import { createStaffLinks } from './staff-links.ts';
import { joinLink } from './staff.mails.ts';
import { createStaffSessions, type OpenSession } from './staff-sessions.ts';
import type { StaffDependencies, Visitor } from './staff.types.ts';

/** The cookies of the desk. */
export const staffCookies = { session: 'desk', device: 'desk-device' } as const;
const deviceSeconds = knownSourceDays * daySeconds;

type Access = typeof accessEndpoints & typeof joiningEndpoints & typeof keyEndpoints & typeof peopleEndpoints;

type StaffPlatform = Pick<
  Platform,
  'db' | 'clock' | 'secretKey' | 'config' | 'passwords' | 'limiter' | 'enqueueMail' | 'sender'
>;

export type Staff = Module<Access> & {
  /** Finds the session of a cookie; null when it opens nothing. */
  findSession(token: string): Promise<OpenSession | null>;
  /** Returns the name and mail address of the calling member. */
  addressOf(call: Call): { name: string; email: string };
  /** Returns the link of the first owner; null once the staff has a member. */
  firstOwnerLink(): Promise<string | null>;
};

/** Creates the staff module. `browserName` returns the short name of a browser from its user agent. */
export function createStaff(
  { config: { publicUrl, settings }, ...platform }: StaffPlatform,
  { browserName }: Pick<StaffDependencies, 'browserName'>,
): Staff {
  const deps: StaffDependencies = {
    ...platform,
    publicUrl,
    browserName,
    sessionLife: {
      idleMs: settings.STAFF_IDLE_MINUTES * minuteMs,
      maxMs: settings.STAFF_SESSION_HOURS * hourMs,
    },
  };
  const sessions = createStaffSessions(deps);
  const passkeys = createPasskeys(deps);
  const codes = createOneTimeCodes(deps);
  const devices = createStaffDevices(deps);
  const links = createStaffLinks(deps);
  const signIn = createSignIn(deps, { sessions, passkeys, codes, devices, links });
  const join = createJoin(deps, { sessions, passkeys, codes, devices, links, signIn });
  const members = createMembers(deps, { links, sessions });
  const keys = createOwnKeys(deps, { passkeys, codes, sessions });

  const visitorOf = ({ ip, headers, cookies }: Call): Visitor => ({
    ip,
    label: deps.browserName(headers['user-agent']),
    device: cookies?.read(staffCookies.device),
    sessionToken: cookies?.read(staffCookies.session),
  });

  const shown = async (session: OpenSession): Promise<StaffSession> => ({
    memberId: session.memberId,
    name: session.name,
    email: session.email,
    role: session.role,
    provenUntil: session.provenUntil!.toISOString(),
    endsAt: session.endsAt.toISOString(),
    recoveryCodesLeft: await codes.recoveryLeft(session.memberId),
  });

  async function admit({ token, device, session }: Entered, { cookies }: Call): Promise<StaffSession> {
    cookies?.write(staffCookies.session, token, Math.floor(deps.sessionLife.maxMs / 1000));
    cookies?.write(staffCookies.device, device, deviceSeconds);
    return shown(session);
  }

  const handlers: Handlers<Access> = {
    staffSession: (_, call) => shown(own(call)),
    async staffSignOut(_, call) {
      const { memberId, sessionId } = own(call);
      await sessions.end(memberId, sessionId);
      call.cookies?.remove(staffCookies.session);
      return {};
    },
    staffPasswordSignIn: async ({ body }, call) =>
      admit(await signIn.withPassword(body, visitorOf(call)), call),
    staffPasskeyQuestion: () => passkeys.askAny(),
    staffPasskeySignIn: async ({ body }, call) =>
      admit(await signIn.withPasskey(body.questionId, body.answer, visitorOf(call)), call),
    async staffRecover({ body }, call) {
      await signIn.recover(body, visitorOf(call));
      return {};
    },
    staffSessionList: (_, call) => sessions.list(own(call)),
    async staffSessionEnd({ params }, call) {
      if (!(await sessions.end(own(call).memberId, params.sessionId))) throw new Problem('not_found');
      return {};
    },

    staffJoinLook: ({ body }) => join.look(body.secret),
    staffJoinPasskeyQuestion: ({ body: { secret, ...self } }) => join.askPasskey(secret, self),
    async staffJoinPasskey({ body }, call) {
      const joined = await join.withPasskey(body, visitorOf(call));
      return { session: await admit(joined, call), recoveryCodes: joined.recoveryCodes };
    },
    staffJoinPasswordQuestion: ({ body }) => join.offerCode(body.secret),
    async staffJoinPassword({ body }, call) {
      const joined = await join.withPassword(body, visitorOf(call));
      return { session: await admit(joined, call), recoveryCodes: joined.recoveryCodes };
    },

    staffKeyList: (_, call) => keys.list(own(call)),
    staffPasskeyAddQuestion: (_, call) => keys.askPasskey(own(call)),
    staffPasskeyAdd: ({ body }, call) =>
      keys.addPasskey(own(call), body.questionId, body.answer, visitorOf(call).label),
    staffPasskeyRemove: ({ params }, call) => keys.removePasskey(own(call), params.passkeyId),
    staffPasswordQuestion: async (_, call) => keys.offerCode(own(call)),
    staffPasswordSet: ({ body }, call) => keys.setPassword(own(call), body),
    staffRecoveryCodesRenew: async (_, call) => ({
      recoveryCodes: await keys.renewRecoveryCodes(own(call)),
    }),

    staffPeopleList: () => members.list(),
    staffInvite: ({ body }, { member }) => members.invite(body, member!),
    staffMemberUpdate: ({ params, body }, { member }) => members.update(params.memberId, body, member!),
    staffMemberLink: ({ params }, { member }) => members.newLink(params.memberId, member!),
  };

  /** Deletes what nothing accepts any more. */
  async function sweep(): Promise<void> {
    for (const part of [sessions, passkeys, devices, links]) await part.sweep();
  }

  return {
    handlers,
    jobs: [{ name: 'sweep-staff', cron: '37 * * * *', task: sweep }],
    findSession: sessions.find,
    addressOf: own,
    async firstOwnerLink() {
      const secret = await links.makeFirst();
      return secret && joinLink(publicUrl, secret);
    },
  };
}

/** Returns the calling session: the table of rights lets no script get here. */
const own = ({ member }: Call): OpenSession => member as OpenSession;
