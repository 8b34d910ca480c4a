/** @file Puts declared endpoints on the server: validation, session, limits and reply shape all come from the contract. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fillTag, parseRoute, type Endpoint } from '#contract/kit.ts';
import type { Call, Handler } from '#platform/call.ts';
import { authorize, type ResolveSession } from './session.ts';

/** The shape of every failure. */
const Failure = z
  .object({ message: z.string(), code: z.string(), fieldErrors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Failure' });

export type MountOptions = {
  resolveSession: ResolveSession;
  drop: Call['drop'];
};

/** One endpoint with its handler, whatever its exact types. */
export type Mounted = { name: string; endpoint: Endpoint; handle: Handler<Endpoint> };

const callOf = (request: FastifyRequest, options: MountOptions): Call => ({
  ip: request.ip,
  headers: request.headers as Record<string, string | undefined>,
  log: request.log,
  raw: request,
  drop: options.drop,
});

/** Registers one endpoint. The reply names its cache tags in `cache-tag`, which the edge reads and removes. */
export function mount(app: FastifyInstance, { name, endpoint, handle }: Mounted, options: MountOptions): void {
  const { method, path } = parseRoute(endpoint.route);
  const [status, reply] = endpoint.reply;
  app.route({
    method,
    url: path,
    config: endpoint.perMinute ? { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } } : {},
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(endpoint.auth !== 'anyone' && { security: [{ bearer: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && endpoint.bodyType !== 'multipart' && { body: endpoint.body }),
      ...(endpoint.bodyType === 'multipart' && { consumes: ['multipart/form-data'] }),
      response: { [status]: reply, '4xx': Failure, '5xx': Failure },
    },
    handler: async (request, response) => {
      const session = await authorize(endpoint.auth, request, options.resolveSession);
      const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
      const answer = await handle({ params, query, body } as never, { ...callOf(request, options), session });
      if (endpoint.tags && !session)
        response.header('cache-tag', endpoint.tags.map((tag) => fillTag(tag, params as Record<string, string>)).join(','));
      else if (method !== 'GET' || endpoint.auth !== 'anyone') response.header('cache-control', 'no-store');
      return response.code(status).send(answer);
    },
  });
}
