import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import {
  Activity,
  BadgeCheck,
  ChartColumn,
  Images,
  Inbox,
  Newspaper,
  KeyRound,
  LogOut,
  MessageSquareWarning,
  ScrollText,
  Search,
  Star,
  Store,
  Sun,
  TextQuote,
  Users,
} from 'lucide-react';
import { deskPaths } from '#facts/desk-paths.ts';
import { staffRoleWords } from '#facts/staff-access.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { useKeptFocus } from '#desk/kit/kept-focus.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { setSession, useSession } from '#desk/kit/session.ts';
import { useKeptWorkingSet } from '#desk/kit/working-set.ts';
import { DeskFailure } from './desk-failure.tsx';
import { DeskTools } from './desk-tools.tsx';
import { SignInAgain } from '#desk/ui/sign-in/sign-in-again.tsx';
import { UndoBar } from './undo-bar.tsx';

/** Pages of the desk, each with its main call: shown to roles that may make it. */
const places = [
  { to: deskPaths.home, label: 'Today', icon: Sun, needs: 'staffSession' },
  { to: deskPaths.enquiries, label: 'Enquiries', icon: Inbox, needs: 'staffEnquiryList' },
  { to: deskPaths.complaints, label: 'Complaints', icon: MessageSquareWarning, needs: 'staffGrievanceList' },
  { to: deskPaths.reviews, label: 'Reviews', icon: Star, needs: 'staffReviewList' },
  { to: deskPaths.vendors, label: 'Vendors', icon: Store, needs: 'staffVendorList' },
  { to: deskPaths.claims, label: 'Claims', icon: KeyRound, needs: 'staffClaimList' },
  { to: deskPaths.checks, label: 'Checks', icon: BadgeCheck, needs: 'staffCheckList' },
  { to: deskPaths.content, label: 'Content', icon: Newspaper, needs: 'staffContentList' },
  { to: deskPaths.pictures, label: 'Pictures', icon: Images, needs: 'staffPictureList' },
  { to: deskPaths.words, label: 'Words', icon: TextQuote, needs: 'staffTemplateChange' },
  { to: deskPaths.searchWords, label: 'Search words', icon: Search, needs: 'staffSearchWordList' },
  { to: deskPaths.funnel, label: 'Numbers', icon: ChartColumn, needs: 'staffNumbers' },
  { to: deskPaths.people, label: 'People', icon: Users, needs: 'staffPeopleList' },
  { to: deskPaths.record, label: 'Record', icon: ScrollText, needs: 'staffActionList' },
  { to: deskPaths.health, label: 'Health', icon: Activity, needs: 'staffHealth' },
] as const;

/** Pages used too rarely for the menu of every page. */
const more = [
  { to: deskPaths.moving, label: 'Moving in and out', needs: 'staffImportList' },
  { to: deskPaths.keys, label: 'My keys', needs: 'staffSession' },
] as const;

const place =
  'tap flex items-center gap-3 rounded-md px-3 py-2 text-sm font-semibold text-ink-soft hover:bg-paper-deep hover:text-ink aria-[current=page]:bg-marigold-wash aria-[current=page]:text-ink max-md:min-w-19 max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-xs max-md:whitespace-nowrap';

/** Scrolls the open page's link into view: on a phone the links scroll sideways. */
function useShownPlace(nav: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, nav]);
}

/** The desk's frame: navigation and the signed-in person. */
export function Component() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useShownPlace(nav);
  useKeptWorkingSet();
  if (!session) return null;
  const allowed = places.filter(({ needs }) => mayCall(session.role, needs));
  const signOut = async () => {
    await api.staffSignOut().catch(() => null);
    setSession(null);
    await navigate(deskPaths.signIn);
  };
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-paper focus:p-3"
      >
        Skip to the page
      </a>
      <nav
        ref={nav}
        aria-label="Desk"
        className="z-20 flex border-line bg-paper max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:h-dvh md:flex-col md:gap-1 md:border-r md:p-4 print:hidden"
      >
        <p className="mb-4 px-3 text-xl font-semibold max-md:hidden">Desk</p>
        {allowed.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} end={to === deskPaths.home} className={place}>
            <Icon aria-hidden size={20} />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="flex min-w-0 flex-col max-md:pb-16">
        <header className="flex items-center justify-end gap-x-2 border-b border-line px-4 py-2 text-sm md:px-8 print:hidden">
          <span className="mr-auto min-w-0 truncate text-ink-soft">
            {session.name} · {staffRoleWords[session.role].label}
          </span>
          <DeskTools places={[...allowed, ...more.filter(({ needs }) => mayCall(session.role, needs))]} />
          <NavLink
            to={deskPaths.keys}
            className="tap flex shrink-0 items-center justify-center gap-2 font-semibold text-teal hover:underline"
          >
            <KeyRound aria-hidden size={18} />
            <span className="max-lg:sr-only">My keys</span>
          </NavLink>
          <Button look="quiet" onClick={() => void signOut()} className="px-2!">
            <LogOut aria-hidden size={18} />
            <span className="max-lg:sr-only">Sign out</span>
          </Button>
        </header>
        <main id="main" ref={main}>
          <Boundary of={pathname} instead={() => <DeskFailure />}>
            <Suspense>
              <Outlet />
            </Suspense>
          </Boundary>
        </main>
      </div>
      <UndoBar />
      <SignInAgain />
    </div>
  );
}
