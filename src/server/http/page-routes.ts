/** @file Every address that is no file and no endpoint: pages, their forms, redirects, the one 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pageAt } from '#facts/page-at.ts';
import type { Page } from '#facts/pages.ts';
import type { Config } from '#platform/config/config.ts';
import { paths } from '#facts/paths.ts';
import { momentIn } from './answer-in-time.ts';
import type { PolicyOptions } from './content-security.ts';
import { isForeignForm } from './form-origin.ts';
import { isMissing } from './missing-record.ts';
import { askedPage, redirectFor, unknownPath } from './page-address.ts';
import { notFoundKey, randomVariantKey, variantKeys } from './page-cache/cache-key.ts';
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

/** Answers GET with pages and POST with their actions. */
export function servePages(app: FastifyInstance, { root, config, pageCache, build, policy }: Options): void {
  const { publicUrl, development, answerTimeoutMs: timeoutMs } = config;
  const renderer = createPageRenderer({ app: root, build, policy, publicUrl, development, timeoutMs });

  /** What answers an address: under which key it is kept (null: not at all), under which others if that cannot be had, and what is rendered for it, never the raw address. */
  async function answerFor(
    url: string,
    answerBy: number,
  ): Promise<{ page?: Page; key: string | null; others?: string[]; address: string }> {
    const asked = askedPage(url);
    if (!asked) return { key: notFoundKey, address: unknownPath };
    const { page, address, kept, variants, record } = asked;
    if (record && (await isMissing(root, record, answerBy))) return { page, ...record.otherwise };
    const others = variantKeys(address, variants);
    return { page, key: kept ? randomVariantKey(address, variants) : null, others, address };
  }

  async function read(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0]!;
    const target = redirectFor(request.url);
    if (target) return reply.headers(privacyHeaders(pageAt(path)?.page)).redirect(target, 301);
    if (looksLikeFile(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    let answerBy: number | undefined = momentIn(timeoutMs);
    const { page, key, others, address } = await answerFor(request.url, answerBy);
    const render = withHeaders(() => {
      // The first time is what is left of this request's; the cache renders again later, without a visitor who waits.
      const by = answerBy;
      answerBy = undefined;
      return renderer.get(address, by);
    }, privacyHeaders(page));
    if (development || key === null) return sendPage(reply, await render());
    await pageCache.serve(request.raw, reply.raw, key, render, others);
    return reply.hijack();
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    // Not from the visitor's `Host`, which may be anything; and `//name` is a path here.
    const url = new URL(publicUrl + request.url);
    const visitor = { ip: request.ip };
    const page = pageAt(url.pathname)?.page;
    const privacy = privacyHeaders(page);
    if (isForeignForm(request, { publicUrl, secretPage: page?.privacy === 'secret' })) {
      // Also what a proxy that renames without being trusted looks like: whoever runs the site has to see both names.
      request.log.warn({ origin: request.headers.origin?.slice(0, 100), host: request.host }, 'form refused');
      const back = page ? url.pathname + url.search : paths.contact;
      return sendPage(reply, await withHeaders(() => renderer.refuse(back, visitor), privacy)());
    }
    // Without the visitor's headers: React Router would hold the origin against the stated address alone.
    const form = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: (request.body as string | undefined) ?? '',
    });
    return sendPage(reply, await withHeaders(() => renderer.post(form, visitor), privacy)());
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
