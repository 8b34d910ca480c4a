import { t } from '#words/t.ts';
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { lifetimes, maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { teamRoles } from '#facts/team.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { endpoint } from './kit.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { text } from './text.ts';
import { clearableLink, Registration } from './vendor-input.ts';
import { PublicVendor } from './vendors.ts';
import { newEmail, newPassword, presentPassword, secret } from './account-fields.ts';

const phone = text(maxLength.phone)
  .overwrite(normalisePhone)
  .refine((value) => registrationField('phone').problem(value) === null, messages.phoneInvalid);
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
