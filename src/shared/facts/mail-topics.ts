/** What a mail is about: each topic has an hour of its own for each recipient, so that no flood of one keeps another back. */
export type MailTopic =
  /** We have what you sent: enquiries and complaints. */
  | 'receipt'
  /** Somebody asked for a vendor. */
  | 'lead'
  /** Confirm an address. */
  | 'link'
  /** Choose a new password. */
  | 'reset'
  /** Something changed in an account. */
  | 'notice'
  /** Somebody tries to get in. */
  | 'alert';
