import { isText } from '#domain/formats/fields.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { checked } from '#contract/reply.ts';
import { hasShape } from '#contract/shape.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { bearer } from '#kit/session/session.ts';
import { judge } from './judge.ts';

export type Joined = { vendorId: string; companyName: string };
const isJoined = hasShape<Joined & { token: string }>({
  token: isText,
  vendorId: isText,
  companyName: isText,
});

/** Accepts the invitation to a vendor's team: sets a password and signs the helper in. */
export const teamJoinCall: FormCall<Joined & { token: string }, { secret: string }, Joined> = {
  keep: [],
  check: judge('newPassword', registrationField('password')),
  call: (api, { newPassword = '' }, { params: { secret } }) =>
    checked(isJoined, api.teamJoin({ body: { secret, newPassword } }, { headers: deviceHeader() })),
  // A page cannot store a session: it is closed at once.
  async shown({ token, ...joined }, api) {
    await api.vendorLogout({}, { headers: bearer(token) });
    return joined;
  },
  success: 201,
};
