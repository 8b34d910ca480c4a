import { use, type ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  type LinksFunction,
} from 'react-router';
import { langNow, localeNow, t } from '#words/t.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { earlyFontsScript } from '#kit/page/early-fonts.ts';
import { exactHeightsScript, useExactHeights } from '#kit/page/exact-heights.ts';
import { useShownAddress } from '#kit/page/shown-address.ts';
import { useCountedPage } from '#kit/page/use-counted-page.ts';
import { later } from '#kit/page/later.tsx';
import { NonceContext } from '#kit/page/nonce.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { Boundary } from '#ui/boundary.tsx';
import { Part } from '#ui/part.tsx';
import { standInScript } from '#ui/stand-in.ts';
import { twinPath } from '#ui/twin-path.ts';
import { useMadeInBrowser } from '#ui/use-hydrated.ts';
import { organizationLd } from '#kit/page/site-ld.ts';
import { Chrome } from '#features/site-chrome/chrome.tsx';
import { navMenuId } from '#features/site-chrome/nav-bar.tsx';
import { DeliverySlot } from '#features/enquiry/delivery-slot.tsx';
import { useVisitMeasures } from '#kit/page/use-visit-measures.ts';
import { usePageViews } from '#features/consent/use-page-views.ts';
import { useServiceWorker } from '#features/offline/use-service-worker.ts';
import { placeOnTwinScript } from '#features/site-chrome/twin-link.tsx';
import { ErrorPage } from '#features/site-chrome/error-page.tsx';
import type { Route } from './+types/root';
import siteStyles from './styles/app.css?url';
import basicFont from './styles/fonts/anek-basic.woff2?url';
import devanagariFont from './styles/fonts/anek-devanagari.woff2?url';
import hindiLatinFont from './styles/fonts/anek-hindi-latin.woff2?url';

/** Loaded only on a site with an outside tag that needs consent. */
const ConsentBanner = later(() =>
  import('#features/consent/consent-banner.tsx').then((module) => module.ConsentBanner),
);

/** The fonts of a first visit, in the language of the build. */
const fonts = localeNow() === 'hi' ? [devanagariFont, hindiLatinFont] : [basicFont];

export const links: LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2' as const,
    crossOrigin: 'anonymous' as const,
  })),
  // By address, not by import: parts that load later would request an imported style sheet again, and a late font would then shift the
  // page.
  { rel: 'stylesheet', href: siteStyles },
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'mask-icon', href: '/icons/mask.svg', color: '#0f5c60' },
  { rel: 'manifest', href: twinPath('/manifest.webmanifest') },
  { rel: 'alternate', type: 'application/rss+xml', href: twinPath('/blogs/rss.xml'), title: t('Blogs') },
  { rel: 'alternate', type: 'application/feed+json', href: twinPath('/blogs/feed.json'), title: t('Blogs') },
];

/** The site's settings are in the first page and do not change while it is open. */
export async function loader({ context }: Route.LoaderArgs) {
  return data({ site: await context.get(apiContext).site() });
}
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  // Rendered in the browser only when the document itself failed. The scripts run already then, and the content security policy would
  // refuse new ones and leave an empty page.
  const remade = useMadeInBrowser();
  return (
    <html lang={langNow()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17110c" media="(prefers-color-scheme: dark)" />
        {/* Written by the present page, which may be the one that failed. */}
        <Boundary of="">
          <Meta />
        </Boundary>
        {/* Before the stylesheets, as they are served (src/server/http/head-order.ts): React compares them in this order. */}
        {!remade && (
          <script nonce={nonce} suppressHydrationWarning>
            {/* It has run before hydration, so the browser's code omits it. */}
            {import.meta.env.SSR
              ? placeOnTwinScript + exactHeightsScript + standInScript + earlyFontsScript
              : ''}
          </script>
        )}
        <Links />
        {/* A bar of which only a part is read moves when the rest comes. */}
        <link rel="expect" href={`#${navMenuId}`} blocking="render" />
      </head>
      <body>
        {children}
        {!remade && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Effects of every page that render nothing. */
function Background() {
  usePageViews();
  useVisitMeasures();
  useServiceWorker();
  return null;
}

export default function Root({ loaderData: { site } }: Route.ComponentProps) {
  const { key, pathname } = useLocation();
  const visit = `${key} ${pathname}`;
  const countedPage = useCountedPage();
  useExactHeights();
  useShownAddress();
  return (
    <Chrome site={site} visit={visit}>
      <JsonLd data={import.meta.env.SSR && organizationLd(site)} />
      <Part of={visit} instead={() => <ErrorPage missing={false} titled />}>
        <Outlet />
      </Part>
      <Part of={visit}>
        <Background />
      </Part>
      <Boundary of={visit}>
        {site.embeds.analyticsId && countedPage && <ConsentBanner analyticsId={site.embeds.analyticsId} />}
      </Boundary>
      <Boundary of={visit}>
        <DeliverySlot phone={site.company.phone} />
      </Boundary>
    </Chrome>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorPage missing={missing} titled />;
}
