/** @file The keys of a staff member: passkeys, password with authenticator, recovery codes. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffAccess } from '#facts/staff-access.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { passkeyAnswered, passkeyFields, PasskeyQuestion } from '../passkeys.ts';
import { compared, exactText } from '../text.ts';
import { open } from './masking.ts';

export const code = compared(maxLength.shortText).describe(
  'Six digits of the authenticator, or a recovery code',
);

export const password = exactText(staffAccess.passwordMax).refine(
  (value) => value.length >= staffAccess.passwordMin,
  `Please use at least ${staffAccess.passwordMin} characters.`,
);

/** A secret for an authenticator app, not yet in use: the client returns it, sealed, with the first code. */
export const OneTimeCodeOffer = z
  .object({
    uri: open(z.string()).describe('otpauth://…, for a QR picture'),
    secret: open(z.string()).describe('The same for typing'),
    offer: open(z.string()).describe('Comes back with the code; good for an hour'),
  })
  .meta({ id: 'OneTimeCodeOffer' });
export type OneTimeCodeOffer = z.infer<typeof OneTimeCodeOffer>;

export const passwordAndCode = { password, code, offer: compared(1000) };

/** A passkey as a way to sign in. */
const Passkey = z.object({ ...passkeyFields, label: open(passkeyFields.label) }).meta({ id: 'Passkey' });

export const StaffKeys = z
  .object({
    passkeys: z.array(Passkey),
    password: z.boolean().describe('Signs in with password and authenticator as well'),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'StaffKeys' });
export type StaffKeys = z.infer<typeof StaffKeys>;

export const keyEndpoints = {
  staffKeyList: endpoint({
    route: staffApi.staffKeyList,
    summary: 'One’s own ways of signing in',
    auth: 'staff',
    reply: [200, StaffKeys],
  }),
  staffPasskeyAddQuestion: endpoint({
    route: staffApi.staffPasskeyAddQuestion,
    summary: 'A question that makes another passkey',
    auth: 'staff',
    reply: [200, PasskeyQuestion],
  }),
  staffPasskeyAdd: endpoint({
    route: staffApi.staffPasskeyAdd,
    summary: 'Add a passkey',
    auth: 'staff',
    body: z.strictObject(passkeyAnswered),
    reply: [201, StaffKeys],
    errors: ['bad_credentials', 'conflict'],
  }),
  staffPasskeyRemove: endpoint({
    route: staffApi.staffPasskeyRemove,
    summary: 'Remove a passkey; the last way in cannot be removed',
    auth: 'staff',
    params: z.object({ passkeyId: id }),
    reply: [200, StaffKeys],
    errors: ['not_found', 'conflict'],
  }),
  staffPasswordQuestion: endpoint({
    route: staffApi.staffPasswordQuestion,
    summary: 'A secret for a new authenticator',
    auth: 'staff',
    reply: [200, OneTimeCodeOffer],
  }),
  staffPasswordSet: endpoint({
    route: staffApi.staffPasswordSet,
    summary: 'Set password and authenticator; every other session ends',
    auth: 'staff',
    body: z.strictObject(passwordAndCode),
    reply: [200, StaffKeys],
  }),
  staffRecoveryCodesRenew: endpoint({
    route: staffApi.staffRecoveryCodesRenew,
    summary: 'New recovery codes, told this once; the old ones end',
    auth: 'staff',
    reply: [201, z.object({ recoveryCodes: z.array(open(z.string())) })],
  }),
};
