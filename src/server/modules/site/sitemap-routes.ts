import type { FastifyInstance, FastifyReply } from 'fastify';
import { uuidOf } from '#facts/ids.ts';
import { hourSeconds } from '#facts/time.ts';
import type { Config } from '#platform/config/config.ts';
import type { SitemapEntry } from '#platform/module.ts';
import type { SitemapRecords } from '#platform/sitemap-records.ts';
import { sitemap, sitemapIndex, sitemapPages, type SitemapFile } from './sitemap.ts';

export type SitemapDependencies = {
  config: Config;
  /** Modules with pages beside the fixed ones, some thousands at most. */
  parts: readonly { sitemap: () => Promise<SitemapEntry[]> }[];
  /** Records without a bound, by the name of their files. */
  records: Readonly<Record<string, SitemapRecords>>;
};

const pagesFile = '/sitemaps/pages.xml';
const fileOf = (name: string, from: string) => `/sitemaps/${name}/${from}.xml`;

/** Serves the index at `/sitemap.xml`, the file of all pages, and the files of records, each named by the id it starts at. */
export function sitemapRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, parts, records }: SitemapDependencies,
): void {
  const xml = (reply: FastifyReply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${hourSeconds}`);

  app.get('/sitemap.xml', async (_, reply) => {
    const files: SitemapFile[] = [{ path: pagesFile }];
    for (const [name, { parts: read }] of Object.entries(records))
      for (const { from, lastmod } of await read()) files.push({ path: fileOf(name, from), lastmod });
    return xml(reply).send(sitemapIndex(publicUrl, files));
  });
  app.get(pagesFile, async (_, reply) =>
    xml(reply).send(
      sitemap(publicUrl, [
        ...sitemapPages,
        ...(await Promise.all(parts.map((part) => part.sitemap()))).flat(),
      ]),
    ),
  );
  for (const [name, { entries }] of Object.entries(records))
    app.get<{ Params: { from: string } }>(fileOf(name, ':from'), async ({ params: { from } }, reply) => {
      const found = uuidOf(from) === from ? await entries(from) : [];
      return found.length > 0 ? xml(reply).send(sitemap(publicUrl, found)) : reply.callNotFound();
    });
}
