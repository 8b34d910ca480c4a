/** @file Renders pages: React Router's handler with an in-process API, and HTML prepared for the page cache. */
import type { FastifyInstance } from 'fastify';
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { errors, retryAfterSeconds } from '#facts/errors.ts';
import type { Api } from '#contract/client.ts';
import { tagsInLocale } from '#words/locale-tag.ts';
import { localeNow } from '#words/t.ts';
import { deadlineIn } from './answer-in-time.ts';
import {
  contentSecurityPolicy,
  securityHeaders,
  withoutNonce,
  type PolicyOptions,
} from './content-security.ts';
import { orderHead } from './head-order.ts';
import { inProcessApi, type Visitor } from './internal-call.ts';
import { deferScripts } from './deferred-scripts.ts';
import type { RenderedPage } from './page-cache/page-cache.ts';
import { joinPage, splitPage } from './page-parts.ts';
import { createSearchPages, isSearchPath, type RenderSearch } from './search-pages.ts';
import { unknownHere } from './page-address.ts';
import { withoutScripts } from './without-scripts.ts';

/** Exports of the web application's entry: the context keys of the server's services for pages. */
type WebEntry = {
  apiContext: RouterContext<Api>;
  refusedFormContext: RouterContext<string | null>;
  renderedContext: RouterContext<((page: Buffer) => void) | null>;
  /** The nonce of the page's own scripts; removed before the page is cached. */
  scriptNonce: string;
  renderSearch: RenderSearch;
};

export type PageRenderer = {
  /**
   * Renders an address, the same for everyone: it receives no cookie or header of the visitor. `answerBy` is the deadline of its
   * data; by default it starts now.
   */
  get(path: string, answerBy?: number): Promise<RenderedPage>;
  /** Runs a page's action for a form posted without JavaScript. Never cached. */
  post(request: Request, visitor: Visitor): Promise<RenderedPage>;
  /** Renders an address for a preview: without its scripts, which would look for the page at another address, and framed by our own. */
  preview(path: string): Promise<RenderedPage>;
  /** Renders the page for a refused form; `back` is the address of the form's page here. */
  refuse(back: string, visitor: Visitor): Promise<RenderedPage>;
};

export type PageOptions = {
  app: FastifyInstance;
  /** Returns the current build, which changes in development. */
  build: () => Promise<ServerBuild>;
  publicUrl: string;
  policy: PolicyOptions;
  development: boolean;
  /** The timeout of all data of a page together. */
  timeoutMs: number;
};

type Circumstances = { visitor?: Visitor; refused?: string; answerBy?: number; preview?: boolean; via?: Api };

const kept = 'public, max-age=0, must-revalidate';
const notKept = 'no-store';

/** Creates the renderer of an app's pages. */
export function createPageRenderer({
  app,
  build,
  publicUrl,
  policy,
  development,
  timeoutMs,
}: PageOptions): PageRenderer {
  const security = securityHeaders({ publicUrl });
  const mode = development ? 'development' : 'production';
  // Creating the handler builds the tree of all routes, so it is done once for each build.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (current: ServerBuild): RequestHandler => {
    const handler = handlers.get(current) ?? createRequestHandler(current, mode);
    handlers.set(current, handler);
    return handler;
  };

  async function render(
    request: Request,
    { visitor, refused, answerBy = deadlineIn(timeoutMs), preview = false, via }: Circumstances = {},
  ): Promise<RenderedPage> {
    const current = await build();
    const { apiContext, refusedFormContext, renderedContext, scriptNonce } = current.entry
      .module as unknown as WebEntry;
    const { api, tags, complete } = inProcessApi(app, answerBy, visitor);
    const context = new RouterContextProvider();
    context.set(apiContext, via ?? api);
    context.set(refusedFormContext, refused ?? null);
    let rendered: Buffer | undefined;
    context.set(renderedContext, (page) => void (rendered = page));
    const response = await handlerOf(current)(request, context);
    // Without HTML where it is no page, or could not be rendered.
    const page = response.body || !rendered ? Buffer.from(await response.arrayBuffer()) : rendered;
    const { head, middle, end } = splitPage(page, scriptNonce);
    const ordered = orderHead(head);
    // Vite starts a page in its own way.
    const started = development ? [ordered, end] : deferScripts(ordered, end);
    const hasScripts = refused === undefined && !preview;
    const ends = hasScripts ? started : started.map((part) => withoutScripts(part, scriptNonce));
    const storable = !visitor && !preview && complete() && response.status < 500;
    const headers = {
      ...Object.fromEntries(response.headers),
      ...security,
      'content-security-policy': contentSecurityPolicy(ends.join(''), {
        ...policy,
        nonce: scriptNonce,
        framedByOwn: preview,
      }),
      ...(preview && { 'x-frame-options': 'SAMEORIGIN' }),
      'cache-control': storable ? kept : notKept,
      ...(response.status === errors.unavailable.status && { 'retry-after': String(retryAfterSeconds) }),
    };
    const [first = '', last = ''] = ends.map((part) => withoutNonce(part, scriptNonce));
    const body = joinPage({ head: first, middle, end: last });
    return {
      status: response.status,
      headers,
      body,
      tags: tagsInLocale(localeNow(), [...tags]),
      keep: storable,
    };
  }

  const search = createSearchPages({
    app,
    render: async () => ((await build()).entry.module as unknown as WebEntry).renderSearch,
    whole: (path, via) => render(new Request(publicUrl + path), { via }),
  });

  return {
    get: async (path, answerBy) =>
      (!development && isSearchPath(path) && (await search(path, answerBy ?? deadlineIn(timeoutMs)))) ||
      render(new Request(publicUrl + path), { answerBy }),
    post: (request, visitor) => render(request, { visitor }),
    preview: (path) => render(new Request(publicUrl + path), { preview: true }),
    refuse: (back, visitor) => render(new Request(publicUrl + unknownHere()), { visitor, refused: back }),
  };
}
