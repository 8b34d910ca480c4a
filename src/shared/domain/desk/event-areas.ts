/** @file Areas of the desk's work, by which the record is narrowed before the kind of event is. */
import { eventTypes, type EventType } from './events.ts';

/** The areas with their words, in the order of their offer. */
export const eventAreas = {
  enquiries: 'Enquiries',
  conversations: 'Introductions, messages and quotes',
  complaints: 'Complaints',
  reviews: 'Reviews',
  vendors: 'Vendors',
  checks: 'Checks of vendors',
  content: 'Content and pictures',
  staff: 'People of the desk',
  desk: 'Texts and lists of the desk',
} as const;
export type EventArea = keyof typeof eventAreas;
export const eventAreaNames = Object.keys(eventAreas) as [EventArea, ...EventArea[]];

type FirstWord = EventType extends `${infer Word}.${string}` ? Word : never;
/** The area of an event, by the first word of its type. */
const areaByWord: Readonly<Record<FirstWord, EventArea>> = {
  enquiry: 'enquiries',
  enquiries: 'enquiries',
  reply: 'enquiries',
  introduction: 'conversations',
  disclosure: 'conversations',
  message: 'conversations',
  quote: 'conversations',
  complaint: 'complaints',
  complaints: 'complaints',
  review: 'reviews',
  reviews: 'reviews',
  vendor: 'vendors',
  vendors: 'vendors',
  team: 'vendors',
  account: 'vendors',
  project: 'vendors',
  check: 'checks',
  claim: 'checks',
  claims: 'checks',
  checks: 'checks',
  content: 'content',
  picture: 'content',
  market: 'content',
  member: 'staff',
  template: 'desk',
  reasons: 'desk',
  gst: 'desk',
  search_meaning: 'desk',
  desk: 'desk',
};

export const areaOf = (type: EventType): EventArea => areaByWord[type.split('.')[0] as FirstWord];

/** Returns the types of event in an area. */
export const typesIn = (area: EventArea): EventType[] => eventTypes.filter((type) => areaOf(type) === area);
