/** Staff members at the desk, as browsers would be: with cookies, through real requests. */
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#facts/staff-access.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import { parseRoute } from '#contract/kit.ts';
import { asStaff } from './as-staff.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { TestSite } from './site.ts';

export const siteOrigin = 'http://site.test';
export type DeskAnswer = { status: number; cookies: string[]; json: <T>() => T };

const nobody = '0192f000-0000-7000-8000-000000000000';

/** Creates a browser: stores cookies, sends its origin. */
export function createDeskBrowser(site: TestSite, userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0') {
  const jar = new Map<string, string>();
  const headers = (): Record<string, string> => ({
    host: 'site.test',
    origin: siteOrigin,
    'user-agent': userAgent,
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  return {
    jar,
    /** Headers of every request. */
    headers,
    async call(route: string, body?: unknown, more: Record<string, string> = {}): Promise<DeskAnswer> {
      const { method, path } = parseRoute(route);
      const response = await site.app.inject({
        method: method as 'POST',
        url: path,
        headers: {
          ...headers(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...more,
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      });
      for (const { name, value, maxAge } of response.cookies as {
        name: string;
        value: string;
        maxAge?: number;
      }[])
        if (value === '' || maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      const set = response.headers['set-cookie'];
      return {
        status: response.statusCode,
        cookies: set === undefined ? [] : [set].flat(),
        json: <T>() => response.json<T>(),
      };
    },
  };
}
export type DeskBrowser = ReturnType<typeof createDeskBrowser>;

type Question = { questionId: string; options: { challenge: string } };
type Joined = { session: StaffSession; recoveryCodes: string[] };

/** Joins by a link with a new passkey. */
export async function joinDesk(
  browser: DeskBrowser,
  link: string,
  self: { name?: string; email?: string } = {},
) {
  const secret = new URL(link).hash.slice(1);
  const passkey = createSoftwarePasskey(siteOrigin);
  const question = await browser.call('POST /api/staff/join/passkey/question', { secret, ...self });
  // An expired link gets no challenge; tests still check its answer to a key.
  const { questionId = nobody, options } = question.json<Partial<Question>>();
  const answer = passkey.create(options ?? { challenge: 'AAAA', rp: { id: 'site.test' } });
  const joined = await browser.call('POST /api/staff/join/passkey', { secret, ...self, questionId, answer });
  return { passkey, joined, ...joined.json<Joined>() };
}

/** Signs in with a registered passkey. */
export async function signInAtDesk(browser: DeskBrowser, passkey: ReturnType<typeof createSoftwarePasskey>) {
  const { questionId, options } = (
    await browser.call('POST /api/staff/session/passkey/question', {})
  ).json<Question>();
  return browser.call('POST /api/staff/session/passkey', { questionId, answer: passkey.get(options) });
}

export const owner = { name: 'Asha Mehra', email: 'asha@site.test' };

/** Returns the first owner, signed in. */
export async function firstOwner(site: TestSite) {
  const browser = createDeskBrowser(site);
  return { browser, ...(await joinDesk(browser, (await site.firstOwnerLink())!, owner)) };
}

/** Returns a staff member with a role, invited by a script and signed in. */
export async function memberWithRole(site: TestSite, role: StaffRole) {
  const email = `${role}-${randomUUID().slice(0, 8)}@site.test`;
  const invited = await asStaff(site, 'POST /api/staff/people', { name: `The ${role}`, email, role });
  const browser = createDeskBrowser(site);
  return { browser, email, ...(await joinDesk(browser, invited.json<{ link: string }>().link)) };
}
