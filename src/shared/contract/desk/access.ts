/** @file Access to the desk: sign-in and sessions. */
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { passkeyAnswered, PasskeyQuestion } from '../passkeys.ts';
import { compared } from '../text.ts';
import { open } from './masking.ts';
import { role } from './people.ts';
import { code } from './keys.ts';

const when = z.iso.datetime();

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
};
