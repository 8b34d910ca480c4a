import { isApiError } from '#contract/api-error.ts';
import { taxIdForm } from '#domain/formats/number-form.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { checked } from '#contract/reply.ts';
import { completeLink } from '#domain/vendors/profile-links.ts';
import {
  registrationFieldNames,
  registrationFields,
  termsMissing,
  type RegistrationFieldName,
} from '#domain/vendors/registration-fields.ts';
import type { Registration } from '#contract/vendor-input.ts';
import { messages } from '#facts/messages.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import type { FormCall, Values } from '#kit/forms/form-call.ts';
import { isRegistered } from '#kit/api/reply-shapes.ts';

/** The registered vendor. */
export type Registered = { id: string; companyName: string; waits: boolean };

/** Returns the entry in its stated form, where it has one meaning only; a wrong entry stays as it is and is refused. */
export function asStated(name: RegistrationFieldName, value: string): string {
  if (name === 'phone') return normalisePhone(value);
  if (name === 'panGst') return taxIdForm(value);
  if (name === 'instagram' || name === 'facebook') return completeLink(name, value);
  return value;
}

const payloadOf = (values: Values) =>
  Object.fromEntries(
    registrationFieldNames.map((name) => {
      const value = values[name] ?? '';
      return [name, asStated(name, value)];
    }),
  );

/** Returns the errors of a registration by field; the terms are no part of the payload, so the endpoint cannot check them. */
function problemsOf(values: Values): Values {
  const payload = payloadOf(values);
  const found = registrationFields.flatMap(({ name, problem }) => {
    const sentence = problem(payload[name]!);
    return sentence === null ? [] : [[name, sentence]];
  });
  return Object.fromEntries(values['terms'] ? found : [...found, ['terms', termsMissing]]);
}

/** Registers a vendor and signs it in. */
export const registrationCall: FormCall<Registered & { token: string }, unknown, Registered> = {
  keep: registrationFieldNames.filter((name) => name !== 'password'),
  check: problemsOf,
  failed: (error) => (isApiError(error) && error.said) || messages.registrationFailed,
  async call(api, values) {
    // Validated by `check`: the form's values are texts, one of them a choice.
    const body = payloadOf(values) as Registration;
    const asked = api.vendorRegister({ body }, { headers: deviceHeader() });
    const { vendor, token } = await checked(isRegistered, asked);
    return { id: vendor._id, companyName: vendor.companyName, waits: vendor.visibility === 'waiting', token };
  },
  // A page made from a post cannot store a session.
  shown: async ({ id, companyName, waits }) => ({ id, companyName, waits }),
};
