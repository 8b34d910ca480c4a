/** @file The mails whose words the staff can change: what an entry of their table says. */

/** A word in braces that is filled in when the mail is written. */
export type Placeholder = {
  /** What it becomes. */
  readonly label: string;
  /** As it reads in the preview. */
  readonly sample: string;
  /** The mail would be of no use without it. */
  readonly required?: true;
  /** A link or several lines: not for the subject, which stands on locked screens and in lists. */
  readonly bodyOnly?: true;
};

/** The words of a mail. Paragraphs stand apart by an empty line. */
export type MailText = { readonly subject: string; readonly body: string };

/**
 * How a mail ends before the company's address: with the way to ask about one's data, to answer, to speak of the request by its
 * `reference`, or to the consumer helpline.
 */
export type MailClosing = 'data' | 'answer' | 'reference' | 'helpline';

export type MailTemplate = MailText & {
  readonly label: string;
  /** One sentence: who gets it, and when. */
  readonly where: string;
  /** Nobody is greeted by name: the address has not answered, or no person is meant. */
  readonly nameless?: true;
  /** The paragraph behind the words, which nobody can change; absent, none. */
  readonly closing?: MailClosing;
  /** By their names, as they stand in the braces; `brand`, the name of the company, may stand in every mail. */
  readonly placeholders: Readonly<Record<string, Placeholder>>;
};

/** A link that the mail is about. */
export const linkTo = (label: string, path: string) =>
  ({ label, sample: `https://example.in${path}`, required: true, bodyOnly: true }) as const;
export const reference = {
  label: 'Number of the request',
  sample: 'AGN-4F7K2P',
  required: true,
} as const;
/** Why a review is not public, in the words of the published list. */
export const reviewReason = {
  label: 'The reason, from the published list',
  sample: 'It is not about this vendor or this request.',
  required: true,
  bodyOnly: true,
} as const;
export const rulesLink = linkTo('Page that explains reviews', '/reviews');
