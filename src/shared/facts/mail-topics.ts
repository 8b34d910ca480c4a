/** @file Topics of mails, as one table: the shortest interval between mails to one address, and which topics a reader may stop. */
import { dayInDelhi, dayMs } from './time.ts';

type Topic = {
  /** Recipients and reason, for the documents. */
  readonly about: string;
  /** Between two mails of the topic to one address; events in between are sent as one mail. */
  readonly minutes: number;
};

/** All topics. Each topic's interval is counted per recipient, so that a flood of one delays no other. */
export const mailTopics = {
  receipt: { about: 'We have what you sent: requests and complaints, with the private link', minutes: 60 },
  lead: { about: 'To a vendor: somebody asks, or takes a request or contact details back', minutes: 1 },
  'lead-unconfirmed': {
    about: 'The same to an address that has not answered and may be anybody’s',
    minutes: 60,
  },
  'lead-soon': {
    about: 'To a vendor: somebody asks for a day within 48 hours; it waits for no other mail',
    minutes: 0,
  },
  'lead-soon-unconfirmed': {
    about: 'The same to an address that has not answered',
    minutes: 5,
  },
  message: { about: 'Somebody has written a message about a request', minutes: 10 },
  quote: { about: 'A quote has come, or what was decided about it', minutes: 10 },
  review: { about: 'What became of a review', minutes: 60 },
  invitation: {
    about: 'To a family: the invitation to write a review. To a business: the invitation to claim its page',
    minutes: 60,
  },
  reminder: { about: 'To a vendor: a request lapses soon, or a check ends soon', minutes: 60 },
  link: { about: 'Confirm an address, or the links that somebody asked for', minutes: 60 },
  search: { about: 'Confirm that new vendors of a search are told', minutes: 60 },
  reset: { about: 'Choose a new password', minutes: 60 },
  notice: { about: 'Something changed in an account', minutes: 60 },
  alert: { about: 'Somebody tries to get in', minutes: 60 },
} as const satisfies Readonly<Record<string, Topic>>;

export type MailTopic = keyof typeof mailTopics;

/** Returns the topic of mails to a vendor about requests; `soon` when the day is within 48 hours. */
export function vendorTopic({ confirmed }: { confirmed: boolean }, soon = false): MailTopic {
  if (soon) return confirmed ? 'lead-soon' : 'lead-soon-unconfirmed';
  return confirmed ? 'lead' : 'lead-unconfirmed';
}

/** Returns whether a mail of the topic tells a vendor of a request. */
export const isVendorTopic = (topic: MailTopic): boolean => topic.startsWith('lead');

/** Returns whether a day (YYYY-MM-DD) is so near that its request waits for no other mail: today, tomorrow or the day after in Delhi. */
export const isSoon = (day: string | null, now: Date): boolean =>
  day !== null && day >= dayInDelhi(now) && day <= dayInDelhi(new Date(now.getTime() + 2 * dayMs));

/** Returns the minutes between two mails of a topic to one address. */
export const mailIntervalMinutes = (topic: MailTopic): number => mailTopics[topic].minutes;

/**
 * Topics that the service does not need: one tap stops them. Others are not listed, so a new topic cannot be stopped by mistake.
 * @where Which mails can their reader stop?
 */
export const optionalTopics = ['invitation', 'reminder'] as const satisfies readonly MailTopic[];
export type OptionalTopic = (typeof optionalTopics)[number];

export const isOptionalTopic = (topic: string): topic is OptionalTopic =>
  (optionalTopics as readonly string[]).includes(topic);
