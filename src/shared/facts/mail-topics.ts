/** @file What mails are about, as one table: how often at most one goes to an address, and which of them somebody may stop. */

type Topic = {
  /** Who gets it, and why; for the documents. */
  readonly about: string;
  /** Between two mails of the topic to one address; what comes up meanwhile goes as one mail. */
  readonly minutes: number;
};

/** Each topic has a time of its own for each recipient, so that no flood of one keeps another back. */
export const mailTopics = {
  receipt: { about: 'We have what you sent: requests and complaints, with the private link', minutes: 60 },
  lead: { about: 'To a vendor: somebody asks, or takes a request or contact details back', minutes: 1 },
  'lead-unconfirmed': {
    about: 'The same to an address that has not answered and may be anybody’s',
    minutes: 60,
  },
  message: { about: 'Somebody has written a message about a request', minutes: 10 },
  quote: { about: 'A quote has come, or what was decided about it', minutes: 10 },
  review: { about: 'What became of a review', minutes: 60 },
  invitation: { about: 'To a family: the invitation to write a review', minutes: 60 },
  reminder: { about: 'To a vendor: a request lapses soon, or a check ends soon', minutes: 60 },
  link: { about: 'Confirm an address, or the links that somebody asked for', minutes: 60 },
  reset: { about: 'Choose a new password', minutes: 60 },
  notice: { about: 'Something changed in an account', minutes: 60 },
  alert: { about: 'Somebody tries to get in', minutes: 60 },
} as const satisfies Readonly<Record<string, Topic>>;

export type MailTopic = keyof typeof mailTopics;

/** The topic of what a vendor is told about requests. */
export const vendorTopic = (vendor: { confirmed: boolean }): MailTopic =>
  vendor.confirmed ? 'lead' : 'lead-unconfirmed';

/** Minutes between two mails of a topic to one address. */
export const mailIntervalMinutes = (topic: MailTopic): number => mailTopics[topic].minutes;

/**
 * The service works without these, so that one tap stops them. All others are needed: a new topic cannot be stopped by mistake.
 * @where Which mails can their reader stop?
 */
export const optionalTopics = ['invitation', 'reminder'] as const satisfies readonly MailTopic[];
export type OptionalTopic = (typeof optionalTopics)[number];

export const isOptionalTopic = (topic: string): topic is OptionalTopic =>
  (optionalTopics as readonly string[]).includes(topic);
