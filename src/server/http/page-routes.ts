/** @file Every address that is no file and no endpoint: pages, their forms, redirects, the one 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config/config.ts';
import { paths } from '#facts/paths.ts';
import { momentIn } from './answer-in-time.ts';
import type { PolicyOptions } from './content-security.ts';
import { isForeignForm } from './form-origin.ts';
import { isPrivatePage, pageKey, redirectFor } from './page-address.ts';
import { notFoundKey } from './page-cache/cache-key.ts';
import type { PageCache, RenderedPage } from './page-cache/page-cache.ts';
import { noRecordAt } from './no-record.ts';
import { createPageRenderer } from './pages.ts';
import { looksLikeFile } from './static-files.ts';
import { isUnknownPage, unknownPath } from './unknown-page.ts';

type Options = {
  /** The whole app, whose endpoints the pages call. */
  root: FastifyInstance;
  config: Config;
  pageCache: PageCache;
  build: () => Promise<ServerBuild>;
  policy: PolicyOptions;
};

/** Answers GET with pages and POST with their actions. */
export function servePages(app: FastifyInstance, { root, config, pageCache, build, policy }: Options): void {
  const { publicUrl, development } = config;
  const timeoutMs = config.settings.ANSWER_TIMEOUT_MS;
  const renderer = createPageRenderer({ app: root, build, policy, publicUrl, development, timeoutMs });

  async function read(request: FastifyRequest, reply: FastifyReply) {
    const target = redirectFor(request.url);
    if (target) return reply.redirect(target, 301);
    const path = request.url.split('?')[0]!;
    if (looksLikeFile(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    const unknown = isUnknownPage(await build(), path);
    const key = unknown ? notFoundKey : pageKey(request.url);
    if (development || key === null) return sendPage(reply, await renderer.get(request.url), privacyOf(path));
    let answerBy: number | undefined = momentIn(timeoutMs);
    const none = unknown ? { key, address: unknownPath } : await noRecordAt(root, key, answerBy);
    // Rendered from the key, never from the raw address: what the key ignores must not show.
    const { key: name, address } = none ?? { key, address: key };
    await pageCache.serve(request.raw, reply.raw, name, () => {
      // The first time is what is left of this request's; the cache renders again later, without a visitor who waits.
      const by = answerBy;
      answerBy = undefined;
      return renderer.get(address, by);
    });
    return reply.hijack();
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    // Not from the visitor's `Host`, which may be anything; and `//name` is a path here.
    const url = new URL(publicUrl + request.url);
    const visitor = { ip: request.ip };
    const privacy = privacyOf(url.pathname);
    if (isForeignForm(request, { publicUrl, secretPage: isPrivatePage(url.pathname) })) {
      // Also what a proxy that renames without being trusted looks like: whoever runs the site has to see both names.
      request.log.warn({ origin: request.headers.origin?.slice(0, 100), host: request.host }, 'form refused');
      const back = isUnknownPage(await build(), url.pathname) ? paths.contact : url.pathname + url.search;
      return sendPage(reply, await renderer.refuse(back, visitor), privacy);
    }
    // Without the visitor's headers: React Router would hold the origin against the stated address alone.
    const form = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: (request.body as string | undefined) ?? '',
    });
    return sendPage(reply, await renderer.post(form, visitor), privacy);
  }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  app.get('/*', read);
  // Below /api only this one is a page.
  app.get('/api/docs', read);
  app.post('/*', post);
}

/** A private page's address is its key: no link on it may carry it elsewhere, and no search engine may list it. */
const privacyOf = (path: string): Record<string, string> => (isPrivatePage(path) ? privateHeaders : {});
const privateHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

const sendPage = (reply: FastifyReply, page: RenderedPage, more: Record<string, string> = {}) =>
  reply
    .code(page.status)
    .headers({ ...page.headers, ...more, 'cache-control': 'no-store' })
    .send(page.body);
