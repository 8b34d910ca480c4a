/**
 * @file The in-process API client: calls endpoints without limits and page cache, and collects the cache tags of the replies. Public
 * reads call their handler directly; a form, which has limits and a sender, passes through the app as a request.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError, isApiError } from '#contract/api-error.ts';
import { createApi, type Api, type Transport } from '#contract/client.ts';
import { acceptedBody } from '#contract/reply.ts';
import { withLocale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { Problem } from '#platform/problem.ts';
import { withDeadline } from './answer-in-time.ts';
import { callDirectly, type DirectInput } from './direct-call.ts';
import type { Mounted } from './mounted.types.ts';

const header = 'x-internal-call';
const secret = randomBytes(24).toString('base64url');

/** Returns whether this process made a call, by a secret that never leaves it. */
export const isInternal = (headers: Record<string, unknown>): boolean => headers[header] === secret;

/** An in-process API client, and the tags of every received reply. */
export type InProcessApi = {
  api: Api;
  tags: Set<string>;
  /** False after a failed call: such a page is not cached. */
  complete: () => boolean;
};

/** The sender of a form without JavaScript, identified by the address that limits count. */
export type Visitor = { ip: string };

/**
 * Creates the client. Calls without a visitor, for rendering, have no limits. Calls for a form posted without JavaScript carry
 * the visitor's address, which limits count as usual. A call that exceeds the deadline `answerBy` counts as failed.
 */
export function inProcessApi(app: FastifyInstance, answerBy: number, visitor?: Visitor): InProcessApi {
  const tags = new Set<string>();
  let complete = true;
  const late = (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    complete = false;
    throw new ApiError(503, { code: error.code, message: error.message });
  };
  const transport: Transport = async ({ method, path, body, headers, success }) => {
    const response = await withDeadline(answerBy, () =>
      app.inject({
        method: method as 'GET',
        url: withLocale(localeNow(), path),
        ...(body !== undefined && { payload: body as object }),
        ...(visitor && { remoteAddress: visitor.ip }),
        headers: { ...headers, ...(!visitor && { [header]: secret }) },
      }),
    ).catch(late);
    for (const tag of String(response.headers['cache-tag'] ?? '').split(',')) if (tag) tags.add(tag);
    const reply = response.body ? (response.json() as unknown) : undefined;
    complete &&= response.statusCode === success || response.statusCode === 404;
    return acceptedBody(response.statusCode, success, reply);
  };
  const direct = async (mounted: Mounted, input: DirectInput = {}) => {
    try {
      const reply = await callDirectly(mounted, input, app.directCalls!, answerBy);
      for (const tag of reply.tags) tags.add(tag);
      return reply.shown;
    } catch (error) {
      complete &&= isApiError(error) && 'status' in error && error.status === 404;
      throw error;
    }
  };
  const reads = visitor ? [] : (app.directCalls?.reads ?? []);
  const byName = reads.map((mounted) => [mounted.name, (input?: DirectInput) => direct(mounted, input)]);
  const api = { ...createApi(transport), ...Object.fromEntries(byName) } as Api;
  return { api, tags, complete: () => complete };
}
