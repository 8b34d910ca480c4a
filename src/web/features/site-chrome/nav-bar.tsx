import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Menu } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { t, twinsNow } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { Company } from '#contract/company.ts';
import { findLinks, primaryLinks, type NavigationLink } from '#content/navigation.ts';
import { shortlistSignal } from '#kit/device/stored-signal.ts';
import { later } from '#kit/page/later.tsx';
import { useSession } from '#kit/session/session.ts';
import { PageLink } from '#ui/page-link.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { TwinEntries } from './twin-entries.tsx';
import { navScrollThresholdPx } from '#facts/every-page.ts';

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True once the page is scrolled past the stated threshold. */
const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > navScrollThresholdPx,
    () => false,
  );

/** Id of the menu, the last part of the bar. */
export const navMenuId = 'site-menu';
const allLinks = [...primaryLinks, ...findLinks];

/** Loaded only for the visitors concerned: a signed-in vendor, or a visitor with a saved vendor. */
const VendorLinks = later(() => import('./vendor-links.tsx').then((module) => module.VendorLinks));
const ShortlistLink = later(() => import('./shortlist-link.tsx').then((module) => module.ShortlistLink));

function Links({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return links.map(({ label, to, highlighted }) => (
    <li key={to}>
      <NavLink
        to={to}
        prefetch="intent"
        viewTransition
        className={`tap inline-flex items-center rounded-md px-3 font-semibold hover:text-teal aria-[current=page]:text-teal aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 ${highlighted ? 'bg-marigold-wash' : ''} ${className}`}
      >
        {label}
      </NavLink>
    </li>
  ));
}

/** The top bar. Its menus are popovers: they open without scripts, close on Escape and on a tap outside. */
export function NavBar({ company }: { company: Company }) {
  const scrolled = useScrolled();
  const { signedIn } = useSession();
  const hasShortlist = shortlistSignal.useIsStored();
  // All links need more width than a tablet has, and a vendor's own still more; there they stay in the menu.
  const menuUntil = signedIn ? 'xl:hidden' : 'lg:hidden';
  // Beside a shortlist a vendor's links fill the bar to the last pixel.
  const room = signedIn ? 'whitespace-nowrap xl:px-2! 2xl:px-3!' : '';
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    for (const menu of bar.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) menu.hidePopover();
  }, [key]);
  return (
    // Behind the half-opaque bar: the page must not show through the logo and the links.
    <div className="no-print fixed inset-x-0 top-0 z-40 bg-ground/85 backdrop-blur-md">
      <header
        ref={bar}
        data-scrolled={scrolled || undefined}
        className="border-b border-line bg-ground transition-opacity duration-200 focus-within:opacity-100 hover:opacity-100 data-scrolled:opacity-50 data-scrolled:focus-within:opacity-100 data-scrolled:hover:opacity-100 data-scrolled:has-[:popover-open]:opacity-100"
      >
        <nav aria-label={t('Main')} className="wrap flex h-16 items-center gap-2">
          <PageLink
            to={paths.home}
            className="tap mr-auto inline-flex min-w-0 items-center gap-2.5 rounded-md text-xl font-bold md:shrink-0"
          >
            <picture className="shrink-0">
              <source srcSet="/brand/symbol-dark.svg" media="(prefers-color-scheme: dark)" />
              <img src="/brand/symbol.svg" alt="" width="34" height="34" className="size-8.5" />
            </picture>
            <span
              translate="no"
              className="min-w-0 overflow-hidden leading-tight text-ellipsis whitespace-nowrap"
            >
              {company.brand}
            </span>
          </PageLink>
          <ul className="hidden items-center gap-1 md:flex">
            <Links links={primaryLinks} className={room} />
          </ul>
          <ul className={`hidden items-center gap-1 ${signedIn ? 'xl:flex' : 'lg:flex'}`}>
            <Links links={findLinks} className={room} />
          </ul>
          {hasShortlist && <ShortlistLink className="justify-center max-sm:hidden" />}
          <ContactMenu phone={company.phone} />
          {signedIn && (
            <ul className="hidden items-center gap-1 xl:flex">
              <VendorLinks />
            </ul>
          )}
          <button
            type="button"
            popoverTarget={navMenuId}
            aria-label={t('Menu')}
            className={`tap grid place-items-center rounded-md text-ink hover:text-teal ${menuUntil}`}
          >
            <Menu aria-hidden />
          </button>
          <div
            id={navMenuId}
            popover="auto"
            className={`fixed inset-x-0 top-16 m-0 w-full border-b border-line bg-paper px-4 py-3 text-ink shadow-raised ${menuUntil}`}
          >
            <ul className="grid gap-1">
              <Links links={allLinks} className="w-full" />
              <li className="sm:hidden">{hasShortlist && <ShortlistLink named className="w-full px-3" />}</li>
              {signedIn && <VendorLinks />}
              {twinsNow().length > 0 && <TwinEntries />}
            </ul>
          </div>
        </nav>
      </header>
    </div>
  );
}
