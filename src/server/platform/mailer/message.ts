import { z } from 'zod';

/** Characters that end a header line or hide in it. A visitor's name may hold them; a header may not. */
const control = /[\p{Cc}\u2028\u2029]+/gu;
const oneLine = (maxCharacters: number) =>
  z.string().transform((text) => text.replace(control, ' ').trim().slice(0, maxCharacters));

/** Looser than the forms' rule, so that no accepted address is lost here; strict about what could split a header. */
const addressPattern = /^[^\s\p{Cc}<>()[\],;:\\"@]{1,64}@[^\s\p{Cc}<>()[\],;:\\"@]{1,189}$/u;

/** A person or an office. The address is one address, never a list; the name becomes one line. */
export const mailAddress = z.strictObject({
  name: oneLine(120),
  address: z.string().max(254).regex(addressPattern, 'must be one e-mail address'),
});

/** A mail. The `id` names it for ever: sent twice it carries the same Message-ID, and readers show it once. */
export const mailMessage = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  from: mailAddress,
  to: z.array(mailAddress).min(1).max(10),
  replyTo: mailAddress.optional(),
  subject: oneLine(200),
  text: z.string().min(1).max(200_000),
  html: z.string().max(500_000).optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;
