/** @file The app factory for production, tests and in-process calls. */
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySse from '@fastify/sse';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerBuild } from 'react-router';
import { errors } from '#facts/errors.ts';
import { minuteMs } from '#facts/time.ts';
import type { RecordKind } from '#facts/pages.ts';
import type { Locale } from '#words/locales.ts';
import type { Config } from '#platform/config/config.ts';
import { playerOrigins } from '#domain/formats/video-address.ts';
import { answerInTime } from './answer-in-time.ts';
import { readBodiesInTime } from './body-deadline.ts';
import { noPagePolicy, securityHeaders, type PolicyOptions } from './content-security.ts';
import { serveDesk, type DeskFiles } from './desk-document.ts';
import { maxParamLength, isDirect } from './direct-call.ts';
import { headersByAddress, isScript, looksStatic } from './headers-by-address.ts';
import { translated } from '#words/t.ts';
import { answerInLocale, endpointAddress } from './endpoint-locale.ts';
import { errorReply } from './error-reply.ts';
import { createHttpServer } from './http-server.ts';
import { isInternal } from './internal-call.ts';
import { readJsonBodies } from './json-body.ts';
import { mount, type MountOptions } from './mount.ts';
import type { Mounted } from './mounted.types.ts';
import { describeApi } from './openapi.ts';
import { serveOperations, type Operations } from './operations.ts';
import { servePages } from './page-routes.ts';
import { serveStaticFiles } from './static-files.ts';
import type { Preview } from './preview-page.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { unknownPath } from './page-address.ts';
import { addressOf, refuseRequest, unreadableAddress, unreadableRequest } from './unreadable-request.ts';

/** For bodies of JSON and plain forms; pictures have limits of their own. */
export const bodyLimitBytes = 64 * 1024;
/** For one address, over all routes without a limit of their own. */
const requestsPerMinute = 600;
/** For an idle stream: shorter than the timeout of any proxy. */
const heartbeatMs = 20_000;

export type AppOptions = Omit<MountOptions, 'security' | 'limitFactor'> & {
  config: Config;
  log: FastifyBaseLogger;
  endpoints: readonly Mounted[];
  operations: Operations;
  /** Resolves to the present id of a record that had this one before; null when none had it. */
  presentId: (kind: RecordKind, id: string) => Promise<string | null>;
  /** Resolves to the page at a path that is none of ours: a vendor's short one, or one that another system had; null when it is unknown. */
  presentPath: (path: string, locale: Locale) => Promise<string | null>;
  preview: Preview;
  /** The built pages; absent in tests of the API alone. */
  pages?: {
    build: (locale: Locale) => Promise<ServerBuild>;
    clientDir: string;
    desk: DeskFiles;
    /** Also holds the assets of earlier releases. */
    releasesDir?: string;
  };
  /** Further plain routes: feeds, sitemap, pictures. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
  /** Development's own request handler, called first. */
  middleware?: (app: FastifyInstance) => Promise<void>;
};

/** Returns the origins of each embed, for the content security policy. */
export function policyOf({ embeds, development, publicUrl }: Config): PolicyOptions {
  const origin = (url: string | null) => (url ? [new URL(url.replace(/\{\w+\}/g, 'a')).origin] : []);
  const analytics = embeds.analyticsId
    ? ['https://www.googletagmanager.com', 'https://www.google-analytics.com']
    : [];
  return {
    script: [...origin(embeds.chatbotScript), ...analytics],
    connect: [...origin(embeds.chatbotScript), ...analytics],
    img: [...origin(embeds.mapsTiles), ...analytics],
    frame: [...playerOrigins, ...origin(embeds.aboutVideo), ...origin(embeds.chatbotScript)],
    development,
    // Neither an external chatbot nor the external tag supports trusted types.
    trustedTypes: !development && !embeds.chatbotScript && !embeds.analyticsId,
    secure: publicUrl.startsWith('https:'),
  };
}

/** Builds the server; the caller listens, or injects. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pageCache } = options;
  const security = securityHeaders({ publicUrl: config.publicUrl });
  const apiSecurity = { ...security, 'content-security-policy': noPagePolicy };
  const refusal = { ...apiSecurity, 'cache-control': 'no-store' };
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    serverFactory: (handle) =>
      createHttpServer({ handle, refuse: refuseRequest(refusal) }, pageCache, config.settings),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    // Nothing that runs is closed before the last request is answered, so one that comes meanwhile is answered, too.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => endpointAddress(addressOf(url, unknownPath)),
    frameworkErrors: unreadableAddress(refusal),
    clientErrorHandler: unreadableRequest(refusal),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorReply);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  readBodiesInTime(app, config.settings.BODY_TIMEOUT_MS);
  app.decorateRequest('session', undefined);
  const { endpoints, log, drop } = options;
  app.decorate('directCalls', { reads: endpoints.filter(isDirect), log, drop });
  const notFound = (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(errors.not_found.status)
      .header('cache-control', 'no-store')
      .send({ message: translated(errors.not_found.message), code: 'not_found' });
  app.setNotFoundHandler(notFound);

  answerInLocale(app);
  answerInTime(app, config.answerTimeoutMs);
  const headersOf = headersByAddress(security, apiSecurity);
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headersOf(request.url)) reply.header(name, value);
    done();
  });
  await options.middleware?.(app);
  await app.register(fastifyRateLimit, {
    global: true,
    store: RateLimitStore,
    max: requestsPerMinute * config.settings.LIMIT_FACTOR,
    timeWindow: minuteMs,
    allowList: (request) => isInternal(request.headers) || looksStatic(request.url) || isScript(request.url),
    errorResponseBuilder: () =>
      Object.assign(new Error(errors.too_many_requests.message), { statusCode: 429 }),
  });
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/|application\/(json|xml|.*\+xml|.*\+json))/,
  });
  await app.register(fastifyCookie);
  await app.register(fastifySse, { heartbeatInterval: heartbeatMs });
  await app.register(fastifyMultipart, { throwFileSizeLimit: true });
  app.addHook('onResponse', (request, reply, done) => {
    options.operations.observe(request, reply);
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  await describeApi(app, config);
  await app.register(async (api) => {
    for (const mounted of options.endpoints)
      mount(api, mounted, { ...options, security: apiSecurity, limitFactor: config.settings.LIMIT_FACTOR });
    api.all('/api/*', notFound);
  });
  await app.register(async (ops) => serveOperations(ops, options.operations, config));
  await app.register(async (more) => options.extend?.(more));
  if (options.pages) {
    await app.register(async (files) =>
      serveStaticFiles(files, options.pages!.clientDir, options.pages!.releasesDir),
    );
    await app.register(async (desk) =>
      serveDesk(desk, options.pages!.desk, { secure: config.publicUrl.startsWith('https:') }),
    );
    await app.register(async (pages) =>
      servePages(pages, {
        root: app,
        config,
        pageCache,
        build: options.pages!.build,
        policy: policyOf(config),
        presentId: options.presentId,
        presentPath: options.presentPath,
        preview: options.preview,
      }),
    );
  }
  return app;
}
