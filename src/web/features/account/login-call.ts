import { checked } from '#contract/reply.ts';
import { messages } from '#facts/messages.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import type { FormCall } from '#kit/forms/form-call.ts';
import { isNamedVendor, isToken } from '#kit/api/reply-shapes.ts';
import { bearer } from '#kit/session/session.ts';

/** The vendor whose password was right. */
export type Recognised = { id: string; companyName: string };

/** Signs in: credentials, then the own profile for its id. Every failure shows the stated sentence. */
export const loginCall: FormCall<Recognised & { token: string }, unknown, Recognised> = {
  keep: ['email'],
  failed: () => messages.loginFailed,
  async call(api, { email = '', password = '' }) {
    const asked = api.vendorLogin({ body: { email, password } }, { headers: deviceHeader() });
    const { token } = await checked(isToken, asked);
    const { _id, companyName } = await checked(
      isNamedVendor,
      api.vendorOwnProfile({}, { headers: bearer(token) }),
    );
    return { id: _id, companyName, token };
  },
  // A page can show whether the password is right, but cannot store a session: it is closed at once.
  async shown({ token, ...vendor }, api) {
    await api.vendorLogout({}, { headers: bearer(token) });
    return vendor;
  },
};
