/** @file Joining the staff by a mailed link, with the first key. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { endpoint } from '../kit.ts';
import { passkeyAnswered, PasskeyQuestion } from '../passkeys.ts';
import { compared, email } from '../text.ts';
import { open } from './masking.ts';
import { role, name } from './people.ts';
import { OneTimeCodeOffer, passwordAndCode } from './keys.ts';
import { StaffSession } from './access.ts';

const when = z.iso.datetime();

export const secret = compared(maxLength.secret).min(1).describe('The part of the mailed address after #');

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

export const joiningEndpoints = {
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
    summary: 'A question that makes the first passkey of the holder of the link',
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
    summary: 'A secret for the authenticator of the holder of the link',
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
};
