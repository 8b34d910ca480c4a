import type { accountEndpoints } from '#contract/accounts.ts';
import type { Call, Handler } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { recorded } from './account-events.ts';
import type { Accounts } from './account.service.ts';
import { deviceOf, type Caller } from './known-sources.ts';
import { sessionLabel } from './session-label.ts';
import { listSessions, revokeSession } from './sessions.ts';

type Endpoints = typeof accountEndpoints;

const callerOf = ({ ip, headers }: Call): Caller => ({
  ip,
  label: sessionLabel(headers['user-agent']),
  device: deviceOf(headers['x-device']),
});

/** Accounts and sessions of vendors. */
export function accountHandlers(accounts: Accounts): { [K in keyof Endpoints]: Handler<Endpoints[K]> } {
  const { signIn, passwords, emails, own, deps } = accounts;
  const { db, clock } = deps;
  return recorded<{ [K in keyof Endpoints]: Handler<Endpoints[K]> }>({
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
      drop([`vendor:${session!.vendorId}`, 'vendors'], { hard: true });
      return shown;
    },
    accountPassword: async ({ body }, call) => ({
      token: await passwords.change(call.session!, body, callerOf(call)),
    }),
    accountEmail: async ({ body }, { session }) => {
      await emails.requestChange(session!, body);
      return { message: 'We have mailed a link to the new address. It counts once you follow it.' };
    },
    passwordForgot: async ({ body }, { ip }) => {
      await accounts.askForReset(body.email, ip);
      return {
        message: 'If there is an account with this e-mail, a link to choose a new password is on its way.',
      };
    },
    passwordReset: async ({ body }, call) => {
      await passwords.reset(body.secret, body.newPassword, callerOf(call));
      return { message: 'Your new password is set. Please sign in with it.' };
    },
    verificationSend: async (_, { session }) => {
      await emails.sendVerification(session!);
      return { message: 'We have mailed the link. It works for seven days.' };
    },
    emailVerify: async ({ body }, { ip }) => {
      await emails.verify(body.secret, ip);
      return { message: 'Thank you, your e-mail is confirmed.' };
    },
    sessionList: (_, { session }) => listSessions(db, clock, session!),
    sessionRevoke: async ({ params }, { session }) => {
      if (!(await revokeSession(db, session!.accountId, params.sessionId))) throw new Problem('not_found');
      return {};
    },
    accountData: ({ body }, { session }) => own.data(session!, body.password),
    accountDelete: async ({ body }, { session, drop }) => {
      await own.erase(session!, body.password);
      drop([`vendor:${session!.vendorId}`, 'vendors'], { hard: true });
      return { message: 'Your account, your profile and your pictures are deleted.' };
    },
  });
}
