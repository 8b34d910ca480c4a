/** @file Renders a page: React Router's handler with an in-process API, its HTML made ready for the page cache. */
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, matchRoutes, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { Api } from '#contract/client.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { inProcessApi } from './internal-call.ts';
import type { RenderedPage } from './page-cache/page-cache.ts';

/** What the web tree's entry hands over: the token under which pages find their API client. */
type WebEntry = { apiContext: RouterContext<Api>; visitorContext: RouterContext<Visitor> };
/** What a page's action may know about who posts. */
export type Visitor = { ip: string };

export type PageRenderer = {
  /** Renders an address the same for everyone: no cookie, no header of the visitor reaches it. */
  get(path: string): Promise<RenderedPage>;
  /** Runs a page's action for a form posted without JavaScript. Never kept. */
  post(request: Request, visitor: Visitor & { headers: Record<string, string> }): Promise<RenderedPage>;
  /** True when no page is declared for the path: all such share one kept 404. */
  isUnknown(path: string): Promise<boolean>;
};

export type PageOptions = {
  app: FastifyInstance;
  /** The current build; in development it changes under our feet. */
  build: () => Promise<ServerBuild>;
  publicUrl: string;
  policy: Parameters<typeof contentSecurityPolicy>[1];
  development: boolean;
};

const notKept = 'no-store';

export function createPageRenderer({ app, build, publicUrl, policy, development }: PageOptions): PageRenderer {
  const render = async (request: Request, visitor?: Visitor & { headers: Record<string, string> }): Promise<RenderedPage> => {
    const current = await build();
    const { apiContext, visitorContext } = current.entry.module as unknown as WebEntry;
    const { api, tags, complete } = inProcessApi(app, visitor);
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(visitorContext, { ip: visitor?.ip ?? '' });
    const response = await createRequestHandler(current, development ? 'development' : 'production')(request, context);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    if (headers['content-type']?.startsWith('text/html'))
      headers['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), policy);
    if (visitor || !complete() || response.status >= 500) headers['cache-control'] = notKept;
    return { status: response.status, headers, body, tags: [...tags] };
  };
  return {
    get: (path) => render(new Request(new URL(path, publicUrl))),
    post: (request, visitor) => render(request, visitor),
    async isUnknown(path) {
      const { routes } = await build();
      const matched = matchRoutes(routeTree(routes), path);
      return matched === null || matched.at(-1)?.route.path === '*';
    },
  };
}

type Manifest = ServerBuild['routes'];
type Tree = { id: string; path?: string; index?: boolean; children?: Tree[] };
const trees = new WeakMap<Manifest, Tree[]>();

function routeTree(routes: Manifest): Tree[] {
  const childrenOf = (parentId: string | undefined): Tree[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parentId)
      .map((route) => ({ id: route!.id, path: route!.path, index: route!.index, ...(!route!.index && { children: childrenOf(route!.id) }) }) as Tree);
  const known = trees.get(routes) ?? childrenOf(undefined);
  trees.set(routes, known);
  return known;
}
