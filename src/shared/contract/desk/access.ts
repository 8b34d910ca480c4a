/** @file Access to the desk: sign-in, sessions, keys, invitations and people. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffAccess, staffRoles } from '#facts/staff-access.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { passkeyAnswered, passkeyFields, PasskeyQuestion } from '../passkeys.ts';
import { compared, email, exactText, requiredText } from '../text.ts';
import { open } from './masking.ts';

const when = z.iso.datetime();
const role = z.enum(staffRoles, 'Please choose a role.');
const name = requiredText(staffAccess.nameMax, 'Please enter a name.');
const secret = compared(maxLength.secret).min(1).describe('The part of the mailed address after #');
const code = compared(maxLength.shortText).describe('Six digits of the authenticator, or a recovery code');
const password = exactText(staffAccess.passwordMax).refine(
  (value) => value.length >= staffAccess.passwordMin,
  `Please use at least ${staffAccess.passwordMin} characters.`,
);

/** The signed-in staff member, and until when their proof of identity is fresh. */
export const StaffSession = z
  .object({
    memberId: z.uuid(),
    name: open(z.string()),
    email: open(z.string()),
    role,
    provenUntil: when,
    endsAt: when.describe('The session ends then at the latest'),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'StaffSession' });
export type StaffSession = z.infer<typeof StaffSession>;

