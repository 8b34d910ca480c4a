/** @file Registration posted without scripts. */
import { ApiError } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import { registrationFieldNames } from '#contract/registration-fields.ts';
import { messages } from '#facts/messages.ts';
import { formAction } from './form-action.ts';
import { isRegistered } from './reply-shapes.ts';
import { registrationProblems } from './registration-problems.ts';

/** Who was registered. The token stays out: a page cannot keep it. */
export type Registered = { id: string; companyName: string };

/** The action of the registration page. */
export const registrationAction = formAction<Registered, unknown>({
  keep: registrationFieldNames.filter((name) => name !== 'password'),
  failed: ({ status, said }) =>
    status === 422 ? messages.validationErrors : (said ?? messages.registrationFailed),
  async call(api, values) {
    // The terms are no part of the payload, so that the endpoint cannot ask for them.
    const fieldErrors = registrationProblems(values);
    if (fieldErrors['terms']) throw new ApiError(422, { code: 'invalid_input', fieldErrors });
    const body = Object.fromEntries(registrationFieldNames.map((name) => [name, values[name] ?? '']));
    const { vendor } = await checked(isRegistered, api.vendorRegister({ body: body as never }));
    return { id: vendor._id, companyName: vendor.companyName };
  },
});
