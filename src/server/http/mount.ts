/** @file Mounts the declared endpoints: validation, session, limits and reply shape all come from the contract. */
import type { Mounted } from './mounted.types.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { minuteMs } from '#facts/time.ts';
import { fillPath, fillTag, parseRoute, type Endpoint, type FileReply } from '#contract/kit.ts';
import { masking } from '#contract/desk/masking.ts';
import { seesContactDetails } from '#domain/desk/rights.ts';
import type { Call } from '#platform/call.ts';
import { isInternal } from './internal-call.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Log } from '#platform/log.ts';
import { tagsInLocale } from '#words/locale-tag.ts';
import { withLocale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { Problem } from '#platform/problem.ts';
import { publicReads } from './public-reads.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { localeOf } from './endpoint-locale.ts';
import { eventStreamOf, sendFirst } from './event-stream.ts';
import { authorize, type Caller, type Authenticator } from './session.ts';
import { authorizeStaff, staffCookiesOf, type StaffAuthenticator } from './staff-access.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read. */
    caller?: Caller;
  }
}

/** The shape of every failure. */
const Failure = z
  .object({ message: z.string(), code: z.string(), fieldErrors: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Failure' });

export type MountOptions = Authenticator & {
  staff: StaffAuthenticator;
  drop: Call['drop'];
  /** Called after each change, before its answer leaves. */
  noteChange: () => void;
  pageCache: PageCache;
  /** Headers of every answer; a cached reply carries them itself. */
  security: Readonly<Record<string, string>>;
  /** Returns whether there is space to store a change; called before each. */
  hasRoom: () => boolean;
  /** Multiplies the requests that an endpoint allows in a minute. */
  limitFactor: number;
};

const callOf = (request: FastifyRequest, options: MountOptions, addTags: Call['addTags']): Call => ({
  ip: request.ip,
  headers: request.headers as Record<string, string | undefined>,
  log: request.log,
  raw: request,
  drop: options.drop,
  addTags,
});

const staffPrefix = '/api/staff/';

/** Large pictures are re-encoded one after the other. */
const picturesTimeoutMs = minuteMs;

/** A browser may cache it, but revalidates every time; the answer is then mostly 304. */
const revalidated = 'public, max-age=0, must-revalidate';

/** Returns the limit of an endpoint for each address; without one of its own a change counts among all requests. */
function limitOf({ route, auth, perMinute }: Endpoint, factor: number) {
  if (perMinute) return { rateLimit: { max: perMinute * factor, timeWindow: minuteMs } };
  const isPublicRead = auth === 'anyone' && parseRoute(route).method === 'GET';
  return isPublicRead ? { rateLimit: publicReads(factor) } : {};
}

/**
 * Registers one endpoint. A reply with tags is the same for everyone: it is cached like a page, and served from there by the
 * edge. In an internal call the tags are in `cache-tag` instead, so that the resulting page can carry them.
 */
export function mount(
  app: FastifyInstance,
  { name, endpoint, handle }: Mounted,
  options: MountOptions,
): void {
  const { method, path } = parseRoute(endpoint.route);
  const [status, reply] = endpoint.reply;
  const cookiesOf = (request: FastifyRequest, response: FastifyReply) =>
    staffCookiesOf(request, response, options.staff.publicUrl.startsWith('https:'));
  app.route({
    method,
    url: path,
    config: {
      streamsBody: endpoint.bodyType === 'multipart',
      ...limitOf(endpoint, options.limitFactor),
      ...(endpoint.bodyType === 'multipart' && { answerTimeoutMs: picturesTimeoutMs }),
    },
    ...(endpoint.bodyBytesMax && { bodyLimit: endpoint.bodyBytesMax }),
    ...(endpoint.stream && { sse: 'only' as const, compress: false }),
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(endpoint.auth !== 'anyone' && {
        security: endpoint.auth === 'staff' ? [{ bearer: [] }, { deskCookie: [] }] : [{ bearer: [] }],
      }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && endpoint.bodyType !== 'multipart' && { body: endpoint.body }),
      ...(endpoint.bodyType === 'multipart' && { consumes: ['multipart/form-data'] }),
      // A file is sent unchanged.
      response: { ...(endpoint.replyType !== 'file' && { [status]: reply }), '4xx': Failure, '5xx': Failure },
    },
    // Before the body is parsed: an anonymous caller must not cost that work, nor learn the shape of a body.
    onRequest: async (request, response) => {
      if (method !== 'GET' && !options.hasRoom()) throw new Problem('storage_full');
      const { auth } = endpoint;
      if (auth !== 'staff') request.caller = await authorize({ name, auth }, request, options);
      else {
        const cookies = cookiesOf(request, response);
        request.caller = { member: await authorizeStaff(name, request, cookies, options.staff) };
      }
    },
    handler: async (request, response) => {
      const { caller } = request;
      const { params, query, body } = request as Input;
      const tags = caller?.session ? undefined : endpoint.tags?.map((tag) => fillTag(tag, params));
      if (tags && !endpoint.query && !isInternal(request.headers)) {
        // The key uses the parsed params, in which an id has one spelling, and not the address.
        const key = withLocale(localeOf(request), fillPath(path, params));
        const serialize = response.getSerializationFunction(String(status)) as (shown: unknown) => string;
        const render = keptReply({ endpoint, handle }, { params, tags, serialize }, options, request.log);
        await options.pageCache.serve(request.raw, response.raw, key, render);
        return response.hijack();
      }
      const told = new Set(tags);
      const act = () =>
        handle(
          { params, query, body },
          {
            ...callOf(request, options, (more) => more.forEach((tag) => told.add(tag))),
            ...(path.startsWith(staffPrefix) && { cookies: cookiesOf(request, response) }),
            ...(endpoint.stream && { events: eventStreamOf(response, reply) }),
            ...caller,
          },
        );
      // Reading a body in pieces loses the language of the request.
      const made = await inLocale(localeOf(request), act);
      if (method !== 'GET' && !endpoint.counts) options.noteChange();
      const shown =
        caller?.member && !seesContactDetails.includes(caller.member.role) ? masking(reply, made) : made;
      if (endpoint.stream) return sendFirst(response, shown);
      if (endpoint.replyType === 'file') return sendFile(response, made as FileReply);
      if (tags && isInternal(request.headers)) response.header('cache-tag', [...told].join(','));
      return response
        .code(status)
        .header('cache-control', tags ? revalidated : 'no-store')
        .send(shown);
    },
  });
}

/** Sends a file for download. The server chooses its name. */
const sendFile = (response: FastifyReply, { fileName, mediaType, stream }: FileReply) =>
  response
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type(mediaType)
    .send(stream);

type Input = { params: Record<string, string>; query: unknown; body: unknown };
type Kept = { params: Input['params']; tags: string[]; serialize: (shown: unknown) => string };

/** Makes a reply again, without a visitor: the cache holds this closure as long as the reply, so it must not hold a request. */
function keptReply(
  { endpoint, handle }: Pick<Mounted, 'endpoint' | 'handle'>,
  { params, tags, serialize }: Kept,
  { security, drop }: MountOptions,
  log: Log,
) {
  const [status] = endpoint.reply;
  const headers = {
    ...security,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': revalidated,
  };
  return async () => {
    const told = new Set(tags);
    const addTags: Call['addTags'] = (more) => more.forEach((tag) => told.add(tag));
    const call = { ip: '', headers: {}, log, raw: undefined, drop, addTags };
    const shown = await handle({ params } as never, call);
    return {
      status,
      headers,
      body: Buffer.from(serialize(shown)),
      tags: tagsInLocale(localeNow(), [...told]),
    };
  };
}
