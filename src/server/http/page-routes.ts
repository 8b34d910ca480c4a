/** @file Every address that is no file and no endpoint: pages, their forms, redirects, the one 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pageAt } from '#facts/page-at.ts';
import type { Page } from '#facts/pages.ts';
import type { Config } from '#platform/config/config.ts';
import type { PolicyOptions } from './content-security.ts';
import { isMissing } from './missing-record.ts';
import { askedPage, redirectFor } from './page-address.ts';
import { notFoundKey, randomVariantKey } from './page-cache/cache-key.ts';
import type { PageCache, RenderedPage } from './page-cache/page-cache.ts';
import { createPageRenderer } from './pages.ts';
import { privacyHeaders } from './privacy-headers.ts';
import { looksLikeFile } from './static-files.ts';

type Options = {
  /** The whole app, whose endpoints the pages call. */
  root: FastifyInstance;
  config: Config;
  pageCache: PageCache;
  build: () => Promise<ServerBuild>;
  policy: PolicyOptions;
};

/** A path that no page has, so that the shared 404 names none that a visitor typed. */
export const unknownPath = '/not-found';

/** Answers GET with pages and POST with their actions. */
export function servePages(app: FastifyInstance, { root, config, pageCache, build, policy }: Options): void {
  const { publicUrl, development } = config;
  const renderer = createPageRenderer({ app: root, build, policy, publicUrl, development });

  /** What answers an address: under which key it is kept (null: not at all), and what is rendered for it, never the raw address. */
  async function answerFor(url: string): Promise<{ page?: Page; key: string | null; address: string }> {
    const asked = askedPage(url);
    if (!asked) return { key: notFoundKey, address: unknownPath };
    const { page, address, kept, variants, record } = asked;
    if (record && (await isMissing(root, record))) return { page, ...record.otherwise };
    return { page, key: kept ? randomVariantKey(address, variants) : null, address };
  }

  async function read(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0]!;
    const target = redirectFor(request.url);
    if (target) return reply.headers(privacyHeaders(pageAt(path)?.page)).redirect(target, 301);
    if (looksLikeFile(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    const { page, key, address } = await answerFor(request.url);
    const render = withHeaders(() => renderer.get(address), privacyHeaders(page));
    if (development || key === null) return sendPage(reply, await render());
    await pageCache.serve(request.raw, reply.raw, key, render);
    return reply.hijack();
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    // Not from the visitor's `Host`, which may be anything; and `//name` is a path here.
    const url = new URL(publicUrl + request.url);
    const page = pageAt(url.pathname)?.page;
    const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
    // React Router compares these and refuses a form of another site. From a page that names itself to nobody the browser
    // sends no usable origin; there the unguessable address is the proof.
    for (const name of page?.privacy === 'secret' ? (['host'] as const) : (['origin', 'host'] as const))
      if (request.headers[name]) headers.set(name, request.headers[name]);
    const form = new Request(url, {
      method: 'POST',
      headers,
      body: (request.body as string | undefined) ?? '',
    });
    const answer = withHeaders(() => renderer.post(form, { ip: request.ip }), privacyHeaders(page));
    return sendPage(reply, await answer());
  }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  app.get('/*', read);
  // Below /api only this one is a page.
  app.get('/api/docs', read);
  app.post('/*', post);
}

/** A page with further headers. It is kept with the page, so it must not hold a request. */
const withHeaders =
  (render: () => Promise<RenderedPage>, more: Readonly<Record<string, string>>) =>
  async (): Promise<RenderedPage> => {
    const made = await render();
    return { ...made, headers: { ...made.headers, ...more } };
  };

const sendPage = (reply: FastifyReply, page: RenderedPage) =>
  reply
    .code(page.status)
    .headers({ ...page.headers, 'cache-control': 'no-store' })
    .send(page.body);
