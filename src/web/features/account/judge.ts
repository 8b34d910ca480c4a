import type { RegistrationField } from '#domain/vendors/registration-fields.ts';
import type { Values } from '#kit/forms/form-call.ts';

/** Judges one control by the rule of a field of the registration. */
export const judge =
  (name: string, { problem }: Pick<RegistrationField, 'problem'>) =>
  (values: Values): Values => {
    const sentence = problem(values[name] ?? '');
    return sentence === null ? {} : { [name]: sentence };
  };
