/** @file Addresses that end in a secret: pages and endpoints. Code that logs addresses masks it in these. */
import { api } from './api.ts';
import { pages, type Page } from './pages.ts';

const ofPages = Object.entries<Page>(pages)
  .filter(([, { privacy }]) => privacy === 'secret')
  .map(([pattern]) => pattern);
const ofEndpoints = Object.values(api).map((route) => route.slice(route.indexOf('/')));

/** Addresses outside both tables: a preview is a page at its own address; a vendor's busy days, a plan's and an invitation's days are calendars. */
const ofOthers = ['/preview/:secret', '/busy-days/:secret', '/plan-days/:secret', '/invitation-days/:secret'];

/** The parts before the secret, such as `/reset`; without duplicates. */
export const secretAddresses: readonly string[] = [
  ...new Set(
    [...ofPages, ...ofEndpoints, ...ofOthers].flatMap((path) => /^(.+)\/:secret\b/.exec(path)?.[1] ?? []),
  ),
];
