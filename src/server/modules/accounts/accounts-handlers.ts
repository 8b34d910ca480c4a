import type { accountEndpoints } from '#contract/accounts.ts';
import type { accountPasskeyEndpoints } from '#contract/account-passkeys.ts';
import type { accountSessionEndpoints } from '#contract/account-sessions.ts';
import type { teamEndpoints } from '#contract/team.ts';
import { t } from '#words/t.ts';
import type { Call, Handlers } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import type { AccountPasskeys } from './account-passkeys.ts';
import type { AccountDependencies } from './account.types.ts';
import type { createEmailService } from './email-service.ts';
import { deviceOf, type Caller } from './known-sources.ts';
import type { createOwnAccountService } from './own-account-service.ts';
import type { createPasswordService } from './password-service.ts';
import { sessionLabel } from './session-label.ts';
import { endSessions, listSessions, revokeSession } from './sessions.ts';
import type { createSignInService } from './sign-in-service.ts';
import type { TeamService } from './team-service.ts';

type Handle = (input: never, call: Call) => Promise<unknown>;

/** The calls that only read; they leave nothing to record. */
const reads = new Set(['accountGet', 'sessionList', 'passkeyList', 'teamList', 'vendorPasskeyQuestion']);

/** Wraps the handlers so that each logs the end of its work. */
function recorded<T extends Readonly<Record<string, Handle>>>(handlers: T): T {
  const entries = Object.entries(handlers).map(([event, handle]): [string, Handle] => [
    event,
    async (input, call) => {
      const reply = await handle(input, call);
      if (!reads.has(event)) call.log.info({ event, accountId: call.session?.accountId }, 'account');
      return reply;
    },
  ]);
  return Object.fromEntries(entries) as T;
}

const callerOf = ({ ip, headers }: Call): Caller => ({
  ip,
  label: sessionLabel(headers['user-agent']),
  device: deviceOf(headers['x-device']),
});

type Endpoints = typeof accountEndpoints &
  typeof accountSessionEndpoints &
  typeof accountPasskeyEndpoints &
  typeof teamEndpoints;

export type AccountServices = Pick<AccountDependencies, 'db' | 'clock'> & {
  signIn: ReturnType<typeof createSignInService>;
  passwords: ReturnType<typeof createPasswordService>;
  emails: ReturnType<typeof createEmailService>;
  own: ReturnType<typeof createOwnAccountService>;
  passkeys: AccountPasskeys;
  team: TeamService;
  /** Requests a reset link, whether such an account exists or not. */
  askForReset(email: string, ip: string): Promise<void>;
};

/**
 * Returns the handlers of vendor accounts and sessions.
 * @where What does the server do at log-in and log-out?
 */
export function accountHandlers({
  db,
  clock,
  signIn,
  passwords,
  emails,
  own,
  passkeys,
  team,
  askForReset,
}: AccountServices): Handlers<Endpoints> {
  return recorded<Handlers<Endpoints>>({
    vendorRegister: async ({ body }, call) => {
      const entered = await signIn.register(body, callerOf(call));
      call.drop(['vendors'], { hard: true });
      return entered;
    },
    vendorLogin: async ({ body }, call) => ({
      token: await signIn.login(body.email, body.password, callerOf(call)),
    }),
    vendorLogout: async (_, { session }) => {
      await revokeSession(db, session!.accountId, session!.tokenId);
      return {};
    },
    accountGet: (_, { session }) => own.show(session!),
    accountContact: async ({ body: { webiste, ...body } }, { session, drop }) => {
      const shown = await own.setContact(session!, {
        ...(webiste !== undefined && { website: webiste }),
        ...body,
      });
      drop(vendorTags(session!.vendorId), { hard: true });
      return shown;
    },
    accountPassword: async ({ body }, call) => ({
      token: await passwords.change(call.session!, body, callerOf(call)),
    }),
    accountEmail: async ({ body }, { session }) => {
      await emails.requestChange(session!, body);
      return { message: t('We have mailed a link to the new address. It counts once you follow it.') };
    },
    passwordForgot: async ({ body }, { ip }) => {
      await askForReset(body.email, ip);
      return {
        message: t('If there is an account with this e-mail, a link to choose a new password is on its way.'),
      };
    },
    passwordReset: async ({ body }, call) => {
      await passwords.reset(body.secret, body.newPassword, callerOf(call));
      return { message: t('Your new password is set. Please sign in with it.') };
    },
    verificationSend: async (_, { session }) => {
      await emails.sendVerification(session!);
      return { message: t('We have mailed the link. It works for seven days.') };
    },
    emailVerify: async ({ body }, { ip }) => {
      await emails.verify(body.secret, ip);
      return { message: t('Thank you, your e-mail is confirmed.') };
    },
    sessionList: (_, { session }) => listSessions(db, clock, session!),
    sessionRevoke: async ({ params }, { session }) => {
      if (!(await revokeSession(db, session!.accountId, params.sessionId))) throw new Problem('not_found');
      return {};
    },
    sessionsEnd: async (_, { session }) => {
      await endSessions(db, session!.accountId);
      return {};
    },
    passkeyList: (_, { session }) => passkeys.list(session!),
    passkeyQuestion: ({ body }, { session }) => passkeys.askNew(session!, body.password),
    passkeyAdd: ({ body }, call) =>
      passkeys.add(call.session!, body.questionId, body.answer, callerOf(call).label),
    passkeyRemove: ({ params }, { session }) => passkeys.remove(session!, params.passkeyId),
    vendorPasskeyQuestion: (_, { ip }) => passkeys.askAny(ip),
    vendorPasskeyLogin: async ({ body }, call) => ({
      token: await passkeys.login(body.questionId, body.answer, callerOf(call)),
    }),
    teamList: (_, { session }) => team.list(session!),
    teamInvite: ({ body }, { session }) => team.invite(session!, body),
    teamInvitationEnd: ({ params }, { session }) => team.endInvitation(session!, params.invitationId),
    teamRemove: ({ params }, { session }) => team.remove(session!, params.personId),
    teamJoin: ({ body }, call) => team.join(body.secret, body.newPassword, callerOf(call)),
    accountData: ({ body }, { session }) => own.data(session!, body.password),
    accountDelete: async ({ body }, { session, drop }) => {
      if (session!.role === 'helper') {
        await own.leave(session!, body.password);
        return { message: t('Your log-in is deleted. The page of the vendor stays.') };
      }
      await own.erase(session!, body.password);
      drop(vendorTags(session!.vendorId), { hard: true });
      return { message: t('Your account, your profile and your pictures are deleted.') };
    },
  });
}
