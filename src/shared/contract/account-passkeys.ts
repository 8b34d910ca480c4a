/** @file Passkeys of an account: signing in with one, adding and removing them. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { teamLimits } from '#facts/team.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { passkeyAnswered, passkeyFields, PasskeyQuestion } from './passkeys.ts';
import { presentPassword } from './account-fields.ts';

/** The passkeys of the signed-in account, the oldest first. */
const PasskeyList = z.array(z.object(passkeyFields)).max(teamLimits.passkeysMax);

export type OwnPasskey = z.infer<typeof PasskeyList>[number];

export const accountPasskeyEndpoints = {
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
};
