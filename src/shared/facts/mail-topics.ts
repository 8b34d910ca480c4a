/** What a mail is about: each topic has an hour of its own for each recipient, so that no flood of one keeps another back. */
export type MailTopic =
  /** We have what you sent: enquiries and complaints. */
  | 'receipt'
  /** Somebody asked for a vendor. */
  | 'lead'
  /** Somebody has written a message. */
  | 'message'
  /** A quote: it has come, or what was decided about it. */
  | 'quote'
  /** A review: the invitation to write one, and what became of it. */
  | 'review'
  /** Confirm an address. */
  | 'link'
  /** Choose a new password. */
  | 'reset'
  /** Something changed in an account. */
  | 'notice'
  /** Somebody tries to get in. */
  | 'alert';

const minutesOf: Partial<Record<MailTopic, number>> = { message: 10, quote: 10 };

/** Minutes between two mails of a topic to one address. */
export const mailIntervalMinutes = (topic: MailTopic): number => minutesOf[topic] ?? 60;
