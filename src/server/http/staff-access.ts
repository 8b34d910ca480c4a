/** @file Authorises the calls of the staff. Only this file reads the table of rights. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffRole } from '#facts/staff-access.ts';
import { rightTo } from '#domain/desk/rights.ts';
import type { Clock } from '#platform/clock.ts';
import type { Cookies, StaffCaller } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';
import { isForeignForm } from './form-origin.ts';
import { bearerOf } from './session.ts';

/** The authentication of the staff. */
export type StaffAuthenticator = {
  clock: Clock;
  publicUrl: string;
  /** Resolves to the member with the cookie of a session; null for an invalid one. */
  findSession: (token: string) => Promise<StaffCaller | null>;
  /** Returns the name in a token made with the installation's key; null for an invalid one. */
  nameInKey: (token: string) => string | null;
  /** The role that gives the key its rights. */
  keyRole: StaffRole;
  cookieName: string;
};

const forStaff = 'This is for the staff.';

/** Only these paths receive the desk's cookies, and no other site's request carries them. */
const cookieOptions = { path: '/api/staff', httpOnly: true, sameSite: 'strict' } as const;

/** Returns the desk's cookies of a request. With `secure` they travel over TLS only, and have names that nothing else can set. */
export function staffCookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const named = (name: string) => (secure ? `__Secure-${name}` : name);
  const options = { ...cookieOptions, secure };
  return {
    read: (name) => request.cookies[named(name)],
    write: (name, value, maxAge) => void reply.setCookie(named(name), value, { ...options, maxAge }),
    remove: (name) => void reply.clearCookie(named(name), options),
  };
}

/** Returns the caller for a script: its name in the record is that of its key, and its rights are those of the role in the settings. */
const script = (name: string, role: StaffRole): StaffCaller => ({
  memberId: null,
  sessionId: null,
  name,
  role,
  provenUntil: null,
});

/**
 * Returns the caller of a staff endpoint, by its name.
 * @throws Problem unauthorized without a session or a key; forbidden for another role, another site's request, and a call that the
 * table lacks; proof_required when the sign-in was too long ago
 */
export async function authorizeStaff(
  name: string,
  request: FastifyRequest,
  cookies: Cookies,
  staff: StaffAuthenticator,
): Promise<StaffCaller> {
  const right = rightTo(name);
  const token = bearerOf(request);
  const inKey = token ? staff.nameInKey(token) : null;
  if (inKey !== null) {
    if (!right?.key || !right.roles.includes(staff.keyRole)) throw new Problem('forbidden');
    return script(inKey, staff.keyRole);
  }
  const held = cookies.read(staff.cookieName);
  const caller = held && !token ? await staff.findSession(held) : null;
  if (!caller) throw new Problem('unauthorized', { message: forStaff });
  if (request.method !== 'GET' && isForeignForm(request, { publicUrl: staff.publicUrl, secretPage: false }))
    throw new Problem('forbidden', { message: 'This came from another site.' });
  if (!right?.roles.includes(caller.role))
    throw new Problem('forbidden', { message: 'Your role does not include this.' });
  if (right.proof && !(caller.provenUntil && caller.provenUntil > staff.clock()))
    throw new Problem('proof_required');
  return caller;
}
