/** @file Every address that is no file and no endpoint: pages, their forms, redirects, the one 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config/config.ts';
import type { PageCache, RenderedPage } from './page-cache/page-cache.ts';
import { pageKey, redirectFor } from './page-address.ts';
import { createPageRenderer, type PageOptions, type PageRenderer } from './pages.ts';
import { looksLikeFile } from './static-files.ts';

type Options = {
  root: FastifyInstance;
  config: Config;
  pageCache: PageCache;
  build: () => Promise<ServerBuild>;
  policy: PageOptions['policy'];
};

const unknownPageKey = '404';
/** A path that no page has, so that the shared 404 names none that a visitor typed. */
const unknownPage = '/not-found';

export async function servePages(app: FastifyInstance, { root, config, pageCache, build, policy }: Options): Promise<void> {
  const renderer = createPageRenderer({ app: root, build, policy, publicUrl: config.publicUrl, development: config.development });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.get('/*', (request, reply) => read(request, reply, { renderer, pageCache, config }));
  app.post('/*', (request, reply) => post(request, reply, renderer));
}

type ReadOptions = { renderer: PageRenderer; pageCache: PageCache; config: Config };

async function read(request: FastifyRequest, reply: FastifyReply, { renderer, pageCache, config }: ReadOptions) {
  const target = redirectFor(request.url);
  if (target) return reply.redirect(target, 301);
  const path = request.url.split('?')[0]!;
  if (looksLikeFile(path)) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
  if (config.development) return sendPage(reply, await renderer.get(request.url));
  const unknown = await renderer.isUnknown(path);
  const key = unknown ? unknownPageKey : pageKey(request.url);
  if (key === null) return sendPage(reply, await renderer.get(request.url));
  if (unknown && pageCache.tryServe(request.raw, reply.raw, key)) return reply.hijack();
  // Rendered from the key, never from the raw address: what the key ignores must not show.
  await pageCache.serve(request.raw, reply.raw, key, () => renderer.get(unknown ? unknownPage : key));
  return reply.hijack();
}

async function post(request: FastifyRequest, reply: FastifyReply, renderer: PageRenderer) {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  for (const name of ['origin', 'host', 'referer']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const page = await renderer.post(new Request(url, { method: 'POST', headers, body: (request.body as string) ?? '' }), {
    ip: request.ip,
    headers: {},
  });
  return sendPage(reply, page);
}

function sendPage(reply: FastifyReply, page: RenderedPage) {
  return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.body);
}
