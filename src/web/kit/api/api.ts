/**
 * @file The browser's API client. Its code loads at the visitor's first interaction, since the data of a first visit is in the HTML, or
 * with the first call.
 */
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import type * as ApiClient from './api-client.ts';
import { firstInteraction } from '#kit/page/first-interaction.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { importForPage } from '#kit/page/import-for-page.ts';

/** Loads the client. */
export const loadApi = () => importTwice(() => import('./api-client.ts'));

export type ImportClient = () => Promise<Pick<typeof ApiClient, 'api'>>;

/** Loads the client for the requested page, which needs it. `importClient` replaces the browser's import. */
export const loadApiForPage = (request: Request, importClient?: ImportClient) =>
  importForPage(importClient ?? (() => import('./api-client.ts')), request);

const loadForCall = () =>
  loadApi().catch(() => {
    throw new ApiError(0);
  });

if (!import.meta.env.SSR)
  void firstInteraction()
    .then(() => Promise.all([loadApi(), import('#kit/forms/text-limits.ts')]))
    .catch(() => undefined);

type Method = (...input: unknown[]) => unknown;

/** Every endpoint as a function. A GET resolves to the shape of the contract or rejects, for every reply of the network. */
export const api = new Proxy({} as Api, {
  get:
    (_, name: keyof Api): Method =>
    async (...input) =>
      ((await loadForCall()).api[name] as Method)(...input),
});

/** Prefetches a reply, as when a link is touched; the next call to the same path within ten seconds uses it. */
export const warm = (path: string): void =>
  void loadApi().then(
    (client) => client.warm(path),
    () => undefined,
  );
