/**
 * @file One `load` for each page, two transports. On the server it runs in process and is awaited, so that the HTML is complete. In the
 * browser it runs with fetch; slower parts stream into `AsyncSection`, so that the stated loading and failure texts appear.
 */
import { data, type RouterContextProvider, type ShouldRevalidateFunction } from 'react-router';
import { ApiError, isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { settle, type Async, type Settled } from '#contract/settled.ts';
import { loadApiForPage, type ImportClient } from '#kit/api/api.ts';
import { keptInPage } from './in-page.tsx';
import { importForPage } from './import-for-page.ts';
import { apiContext } from './server-context.ts';
import { pageUrl } from './page-url.ts';
import { isShown } from './shown-address.ts';

export type LoadArgs<Params> = { params: Params; url: URL };
type Parts = Record<string, Promise<unknown>>;
type SettledParts<P extends Parts> = { [K in keyof P]: Settled<Awaited<P[K]>> };
type AsyncParts<P extends Parts> = { [K in keyof P]: Async<Awaited<P[K]>> };
type Load<Params, P extends Parts> = (api: Api, args: LoadArgs<Params>) => P;
type RouteArgs<Params> = { params: Params; request: Request };

/** A navigation keeps the old page on screen this long; after it the new one shows its loading text. */
const loadingDelayMs = 180;

async function settleAll<P extends Parts>(parts: P): Promise<SettledParts<P>> {
  const entries = Object.entries(parts).map(async ([name, part]) => [name, await settle(part)] as const);
  return Object.fromEntries(await Promise.all(entries)) as SettledParts<P>;
}

/**
 * Returns the server's loader. When the part named by `primary` fails, the page still renders, with that failure's status (404, else 503).
 * `inPage`: the part with its own JSON in the HTML.
 */
export const serverLoad =
  <Params, P extends Parts>(load: Load<Params, P>, primary?: keyof P, inPage?: keyof P) =>
  async ({ params, request, context }: RouteArgs<Params> & { context: Readonly<RouterContextProvider> }) => {
    const parts = await settleAll(load(context.get(apiContext), { params, url: pageUrl(request) }));
    const main = primary === undefined ? undefined : parts[primary];
    const status = !main || main.ok ? 200 : main.error.status === 404 ? 404 : 503;
    if (inPage !== undefined) parts[inPage] = keptInPage(parts[inPage]);
    return data(parts as AsyncParts<P>, { status });
  };

/** An exception in our own code fails one part in the browser. On the server it ends in a 500, so that it is noticed. */
const failingAlone = (part: Promise<unknown>) =>
  part.catch((error: unknown) => {
    if (isApiError(error)) throw error;
    console.error(error);
    throw new ApiError(0);
  });

/**
 * Returns the browser's loader. A page that is requested again, as after a form was sent, stays on screen with its fields and the focus
 * until all new data is there.
 */
export const browserLoad =
  <Params, P extends Parts>(load: Load<Params, P>, importClient?: ImportClient) =>
  async ({ params, request }: RouteArgs<Params>): Promise<AsyncParts<P>> => {
    const { api } = await loadApiForPage(request, importClient);
    const url = pageUrl(request);
    const loaded = load(api, { params, url });
    const parts = Object.fromEntries(
      Object.entries(loaded).map(([name, part]) => [name, failingAlone(part)]),
    ) as P;
    const all = settleAll(parts);
    if (isShown(url)) return all;
    const soon = await Promise.race([
      all,
      new Promise<null>((resolve) => setTimeout(resolve, loadingDelayMs, null)),
    ]);
    if (soon) return soon;
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, settle(part)]),
    ) as AsyncParts<P>;
  };

type WordedLoad<Params, W, P extends Parts> = (api: Api, words: Promise<W>, args: LoadArgs<Params>) => P;
type Words<Params, W> = (args: LoadArgs<Params>) => Promise<W>;

/**
 * Returns the server's loader of a page whose content comes with its data, as `page` beside the parts: in the HTML of a first visit, as a
 * small file on later ones. So no visitor loads it twice, nor that of another page.
 */
export const serverLoadWith =
  <Params, W, P extends Parts>(words: Words<Params, W>, load: WordedLoad<Params, W, P>) =>
  async (args: RouteArgs<Params> & { context: Readonly<RouterContextProvider> }) => {
    const page = words({ params: args.params, url: pageUrl(args.request) });
    const parts = serverLoad<Params, P>((api, at) => load(api, page, at));
    const [there, { data: rest, init }] = await Promise.all([page, parts(args)]);
    return data({ ...rest, page: there }, init ?? undefined);
  };

/** Returns the browser's loader of such a page: it waits for the content, and the parts may stream. */
export const browserLoadWith =
  <Params, W, P extends Parts>(words: Words<Params, W>, load: WordedLoad<Params, W, P>) =>
  async (args: RouteArgs<Params>) => {
    const page = importForPage(
      () => words({ params: args.params, url: pageUrl(args.request) }),
      args.request,
    );
    const parts = browserLoad<Params, P>((api, at) => load(api, page, at));
    const [there, rest] = await Promise.all([page, parts(args)]);
    return { ...rest, page: there };
  };

/** Skips loading again when only the query changed, for pages whose query opens a dialogue. */
export const onlyNewPaths: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
