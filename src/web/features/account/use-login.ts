import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import { messages } from '#facts/messages.ts';
import { editProfilePath } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { deviceHeader } from '#kit/device-header.ts';
import type { FormOutcome } from '#kit/form-action.ts';
import type { Recognised } from '#kit/login-action.ts';
import { isNamedVendor, isToken } from '#kit/reply-shapes.ts';
import { bearer, storeSession } from '#kit/session.ts';
import { useFormCall } from '#kit/use-form-call.ts';

/** True when the password was never judged, because no answer came or the server had trouble of its own. */
const isNoAnswer = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500);

/** Signs in: credentials, then the own profile for its id, then the editor. Every failure says the stated sentence. */
export function useLogin(posted?: FormOutcome<Recognised>) {
  const navigate = useNavigate();
  const [noAnswer, setNoAnswer] = useState(false);
  const form = useFormCall<Recognised>({
    posted,
    failed(error) {
      setNoAnswer(isNoAnswer(error));
      return messages.loginFailed;
    },
    async call({ email = '', password = '' }) {
      const { token } = await checked(
        isToken,
        api.vendorLogin({ body: { email, password } }, { headers: deviceHeader() }),
      );
      const vendor = await checked(isNamedVendor, api.vendorOwnProfile({}, { headers: bearer(token) }));
      storeSession(token, vendor._id);
      await navigate(editProfilePath(vendor._id));
      return { id: vendor._id, companyName: vendor.companyName };
    },
  });
  return { ...form, noAnswer };
}
