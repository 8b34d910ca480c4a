/** @file The routes of everything other than files and endpoints: pages, their forms, redirects, the 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { errors } from '#facts/errors.ts';
import { addressOf, pageAt } from '#facts/page-at.ts';
import type { Page, RecordKind } from '#facts/pages.ts';
import type { Config } from '#platform/config/config.ts';
import { paths } from '#facts/paths.ts';
import { shortNameAt } from '#domain/vendors/short-name.ts';
import { defaultLocale, localeNames, locales, splitLocale, withLocale, type Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { deadlineIn } from './answer-in-time.ts';
import type { PolicyOptions } from './content-security.ts';
import { isForeignForm } from './form-origin.ts';
import { isMissing } from './missing-record.ts';
import { redirectFor, requestedPage, unknownPath } from './page-address.ts';
import { noRecordKey, notFoundKey, randomVariantKey, variantKeys } from './page-cache/cache-key.ts';
import type { PageCache, RenderedPage } from './page-cache/page-cache.ts';
import { createPageRenderer } from './pages.ts';
import { servePreviews, type Preview } from './preview-page.ts';
import { privacyHeaders } from './privacy-headers.ts';
import { publicReads } from './public-reads.ts';
import { looksLikeFile } from './static-files.ts';

type Options = {
  /** The app whose endpoints the pages call. */
  root: FastifyInstance;
  config: Config;
  pageCache: PageCache;
  build: (locale: Locale) => Promise<ServerBuild>;
  policy: PolicyOptions;
  /** Resolves to the present id of a record that had this one before; null when none had it. */
  presentId: (kind: RecordKind, id: string) => Promise<string | null>;
  /** Resolves to the address of the page at a path that is none of ours: a vendor's short one, or one that another system had; null when it is unknown. */
  presentPath: (path: string, locale: Locale) => Promise<string | null>;
  preview: Preview;
};

/** Answers GET with pages and POST with their actions. */
export function servePages(
  app: FastifyInstance,
  { root, config, pageCache, build, policy, presentId, presentPath, preview }: Options,
): void {
  const { publicUrl, development, answerTimeoutMs: timeoutMs } = config;
  const renderers = mapLocales((locale) =>
    createPageRenderer({
      app: root,
      build: () => build(locale),
      policy,
      publicUrl,
      development,
      timeoutMs,
    }),
  );

  /** An unknown address stays unknown when the database cannot be queried. */
  const formerly = (path: string, locale: Locale): Promise<string | null> =>
    presentPath(path, locale).catch(() => null);

  /**
   * Returns the cache key for an address (null: not cached), other keys to answer with when that page cannot be rendered, and the
   * rendered address, which is never the raw one.
   */
  async function answerFor(
    url: string,
    answerBy: number,
  ): Promise<{ page?: Page; key: string | null; others?: string[]; address: string; movedTo?: string }> {
    const requested = requestedPage(url);
    if (!requested) {
      const [asked = '', query] = url.split('?');
      const { locale, address: path } = splitLocale(asked);
      // A shared link keeps its campaign, or the day that a family asked for.
      const kept = query && shortNameAt(path) !== null ? `?${query}` : '';
      const movedTo = await formerly(path, locale);
      return {
        key: locale === defaultLocale ? notFoundKey : noRecordKey(locales[locale].prefix),
        address: withLocale(locale, unknownPath),
        ...(movedTo !== null && { movedTo: movedTo + kept }),
      };
    }
    const { page, locale, pattern, address, key, cacheable, variants, record } = requested;
    if (record && (await isMissing(root, record, answerBy))) {
      const id = record.id === null ? null : await presentId(record.kind, record.id);
      return {
        page,
        ...record.otherwise,
        ...(id !== null && { movedTo: withLocale(locale, addressOf(pattern, id)) }),
      };
    }
    const others = variantKeys(key, variants);
    return { page, key: cacheable ? randomVariantKey(key, variants) : null, others, address };
  }

  async function read(request: FastifyRequest, reply: FastifyReply) {
    const { locale, address: path } = splitLocale(request.url.split('?')[0]!);
    const target = redirectFor(request.url);
    if (target) return reply.headers(privacyHeaders(pageAt(path)?.page)).redirect(target, 301);
    if (looksLikeFile(path)) {
      // Other systems wrote their pages as files.
      const page = path.endsWith('.html') ? await formerly(path, locale) : null;
      if (page !== null) return reply.redirect(page, errors.moved.status);
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(`${inLocale(locale, () => t('There is no such file.'))}\n`);
    }
    let answerBy: number | undefined = deadlineIn(timeoutMs);
    const { page, key, others, address, movedTo } = await answerFor(request.url, answerBy);
    const privacy = privacyHeaders(page, locale);
    if (movedTo) return reply.headers(privacy).redirect(movedTo, errors.moved.status);
    const render = withHeaders(() => {
      // The first rendering shares this request's deadline; later ones run in the background and have their own.
      const by = answerBy;
      answerBy = undefined;
      return inLocale(locale, () => renderers[locale].get(address, by));
    }, privacy);
    if (development || key === null) return sendPage(reply, await render());
    await pageCache.serve(request.raw, reply.raw, key, render, others);
    return reply.hijack();
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    // The configured address, since the `Host` header may be anything; and `//name` is a path here.
    const url = new URL(publicUrl + request.url);
    const visitor = { ip: request.ip };
    const { locale, address } = splitLocale(url.pathname);
    const page = pageAt(address)?.page;
    const privacy = privacyHeaders(page, locale);
    const renderer = renderers[locale];
    const send = async (render: () => Promise<RenderedPage>) =>
      sendPage(reply, await inLocale(locale, withHeaders(render, privacy)));
    if (isForeignForm(request, { publicUrl, secretPage: page?.privacy === 'secret' })) {
      // An untrusted proxy that changes the host looks the same, so the operator must see both names.
      request.log.warn({ origin: request.headers.origin?.slice(0, 100), host: request.host }, 'form refused');
      const back = page ? url.pathname + url.search : withLocale(locale, paths.contact);
      return send(() => renderer.refuse(back, visitor));
    }
    // Without the visitor's headers: React Router would compare the origin with the configured address alone.
    const form = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      // The button of a mail program posts parts (RFC 8058), which are not read: the request itself is enough.
      body: (request.body as string | undefined) ?? '',
    });
    return send(() => renderer.post(form, visitor));
  }

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  servePreviews(app, { preview, renderers });
  const limit = { config: { rateLimit: publicReads(config.settings.LIMIT_FACTOR) } };
  app.get('/*', limit, read);
  // The only page below /api.
  app.get('/api/docs', limit, read);
  app.post('/*', post);
}

/** Returns a value for each language. */
const mapLocales = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(localeNames.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** Returns a page with further headers. The cache holds this closure, so it must not hold a request. */
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