/** The purpose of a mailed link. Name and e-mail are null where the first owner has yet to enter them. */
export const Invitation = z
  .object({
    name: open(z.string()).nullable(),
    email: open(z.string()).nullable(),
    role,
    endsAt: when,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** The reply to joining: the session is open, and these values are shown only once. */
const Joined = z
  .object({
    session: StaffSession,
    recoveryCodes: z
      .array(open(z.string()))
      .describe('Each counts once: in place of the authenticator’s code, or for a new way in by mail'),
  })
  .meta({ id: 'StaffJoined' });

/** A secret for an authenticator app, not yet in use: the client returns it, sealed, with the first code. */
const OneTimeCodeOffer = z
  .object({
    uri: open(z.string()).describe('otpauth://…, for a QR picture'),
    secret: open(z.string()).describe('The same for typing'),
    offer: open(z.string()).describe('Comes back with the code; good for an hour'),
  })
  .meta({ id: 'OneTimeCodeOffer' });
export type OneTimeCodeOffer = z.infer<typeof OneTimeCodeOffer>;
const passwordAndCode = { password, code, offer: compared(1000) };

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

export const StaffSessionInfo = z
  .object({
    id: z.uuid(),
    label: open(z.string()),
    createdAt: when,
    lastUsedAt: when,
    current: z.boolean(),
  })
  .meta({ id: 'StaffSessionInfo' });
export type StaffSessionInfo = z.infer<typeof StaffSessionInfo>;

/** A staff member. */
export const StaffMember = z
  .object({
    id: z.uuid(),
    name: open(z.string()),
    email: open(z.string()),
    role,
    state: z.enum(['invited', 'active', 'ended']),
    lastSeenAt: when.nullable(),
    createdAt: when,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

const MadeLink = z.object({
  member: StaffMember,
  link: open(z.string())
    .nullable()
    .describe('Only for a call with the installation’s key; everybody else’s goes by mail'),
});

const nothing = z.object({});

export const accessEndpoints = {
  staffSession: endpoint({
    route: staffApi.staffSession,
    summary: 'Who is signed in at the desk',
    auth: 'staff',
    reply: [200, StaffSession],
  }),
  staffSignOut: endpoint({
    route: staffApi.staffSignOut,
    summary: 'End this session of the desk',
    auth: 'staff',
    reply: [200, nothing],
  }),
  staffPasswordSignIn: endpoint({
    route: staffApi.staffPasswordSignIn,
    summary:
      'Sign in with password and authenticator; in place of its code a recovery code, which is used up',
    auth: 'anyone',
    body: z.strictObject({ email: compared(1000), password: compared(1000), code }),
    reply: [200, StaffSession],
    errors: ['bad_credentials', 'too_many_requests'],
    perMinute: 20,
  }),
  staffPasskeyQuestion: endpoint({
    route: staffApi.staffPasskeyQuestion,
    summary: 'A question for any passkey of the staff',
    auth: 'anyone',
    reply: [200, PasskeyQuestion],
    errors: ['too_many_requests'],
    perMinute: 30,
  }),
  staffPasskeySignIn: endpoint({
    route: staffApi.staffPasskeySignIn,
    summary: 'Sign in with a passkey',
    auth: 'anyone',
    body: z.strictObject(passkeyAnswered),
    reply: [200, StaffSession],
    errors: ['bad_credentials', 'too_many_requests'],
    perMinute: 20,
  }),
  staffRecover: endpoint({
    route: staffApi.staffRecover,
    summary: 'Ask for a new way in with a recovery code, which is used up; the link comes by mail',
    auth: 'anyone',
    body: z.strictObject({ email: compared(1000), code: compared(maxLength.shortText) }),
    reply: [200, nothing],
    errors: ['bad_credentials', 'too_many_requests'],
    perMinute: 20,
  }),
  staffSessionList: endpoint({
    route: staffApi.staffSessionList,
    summary: 'Where one is signed in at the desk, last used first',
    auth: 'staff',
    reply: [200, z.array(StaffSessionInfo)],
  }),
  staffSessionEnd: endpoint({
    route: staffApi.staffSessionEnd,
    summary: 'End one of one’s own sessions',
    auth: 'staff',
    params: z.object({ sessionId: id }),
    reply: [200, nothing],
    errors: ['not_found'],
  }),

  staffJoinLook: endpoint({
    route: staffApi.staffJoinLook,
    summary: 'What a mailed link is for',
    auth: 'anyone',
    body: z.strictObject({ secret }),
    reply: [200, Invitation],
    errors: ['not_found'],
    perMinute: 20,
  }),
  staffJoinPasskeyQuestion: endpoint({
    route: staffApi.staffJoinPasskeyQuestion,
    summary: 'A question that makes the first passkey of whoever holds the link',
    auth: 'anyone',
    body: z.strictObject({ secret, name: name.optional(), email: email().optional() }),
    reply: [200, PasskeyQuestion],
    errors: ['not_found'],
    perMinute: 20,
  }),
  staffJoinPasskey: endpoint({
    route: staffApi.staffJoinPasskey,
    summary: 'Join with a passkey. The link is used up; earlier keys and sessions end',
    auth: 'anyone',
    body: z.strictObject({ secret, name: name.optional(), email: email().optional(), ...passkeyAnswered }),
    reply: [201, Joined],
    errors: ['not_found', 'email_taken', 'bad_credentials'],
    perMinute: 20,
  }),
  staffJoinPasswordQuestion: endpoint({
    route: staffApi.staffJoinPasswordQuestion,
    summary: 'A secret for the authenticator of whoever holds the link',
    auth: 'anyone',
    body: z.strictObject({ secret }),
    reply: [200, OneTimeCodeOffer],
    errors: ['not_found'],
    perMinute: 20,
  }),
  staffJoinPassword: endpoint({
    route: staffApi.staffJoinPassword,
    summary: 'Join with a password and the first code of the authenticator. The link is used up',
    auth: 'anyone',
    body: z.strictObject({ secret, name: name.optional(), email: email().optional(), ...passwordAndCode }),
    reply: [201, Joined],
    errors: ['not_found', 'email_taken'],
    perMinute: 20,
  }),

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

  staffPeopleList: endpoint({
    route: staffApi.staffPeopleList,
    summary: 'Everybody of the staff',
    auth: 'staff',
    reply: [200, z.array(StaffMember)],
  }),
  staffInvite: endpoint({
    route: staffApi.staffInvite,
    summary: 'Invite somebody, who gets a link by mail',
    auth: 'staff',
    body: z.strictObject({ name, email: email(), role }),
    reply: [201, MadeLink],
    errors: ['email_taken'],
  }),
  staffMemberUpdate: endpoint({
    route: staffApi.staffMemberUpdate,
    summary: 'Change somebody’s name or role, or end and resume their access; one owner always remains',
    auth: 'staff',
    params: z.object({ memberId: id }),
    body: z.strictObject({ name: name.optional(), role: role.optional(), ended: z.boolean().optional() }),
    reply: [200, StaffMember],
    errors: ['not_found', 'conflict'],
  }),
  staffMemberLink: endpoint({
    route: staffApi.staffMemberLink,
    summary: 'A new way in for somebody whose device is lost: sessions and keys end when the link is used',
    auth: 'staff',
    params: z.object({ memberId: id }),
    reply: [201, MadeLink],
    errors: ['not_found', 'conflict'],
  }),
};
