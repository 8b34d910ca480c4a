/** Pages of the server without the built application: an address's data, as plain text. For tests of the code around pages. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api } from '#contract/client.ts';
import { pageAt } from '#facts/page-at.ts';
import { splitLocale } from '#words/locales.ts';
import type { AppOptions } from '#http/app.ts';

const scriptNonce = 'nonce-of-the-test';

/** Returns the data of the page at a path, as JSON. */
async function readBy(api: Api, path: string): Promise<unknown> {
  const found = pageAt(splitLocale(path).address);
  if (found?.pattern === '/blogs/:id') return api.blogGet({ params: { blogId: found.param! } });
  if (found?.pattern === '/author/:authorId') return api.authorGet({ params: { authorId: found.param! } });
  if (found?.pattern === '/market/:marketId') return api.marketGet({ params: { marketId: found.param! } });
  if (found?.pattern === '/crew') return api.crewList();
  if (found?.pattern === '/gallery') return api.galleryAlbums();
  if (found?.pattern === '/blogs') return api.blogList();
  return null;
}

/** Returns pages for `compose`. Each contains its own address, its data, and a script. */
export function plainPages(): NonNullable<AppOptions['pages']> {
  const apiContext = createContext<Api>();
  const build = {
    entry: {
      module: {
        apiContext,
        renderedContext: createContext(null),
        refusedFormContext: createContext<string | null>(null),
        scriptNonce,
        default: async (request: Request, status: number, headers: Headers, _: unknown, context: unknown) => {
          const { pathname } = new URL(request.url);
          const read = await readBy((context as RouterContextProvider).get(apiContext), pathname).catch(
            () => null,
          );
          const html = `<!doctype html><html><head><title>${pathname}</title></head><body>${JSON.stringify(read)}<script nonce="${scriptNonce}">start()</script></body></html>`;
          headers.set('content-type', 'text/html; charset=utf-8');
          return new Response(html, { status: read ? status : 404, headers });
        },
      },
    },
    routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const clientDir = mkdtempSync(join(tmpdir(), 'aangan-pages-'));
  mkdirSync(join(clientDir, 'assets'));
  return {
    build: () => Promise.resolve(build),
    clientDir,
    desk: { script: '', preloads: [], styles: [], fonts: [] },
  };
}
