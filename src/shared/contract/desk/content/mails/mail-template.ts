/** @file The shape of the table of mails whose text the staff can change. */

/** A placeholder in braces, filled in when the mail is written. */
export type Placeholder = {
  /** Description of its value. */
  readonly label: string;
  /** Example value for the preview. */
  readonly sample: string;
  /** The mail is useless without it. */
  readonly required?: true;
  /** A link or several lines: not for the subject, which is shown on locked screens and in lists. */
  readonly bodyOnly?: true;
};

/** Subject and body of a mail. An empty line separates paragraphs. */
export type MailText = { readonly subject: string; readonly body: string };

/**
 * The closing of a mail above the company's address: how to ask about one's data, how to answer, the `reference` of the request, or
 * the consumer helpline.
 */
export type MailClosing = 'data' | 'answer' | 'reference' | 'helpline';

export type MailTemplate = MailText & {
  readonly label: string;
  /** One sentence: recipient and occasion. */
  readonly where: string;
  /** No name in the greeting: the address is unconfirmed, or no person is meant. */
  readonly nameless?: true;
  /** The fixed paragraph after the text; absent, none. */
  readonly closing?: MailClosing;
  /** The button: its word, and the placeholder with its address; absent, the mail asks for nothing. */
  readonly button?: { readonly label: string; readonly link: string };
  /** Placeholders by name, as in the braces; every mail may use `brand`, the company's name. */
  readonly placeholders: Readonly<Record<string, Placeholder>>;
};

/** Returns the placeholder of the mail's link. */
export const linkTo = (label: string, path: string) =>
  ({ label, sample: `https://example.in${path}`, required: true, bodyOnly: true }) as const;
export const reference = {
  label: 'Number of the request',
  sample: 'AGN-4F7K2P',
  required: true,
} as const;
/** The reason why a review is not public, in the words of the published list. */
export const reviewReason = {
  label: 'The reason, from the published list',
  sample: 'It is not about this vendor or this request.',
  required: true,
  bodyOnly: true,
} as const;
export const rulesLink = linkTo('Page that explains reviews', '/reviews');
