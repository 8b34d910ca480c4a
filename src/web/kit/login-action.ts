/** @file Sign-in posted without scripts: it can say whether the password is right, but a page cannot keep a session. */
import { checked } from '#contract/reply.ts';
import { messages } from '#facts/messages.ts';
import { formAction } from './form-action.ts';
import { isToken } from './reply-shapes.ts';
import { bearer } from './session.ts';

/** Whose password was right. */
export type Recognised = { id: string; companyName: string };

/** The action of the sign-in page. The session it opens to learn the name is closed again at once. */
export const loginAction = formAction<Recognised, unknown>({
  keep: ['email'],
  failed: () => messages.loginFailed,
  async call(api, { email = '', password = '' }) {
    const { token } = await checked(isToken, api.vendorLogin({ body: { email, password } }));
    const options = { headers: bearer(token) };
    const vendor = await api.vendorOwnProfile({}, options);
    await api.vendorLogout({}, options);
    return { id: vendor._id, companyName: vendor.companyName };
  },
});
