import { paths } from '#facts/paths.ts';
import { shortlistWords as words } from '#content/shortlist.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SavedPanel } from '#features/shortlist/saved-panel.tsx';
import { useOwnWords } from '#features/shortlist/use-own-words.ts';
import { SharePanel } from '#features/shortlist/share-panel.tsx';
import type { Route } from './+types/shortlist';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: paths.shortlist,
    hidden: true,
  });
export const handle = { contactBar: 'none' };

/** The vendors saved on this device. The server does not know them, so the list appears once scripts run. */
export default function Shortlist() {
  const saved = useShortlist();
  const scripted = useHydrated();
  useOwnWords(saved);
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <div className="mt-8 grid gap-6">
        <SavedPanel saved={saved} />
        {saved.length === 0 && (
          // Known once scripts run; until then its space is reserved.
          <p className={`noscript:hidden ${scripted ? '' : 'invisible'}`}>{words.empty}</p>
        )}
        {saved.length > 0 && <SharePanel saved={saved} />}
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <div>
          <ButtonLink to={paths.vendors} look="secondary">
            {words.find}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
