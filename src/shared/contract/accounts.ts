import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { lifetimes, maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { teamLimits, teamRoles } from '#facts/team.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { emailForm } from '#domain/formats/email-form.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { passkeyAnswered, passkeyFields, PasskeyQuestion } from './passkeys.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { compared, exactText, text } from './text.ts';
import { clearableLink, Registration } from './vendor-input.ts';
import { PublicVendor } from './vendors.ts';

export const newEmail = text(maxLength.email)
  .overwrite(emailForm)
  .superRefine((value, context) => {
    const message = registrationField('email').problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
export const newPassword = exactText(maxLength.password).refine(
  (value) => registrationField('password').problem(value) === null,
  messages.passwordShort,
);
const phone = text(maxLength.phone)
  .overwrite(normalisePhone)
  .refine((value) => registrationField('phone').problem(value) === null, messages.phoneInvalid);
/** The present password: compared, never validated. */
export const presentPassword = compared(maxLength.password);
export const secret = compared(maxLength.secret).min(1);
const said = z.object({ message: z.string() });

/** The log-in behind a vendor, for its owner alone. */
export const Account = z
  .object({
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().describe('A new address that waits to be confirmed'),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    createdAt: z.string(),
    role: z.enum(teamRoles).optional().describe('What its holder may do for the vendor'),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** One session of the account. */
export const SessionInfo = z
  .object({
    id: z.string(),
    label: z.string().describe('Browser and system, such as Chrome on Android'),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    current: z.boolean().describe('The session that asks'),
  })
  .meta({ id: 'SessionInfo' });
export type SessionInfo = z.infer<typeof SessionInfo>;

/** The passkeys of the signed-in account, the oldest first. */
const PasskeyList = z.array(z.object(passkeyFields)).max(teamLimits.passkeysMax);
export type OwnPasskey = z.infer<typeof PasskeyList>[number];

export const accountEndpoints = {
  vendorRegister: endpoint({
    route: api.vendorRegister,
    summary: 'Register a vendor, signed in at once',
    auth: 'anyone',
    body: Registration,
    reply: [201, z.object({ vendor: PublicVendor, token: z.string() })],
    errors: ['email_taken', 'too_many_requests'],
    perMinute: 20,
  }),
  vendorLogin: endpoint({
    route: api.vendorLogin,
    summary: 'Sign in',
    auth: 'anyone',
    body: z.strictObject({ email: compared(1000), password: compared(1000) }),
    reply: [200, z.object({ token: z.string() })],
    errors: ['bad_credentials', 'too_many_requests'],
    perMinute: 30,
  }),
  vendorPasskeyQuestion: endpoint({
    route: api.vendorPasskeyQuestion,
    summary: 'A question that any passkey of an account may answer',
    auth: 'anyone',
    reply: [200, PasskeyQuestion],
    errors: ['too_many_requests'],
    perMinute: 30,
  }),
  vendorPasskeyLogin: endpoint({
    route: api.vendorPasskeyLogin,
    summary: 'Sign in with a passkey',
    auth: 'anyone',
    body: z.strictObject(passkeyAnswered),
    reply: [200, z.object({ token: z.string() })],
    errors: ['bad_credentials', 'too_many_requests'],
    perMinute: 30,
  }),
  vendorLogout: endpoint({
    route: api.vendorLogout,
    summary: 'End the session of the token',
    auth: 'vendor',
    reply: [200, z.object({})],
  }),
  accountGet: endpoint({
    route: api.accountGet,
    summary: 'The account of the token',
    auth: 'vendor',
    reply: [200, Account],
  }),
  accountContact: endpoint({
    route: api.accountContact,
    summary: 'Change phone or website, which customers act on; asks for the password',
    auth: 'vendor',
    body: z
      .strictObject({
        password: presentPassword,
        phone: phone.optional(),
        website: clearableLink('website').optional(),
        webiste: clearableLink('website').optional(),
      })
      .refine(
        ({ phone, website, webiste }) => [phone, website, webiste].some((value) => value !== undefined),
        t('There is nothing to change.'),
      ),
    reply: [200, Account],
    errors: ['bad_credentials'],
    perMinute: 20,
  }),
  accountPassword: endpoint({
    route: api.accountPassword,
    summary: 'Change the password; ends every session and answers with a new token',
    auth: 'vendor',
    body: z.strictObject({ password: presentPassword, newPassword }),
    reply: [200, z.object({ token: z.string() })],
    errors: ['bad_credentials'],
    perMinute: 20,
  }),
  accountEmail: endpoint({
    route: api.accountEmail,
    summary: 'Ask for another e-mail; it counts once the mailed link is followed',
    auth: 'vendor',
    body: z.strictObject({ password: presentPassword, email: newEmail }),
    reply: [202, said],
    errors: ['bad_credentials', 'email_taken'],
    perMinute: 10,
  }),
  passwordForgot: endpoint({
    route: api.passwordForgot,
    summary: `Mail a link that sets a new password, good once and for ${lifetimes.resetMinutes} minutes; the answer is the same for every address`,
    auth: 'anyone',
    body: z.strictObject({ email: newEmail }),
    reply: [202, said],
    perMinute: 10,
  }),
  passwordReset: endpoint({
    route: api.passwordReset,
    summary: 'Set a new password with the mailed secret; ends every session',
    auth: 'anyone',
    body: z.strictObject({ secret, newPassword }),
    reply: [200, said],
    errors: ['not_found'],
    perMinute: 20,
  }),
  verificationSend: endpoint({
    route: api.verificationSend,
    summary: 'Mail the link that confirms the e-mail again',
    auth: 'vendor',
    reply: [202, said],
    perMinute: 5,
  }),
  emailVerify: endpoint({
    route: api.emailVerify,
    summary: 'Confirm an e-mail address with the mailed secret',
    auth: 'anyone',
    body: z.strictObject({ secret }),
    reply: [200, said],
    errors: ['not_found', 'email_taken'],
    perMinute: 20,
  }),
  sessionList: endpoint({
    route: api.sessionList,
    summary: 'Where the account is signed in, last used first',
    auth: 'vendor',
    reply: [200, z.array(SessionInfo)],
  }),
  sessionRevoke: endpoint({
    route: api.sessionRevoke,
    summary: 'End one of your sessions',
    auth: 'vendor',
    params: z.object({ sessionId: id }),
    reply: [200, z.object({})],
    errors: ['not_found'],
  }),
  sessionsEnd: endpoint({
    route: api.sessionsEnd,
    summary: 'End all of your sessions, this one too',
    auth: 'vendor',
    reply: [200, z.object({})],
  }),
  passkeyList: endpoint({
    route: api.passkeyList,
    summary: 'Your passkeys',
    auth: 'vendor',
    reply: [200, PasskeyList],
  }),
  passkeyQuestion: endpoint({
    route: api.passkeyQuestion,
    summary: 'A question that makes a passkey; asks for the password',
    auth: 'vendor',
    body: z.strictObject({ password: presentPassword }),
    reply: [200, PasskeyQuestion],
    errors: ['bad_credentials', 'conflict'],
    perMinute: 10,
  }),
  passkeyAdd: endpoint({
    route: api.passkeyAdd,
    summary: 'Sign in with a passkey from now on, beside the password',
    auth: 'vendor',
    body: z.strictObject(passkeyAnswered),
    reply: [201, PasskeyList],
    errors: ['bad_credentials', 'conflict'],
    perMinute: 10,
  }),
  passkeyRemove: endpoint({
    route: api.passkeyRemove,
    summary: 'Remove one of your passkeys',
    auth: 'vendor',
    params: z.object({ passkeyId: id }),
    reply: [200, PasskeyList],
    errors: ['not_found'],
  }),
  accountData: endpoint({
    route: api.accountData,
    summary: 'Everything stored about you; asks for the password, since it holds the full PAN/GST',
    auth: 'vendor',
    body: z.strictObject({ password: presentPassword }),
    reply: [200, z.looseObject({ exportedAt: z.string() })],
    errors: ['bad_credentials'],
    perMinute: 10,
  }),
  accountDelete: endpoint({
    route: api.accountDelete,
    summary: 'Delete the account with its profile and pictures, at once',
    auth: 'vendor',
    body: z.strictObject({ password: presentPassword }),
    reply: [200, said],
    errors: ['bad_credentials'],
    perMinute: 10,
  }),
};
