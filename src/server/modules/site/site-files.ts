/** @file The files that machines request from every site: robots, web manifest, security.txt. */
import type { FastifyInstance } from 'fastify';
import { pages, type Page } from '#facts/pages.ts';
import { hourSeconds } from '#facts/time.ts';
import { localeNames, withLocale } from '#words/locales.ts';
import { langNow, localeNow } from '#words/t.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { securityText } from './security-text.ts';

const kept = `public, max-age=${hourSeconds}`;
const table = Object.entries<Page>(pages);
/** The paths that robots must not read: the start of an address with a parameter, the whole of one without, as `/my` is not `/mystery`. */
const notForRobots = table.flatMap(([pattern, { privacy }]) =>
  privacy === 'public' ? [] : [pattern.includes(':') ? pattern.replace(/:.*/, '') : `${pattern}$`],
);
const securityAddress = '/.well-known/security.txt';

/** Serves the files. */
export function siteFiles(
  app: FastifyInstance,
  { config: { company, publicUrl }, clock }: { config: Config; clock: Clock },
): void {
  app.get(securityAddress, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', kept)
      .send(securityText({ company, publicUrl }, securityAddress, clock())),
  );
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', kept)
      .send(
        [
          'User-agent: *',
          ...localeNames.flatMap((locale) =>
            ['/api/', ...notForRobots].map((path) => `Disallow: ${withLocale(locale, path)}`),
          ),
          'Allow: /',
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/manifest.webmanifest', (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', kept)
      .send({
        // One application in all languages, which opens in the language of its installation.
        id: '/',
        name: company.brand,
        short_name: company.brand,
        description: company.tagline,
        start_url: withLocale(localeNow(), '/'),
        scope: '/',
        display: 'standalone',
        background_color: '#fbf6ec',
        theme_color: '#fbf6ec',
        lang: langNow(),
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      }),
  );
}
