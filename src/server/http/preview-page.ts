/** @file The preview of a page after a publication, behind a private link. */
import { isOwnPath } from '#facts/own-path.ts';
import type { FastifyInstance } from 'fastify';
import { previewPath } from '#facts/paths.ts';
import { defaultLocale, splitLocale, type Locale } from '#words/locales.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { requestedPage, unknownPath } from './page-address.ts';
import type { RenderedPage } from './page-cache/page-cache.ts';
import type { PageRenderer } from './pages.ts';

/**
 * Calls `render` with the path of the page inside a trial publication, which is rolled back at once. Null: there is no
 * such link, or it has expired. @throws Problem too_many_requests
 */
export type Preview = <Page>(
  link: { secret: string; ip: string },
  render: (path: string) => Promise<Page>,
) => Promise<Page | null>;

/** Anybody with the address can read the page: it is neither indexed nor cached, sends no referrer, and only our desk may frame it. */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Returns the requested page instead of the item's own, such as a list that shows it; only public ones. */
function pathOf(page: string | undefined, itemPath: string): string {
  const requested = isOwnPath(page) ? requestedPage(page.split('?')[0]!) : null;
  return requested?.page.privacy === 'public' ? requested.address : itemPath;
}

/** Answers `/preview/<secret>`; `?page=/blogs` shows that page of the site instead of the item's own. */
export function servePreviews(
  app: FastifyInstance,
  {
    preview,
    renderers,
  }: { preview: Preview; renderers: Record<Locale, Pick<PageRenderer, 'preview' | 'get'>> },
): void {
  /** The address determines the language here too: the page's address, not that of the link to it. */
  const render = (address: string) => {
    const { locale } = splitLocale(address);
    return inLocale(locale, () => renderers[locale].preview(address));
  };
  app.get<{ Params: { secret: string }; Querystring: { page?: string | string[] } }>(
    previewPath(':secret').replace('%3A', ':'),
    async (request, reply) => {
      const { params, query, ip } = request;
      const asked = typeof query.page === 'string' ? query.page : undefined;
      const made: RenderedPage =
        (await preview({ secret: params.secret, ip }, (path) => render(pathOf(asked, path)))) ??
        (await renderers[defaultLocale].get(unknownPath));
      return reply
        .code(made.status)
        .headers({ ...made.headers, ...headers })
        .send(made.body);
    },
  );
}
