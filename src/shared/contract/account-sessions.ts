/** @file Sessions of an account: signing in with the password, signing out, the list of sessions. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { id } from './ids.ts';
import { endpoint } from './kit.ts';
import { compared } from './text.ts';

/** One session of the account. */
export const SessionInfo = z
  .object({
    id: z.string(),
    label: z.string().describe('Browser and system, such as Chrome on Android'),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    current: z.boolean().describe('The session that asks'),
  })
  .meta({ id: 'SessionInfo' });
export type SessionInfo = z.infer<typeof SessionInfo>;

export const accountSessionEndpoints = {
  vendorLogin: endpoint({
    route: api.vendorLogin,
    summary: 'Sign in',
    auth: 'anyone',
    body: z.strictObject({ email: compared(1000), password: compared(1000) }),
    reply: [200, z.object({ token: z.string() })],
    errors: ['bad_credentials', 'too_many_requests'],
    perMinute: 30,
  }),
  vendorLogout: endpoint({
    route: api.vendorLogout,
    summary: 'End the session of the token',
    auth: 'vendor',
    reply: [200, z.object({})],
  }),
  sessionList: endpoint({
    route: api.sessionList,
    summary: 'Where the account is signed in, last used first',
    auth: 'vendor',
    reply: [200, z.array(SessionInfo)],
  }),
  sessionRevoke: endpoint({
    route: api.sessionRevoke,
    summary: 'End one of your sessions',
    auth: 'vendor',
    params: z.object({ sessionId: id }),
    reply: [200, z.object({})],
    errors: ['not_found'],
  }),
  sessionsEnd: endpoint({
    route: api.sessionsEnd,
    summary: 'End all of your sessions, this one too',
    auth: 'vendor',
    reply: [200, z.object({})],
  }),
};
