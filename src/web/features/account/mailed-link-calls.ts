/** @file Calls behind mailed links: each resolves to the sentence that describes the outcome. */
import { checked } from '#contract/reply.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { postedAct } from '#kit/forms/posted-act.ts';
import { isSaid } from '#kit/api/reply-shapes.ts';
import { judge } from './judge.ts';

type Secret = { secret: string };

/** Requests the link for a new password. */
export const forgottenCall: FormCall<string> = {
  keep: ['email'],
  check: judge('email', registrationField('email')),
  call: async (api, { email = '' }) =>
    (await checked(isSaid, api.passwordForgot({ body: { email } }))).message,
};

/** Sets the new password. */
export const resetCall: FormCall<string, Secret> = {
  keep: [],
  check: judge('newPassword', registrationField('password')),
  async call(api, { newPassword = '' }, { params: { secret } }) {
    const asked = api.passwordReset({ body: { secret, newPassword } }, { headers: deviceHeader() });
    return (await checked(isSaid, asked)).message;
  },
};

/** Confirms an e-mail address. */
export const verifyCall: FormCall<string, Secret> = {
  keep: [],
  async call(api, values, { params: { secret } }) {
    postedAct(values, 'intent', ['confirm']);
    return (await checked(isSaid, api.emailVerify({ body: { secret } }))).message;
  },
};
