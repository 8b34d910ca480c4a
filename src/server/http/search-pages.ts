/** @file Renders searches of the directory, each into a cached page with their common parts. */
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { paths } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import type { Api } from '#contract/client.ts';
import { readDirectoryAddress } from '#domain/finding/directory-address.ts';
import { canonicalDirectoryHref } from '#domain/finding/directory-href.ts';
import { directoryLimits } from '#facts/limits.ts';
import { splitLocale, withLocale } from '#words/locales.ts';
import { tagsInLocale } from '#words/locale-tag.ts';
import { localeNow } from '#words/t.ts';
import { inProcessApi } from './internal-call.ts';
import type { RenderedPage } from './page-cache/rendered-page.ts';
import { cutSearchPage, type SearchTemplate } from './search-template.ts';

/** Renders the directory alone, as bytes in pieces; null when that is not possible at the moment. */
export type RenderSearch = (api: Api, search: string) => Promise<Buffer[] | null>;

type Options = {
  app: FastifyInstance;
  /** Returns the renderer of the present build. */
  render: () => Promise<RenderSearch>;
  /** Renders a whole page. */
  whole: (path: string, api: Api) => Promise<RenderedPage>;
};

/** An address whose canonical address is itself, with a short answer. */
const address = `${paths.vendors}?page=${directoryLimits.pagesMax}`;
/** The texts about the site change with the company's details and the year. */
const maxTemplates = 4;
/** A failed template is not tried again with each search. */
const retryMs = minuteMs;

type Template = Pick<RenderedPage, 'status' | 'headers'> & { fill: SearchTemplate };

const queryOf = (path: string) => path.slice(path.indexOf('?'));

/** Returns whether an address is one of the page of all vendors with a query. */
export const isSearchPath = (path: string): boolean =>
  splitLocale(path).address.startsWith(`${paths.vendors}?`);

/** Creates the renderer of searches. Outside development one build lasts as long as the process. */
export function createSearchPages({ app, render, whole }: Options) {
  const templates = new LRUCache<string, Promise<Template | null>>({ max: maxTemplates });

  async function makeTemplate(api: Api): Promise<Template | null> {
    // Both must show the same answer.
    const found = api.vendorSearch({ query: { page: String(directoryLimits.pagesMax) } });
    const once: Api = { ...api, vendorSearch: () => found };
    const page = await whole(withLocale(localeNow(), address), once);
    const directory = await (await render())(once, queryOf(address));
    const fill = page.keep && directory ? cutSearchPage(page.body, { directory, address }) : null;
    if (!fill)
      app.log.warn('searches are rendered whole: the directory is not in its page as it is by itself');
    return fill && { status: page.status, headers: page.headers, fill };
  }

  /** Returns the template, made again when the texts about the site have changed. */
  async function templateFor(api: Api): Promise<Template | null> {
    const key = JSON.stringify(await api.site());
    const known = templates.get(key);
    if (known) return known;
    const made = makeTemplate(api);
    templates.set(key, made);
    made.then(
      (template) => template ?? templates.set(key, made, { ttl: retryMs }),
      () => templates.delete(key),
    );
    return made;
  }

  async function filled(path: string, api: Api) {
    const template = await templateFor(api);
    const search = queryOf(path);
    const directory = template && (await (await render())(api, search));
    if (!directory) return null;
    const canonical = canonicalDirectoryHref(readDirectoryAddress(new URLSearchParams(search)));
    const { status, headers, fill } = template;
    return { status, headers, body: fill({ directory, canonical, address: paths.vendors + search }) };
  }

  /** Renders a search; null when it has to be rendered as a whole page, which then shows the error. */
  return async (path: string, answerBy: number): Promise<RenderedPage | null> => {
    const { api, tags, complete } = inProcessApi(app, answerBy);
    const page = await filled(path, api).catch(() => null);
    return page && complete() ? { ...page, tags: tagsInLocale(localeNow(), [...tags]), keep: true } : null;
  };
}
