/** @file The pages whose form stands in the page: what differs between them. */
import type { BlogCategory } from './quotes.ts';
import type { ServicePageName } from './services.ts';
import { services } from './services.ts';

/** One booking page. */
export type BookingPage = {
  readonly name: ServicePageName;
  /** Over the form. */
  readonly formHeading: string;
  /** The blogs at its foot. */
  readonly blogs: BlogCategory;
};

/** By service name. */
export const bookingPages = {
  catering: { name: 'catering', formHeading: 'Ask for catering', blogs: 'events' },
  entertainment: { name: 'entertainment', formHeading: 'Book a DJ or artist', blogs: 'events' },
  gifts: { name: 'gifts', formHeading: 'Ask for cards and gifts', blogs: 'events' },
  decoration: { name: 'decoration', formHeading: 'Ask for decoration', blogs: 'events' },
  construction: { name: 'construction', formHeading: 'Tell us about the work', blogs: 'construction' },
  venue: { name: 'venue', formHeading: 'Ask for a venue', blogs: 'events' },
  crew: { name: 'crew', formHeading: 'Book crew', blogs: 'events' },
} as const satisfies Readonly<Partial<Record<ServicePageName, BookingPage>>>;

/** The pages of the shared route module; the others have a module of their own. */
export const plainBookings: readonly BookingPage[] = [
  bookingPages.catering,
  bookingPages.entertainment,
  bookingPages.gifts,
  bookingPages.decoration,
  bookingPages.construction,
];

/** The booking page at an address, in any case; the first one for an address that has none. */
export const bookingAt = (pathname: string): BookingPage =>
  plainBookings.find(({ name }) => services[name].route.toLowerCase() === pathname.toLowerCase()) ??
  plainBookings[0]!;
