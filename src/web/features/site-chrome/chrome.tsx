import type { ReactNode } from 'react';
import type { Site } from '#contract/site.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ThumbBar } from './thumb-bar.tsx';

/** What surrounds every page: navigation, footer, and on a phone the bar within reach of the thumb. */
export function Chrome({ site, children }: { site: Site; children: ReactNode }) {
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
      <ThumbBar phone={site.company.phone} />
      <RouteAnnouncer />
    </>
  );
}
