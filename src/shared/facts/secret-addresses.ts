/** @file The addresses that end in a secret: pages and endpoints. Whoever writes addresses down takes it out of these. */
import { api } from './api.ts';
import { pages, type Page } from './pages.ts';

const ofPages = Object.entries<Page>(pages)
  .filter(([, { privacy }]) => privacy === 'secret')
  .map(([pattern]) => pattern);
const ofEndpoints = Object.values(api).map((route) => route.slice(route.indexOf('/')));

/** Addresses that are neither: a preview is another page at an address of its own, a vendor's days and those of a plan are calendars. */
const ofOthers = ['/preview/:secret', '/busy-days/:secret', '/plan-days/:secret'];

/** What stands before the secret, such as `/reset`; without doubles. */
export const secretAddresses: readonly string[] = [
  ...new Set(
    [...ofPages, ...ofEndpoints, ...ofOthers].flatMap((path) => /^(.+)\/:secret\b/.exec(path)?.[1] ?? []),
  ),
];
