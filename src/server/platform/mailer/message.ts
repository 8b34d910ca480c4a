import { z } from 'zod';
import { knownLocales, type Locale } from '#words/locales.ts';
import { oneLine } from '#domain/formats/shorten.ts';

/** Returns a schema of one line: a visitor's name may hold line breaks; a header may not. */
const headerLine = (max: number) => z.string().transform((text) => oneLine(text, max));

/** Returns a text with plain spaces, also in dates: a search of the mailbox for "12 December" finds them. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Looser than the forms' rule, so that no accepted address is lost here; strict about characters that could split a header. */
const addressPattern = /^[^\s\p{Cc}<>()[\],;:\\"@]{1,64}@[^\s\p{Cc}<>()[\],;:\\"@]{1,189}$/u;

/** A person or an office. The address is one address, never a list; the name becomes one line. */
export const mailAddress = z.strictObject({
  name: headerLine(120),
  address: z.string().max(254).regex(addressPattern, 'must be one e-mail address'),
});

/**
 * Returns whether a mail can be sent to the address. Forms accept the same addresses as browsers, of which mail servers refuse a few;
 * an enquiry with such an address is stored, and only the mail to it is left out.
 */
export const isMailable = (address: string): boolean => mailAddress.shape.address.safeParse(address).success;

/** A mail. Repeated sends carry the same Message-ID, made from `id`, and mail programs show it once. */
export const mailMessage = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  from: mailAddress,
  to: z.array(mailAddress).min(1).max(10),
  replyTo: mailAddress.optional(),
  subject: headerLine(200),
  text: z.string().min(1).max(200_000).transform(plainSpaces),
  /** The language of its words. */
  locale: z.enum(knownLocales as [Locale, ...Locale[]]).optional(),
  /** What lists of mails show beside the subject; without contact details, as the subject. */
  preview: headerLine(150).optional(),
  /** The one act that the mail is for. Its label and address are a paragraph of the text, too (`buttonWords`). */
  button: z
    .strictObject({ label: headerLine(80), url: z.url({ protocol: /^https?$/ }).max(2_000) })
    .optional(),
  /** Paragraphs of the text that begin a part: the subjects of a bundle. */
  headings: z.array(z.string().transform(plainSpaces)).max(500).optional(),
  /** Where its recipient stops mails of this kind: a page, and the address to which a mail program's own button posts (RFC 8058). */
  unsubscribe: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;
