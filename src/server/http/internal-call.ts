/** @file How the server calls its own endpoints: in process, past limits and page cache, collecting the cache tags of what it read. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError, createApi, type Api, type Transport } from '#contract/client.ts';
import { acceptedBody } from '#contract/reply.ts';
import { Problem } from '#platform/problem.ts';
import { inTime } from './answer-in-time.ts';

const header = 'x-internal-call';
const secret = randomBytes(24).toString('base64url');

/** True for a call made by this process itself; the secret never leaves it. */
export const isInternal = (headers: Record<string, unknown>): boolean => headers[header] === secret;

/** An API client whose calls run in process, and the tags of every reply it has seen. */
export type InProcessApi = {
  api: Api;
  tags: Set<string>;
  /** False once a call failed: such a page is not kept. */
  complete: () => boolean;
};

/** Who posted a form without JavaScript: known by the address that limits count. */
export type Visitor = { ip: string };

/**
 * For reading (no visitor given) calls are trusted and see no limits. For a form posted without JavaScript they carry
 * the visitor's address, so that the limits count as they do for anybody. What is not there at the moment `answerBy` counts as
 * away, for the whole page.
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
    const response = await inTime(answerBy, () =>
      app.inject({
        method: method as 'GET',
        url: path,
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
  return { api: createApi(transport), tags, complete: () => complete };
}
