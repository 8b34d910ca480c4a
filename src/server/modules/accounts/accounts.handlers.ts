import type { accountEndpoints } from '#contract/accounts.ts';
import type { Call, Handlers } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { recorded } from './account-events.ts';
import type { AccountDependencies } from './account.types.ts';
import type { createEmailService } from './email.service.ts';
import { deviceOf, type Caller } from './known-sources.ts';
import type { createOwnAccountService } from './own-account.service.ts';
import type { createPasswordService } from './password.service.ts';
import { sessionLabel } from './session-label.ts';
import { listSessions, revokeSession } from './sessions.ts';
import type { createSignInService } from './sign-in.service.ts';

type Endpoints = typeof accountEndpoints;

const callerOf = ({ ip, headers }: Call): Caller => ({
  ip,
  label: sessionLabel(headers['user-agent']),
  device: deviceOf(headers['x-device']),
});

export type AccountServices = Pick<AccountDependencies, 'db' | 'clock'> & {
  signIn: ReturnType<typeof createSignInService>;
  passwords: ReturnType<typeof createPasswordService>;
  emails: ReturnType<typeof createEmailService>;
  own: ReturnType<typeof createOwnAccountService>;
  /** Asks for a reset link, whether there is such an account or not. */
  askForReset(email: string, ip: string): Promise<void>;
};

/** Accounts and sessions of vendors. */
export function accountHandlers({
  db,
  clock,
  signIn,
  passwords,
  emails,
  own,
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
      await askForReset(body.email, ip);
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
