import type { ReactNode } from 'react';
import { useMatches, type UIMatch } from 'react-router';
import { t, twinsNow } from '#words/t.ts';
import type { Site } from '#contract/site.ts';
import { languageSignal } from '#kit/device/stored-signal.ts';
import { later } from '#kit/page/later.tsx';
import { Boundary } from '#ui/boundary.tsx';
import { Part } from '#ui/part.tsx';
import { useInBrowser } from '#ui/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { browserLanguage, useLanguageChoice } from './use-language-choice.ts';
import { ThumbBar, type BarItem } from './thumb-bar.tsx';

/** Loaded only for a visitor who has chosen a language, or whose browser asks for another one. */
const LanguageArrival = later(() =>
  import('./language-arrival.tsx').then((module) => module.LanguageArrival),
);

/** A page's settings for the frame around it. */
type PageHandle = {
  /** `own`: the page has its own bar. `none`: the page does not offer the company's services. */
  contactBar?: 'own' | 'none';
  BarItem?: BarItem;
  /**
   * Target of the bar's Enquire: a form on the page itself, such as `#form`, or the one of the page's trade. Without one it opens a choice
   * of forms.
   */
  enquireAt?: string | ((match: UIMatch) => string | undefined);
};

const twins = twinsNow();

type Props = {
  site: Site;
  /** Names the visit: what broke is tried afresh on the next. */ visit: string;
  children: ReactNode;
};

/**
 * The frame of every page: navigation, footer, and on a phone the bar within reach of the thumb. A failure of one part leaves the page and
 * the other parts intact.
 */
export function Chrome({ site, visit, children }: Props) {
  const match = useMatches().at(-1);
  const { contactBar, BarItem, enquireAt } = (match?.handle ?? {}) as PageHandle;
  const hasChosenLanguage = languageSignal.useIsStored();
  const asksForLanguage = useInBrowser(() => browserLanguage(twins) !== undefined, false);
  useLanguageChoice(twins);
  return (
    <>
      <a
        href="#main"
        className="no-print sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-marigold focus:px-4 focus:py-3 focus:font-semibold focus:text-on-marigold"
      >
        {t('Skip to the content')}
      </a>
      <Part of={visit}>
        <NavBar company={site.company} />
      </Part>
      <main id="main" tabIndex={-1} className="min-h-dvh pt-16">
        {children}
      </main>
      <Part of={visit}>
        <Footer site={site} />
      </Part>
      {/* Reserves the height of the bar below the footer. */}
      {contactBar !== 'none' && <div aria-hidden className="no-print h-14 bg-night md:hidden" />}
      {!contactBar && (
        <Part of={visit}>
          <ThumbBar
            label={t('Quick contact')}
            phone={site.company.phone}
            greeting={t('Namaste, I would like to ask about your services.')}
            enquireAt={typeof enquireAt === 'function' ? match && enquireAt(match) : enquireAt}
            Item={BarItem}
          />
        </Part>
      )}
      {twins.length > 0 && (hasChosenLanguage || asksForLanguage) && <LanguageArrival />}
      <Boundary of={visit}>
        <RouteAnnouncer />
      </Boundary>
    </>
  );
}
