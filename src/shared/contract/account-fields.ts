/** @file Fields of an account that several calls share. */
import { maxLength } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { emailForm } from '#domain/formats/email-form.ts';
import { compared, exactText, text } from './text.ts';

/** An address as people type it, brought into its one form. */
export const newEmail = text(maxLength.email)
  .overwrite(emailForm)
  .superRefine((value, context) => {
    const message = registrationField('email').problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A password that is being set. */
export const newPassword = exactText(maxLength.password).refine(
  (value) => registrationField('password').problem(value) === null,
  messages.passwordShort,
);

/** The present password: compared, never validated. */
export const presentPassword = compared(maxLength.password);

/** The secret of a mailed link. */
export const secret = compared(maxLength.secret).min(1);
