import { readSecretKey } from '#platform/secrets.ts';
import { staffToken } from '#modules/staff/staff-token.ts';
import type { TestSite } from './site.ts';
import { call, type Answer } from './vendor-samples.ts';

/** Calls as staff, with a token made from the site's key. */
export const asStaff = (site: TestSite, route: string, body?: unknown, name = 'asha'): Promise<Answer> =>
  call(site, route, { token: staffToken(readSecretKey(site.dir), name), body });
