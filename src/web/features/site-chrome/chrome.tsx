import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { paths } from '#facts/paths.ts';
import type { Site } from '#contract/site.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ThumbBar } from './thumb-bar.tsx';

/** What surrounds every page: navigation, footer, and on a phone the bar within reach of the thumb. */
export function Chrome({ site, children }: { site: Site; children: ReactNode }) {
  const ownBar = useMatches().some(({ handle }) => (handle as { ownBar?: boolean } | undefined)?.ownBar);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-marigold focus:px-4 focus:py-3 focus:font-semibold focus:text-on-marigold"
      >
        Skip to the content
      </a>
      <NavBar company={site.company} />
      <main id="main" tabIndex={-1} className="min-h-dvh pt-16">
        {children}
      </main>
      <Footer site={site} />
      {/* Holds the height of the bar under the foot of the page. */}
      <div aria-hidden className="no-print h-14 bg-night md:hidden" />
      {!ownBar && (
        <ThumbBar
          label="Quick contact"
          phone={site.company.phone}
          greeting="Namaste, I would like to ask about your services."
          enquireAt={paths.contact}
        />
      )}
      <RouteAnnouncer />
    </>
  );
}
