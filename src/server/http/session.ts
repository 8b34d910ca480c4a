/** @file Authenticates callers by their bearer token. */
import type { FastifyRequest } from 'fastify';
import { recordId } from '#facts/ids.ts';
import type { Auth } from '#contract/kit.ts';
import { teamMay } from '#domain/vendors/team-rights.ts';
import { t } from '#words/t.ts';
import type { Call, Session } from '#platform/call.ts';
import { Problem } from '#platform/problem.ts';

/** Resolves a token to its session; null when it is unknown, expired or revoked. */
export type ResolveSession = (token: string) => Promise<Session | null>;

/** Resolves tokens to callers. */
export type Authenticator = {
  resolveSession: ResolveSession;
};

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** Returns the bearer token of a request; undefined when there is none in our form. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** The caller, as far as the endpoint needs one. */
export type Caller = Pick<Call, 'session' | 'member'>;

/**
 * Returns the caller of an endpoint, by its name.
 * @throws Problem unauthorized without a valid token; forbidden when `owner` is required and the token is another vendor's, and when the
 * vendor reserves the call for its owner
 */
export async function authorize(
  { name, auth }: { name: string; auth: Exclude<Auth, 'staff'> },
  request: FastifyRequest,
  { resolveSession }: Authenticator,
): Promise<Caller> {
  if (auth === 'anyone') return {};
  const token = bearerOf(request);
  const session = token ? await resolveSession(token) : null;
  if (session) {
    const { vendorId } = (request.params ?? {}) as { vendorId?: string };
    // The params are not parsed yet, so the id is in the client's spelling.
    if (auth === 'owner' && recordId(vendorId ?? '') !== session.vendorId) throw new Problem('forbidden');
    if (auth !== 'optional' && !teamMay(session.role, name))
      throw new Problem('forbidden', { message: t('Only the owner of this page may do this.') });
    return { session };
  }
  if (auth === 'optional') return {};
  throw new Problem('unauthorized');
}
