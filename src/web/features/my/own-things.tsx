import { paths } from '#facts/paths.ts';
import { myWords as words } from '#content/my.ts';
import { dropLink, dropLinks, useOwnLinks, type OwnLink } from '#kit/device/own-links.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { planSignal } from '#kit/device/stored-signal.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const headings: Readonly<Record<OwnLink['kind'], string>> = {
  enquiry: words.enquiries,
  list: words.lists,
  plan: words.plans,
};

function Links({ kind, links }: { kind: OwnLink['kind']; links: readonly OwnLink[] }) {
  const own = links.filter((link) => link.kind === kind);
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-2xl">{headings[kind]}</h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5">
        {own.map(({ path, title }) => (
          <li key={path} className="flex items-center justify-between gap-3 py-2">
            <TextLink to={path} look="strong" className="min-w-0 wrap-anywhere">
              {title}
            </TextLink>
            <Button look="quiet" onClick={() => dropLink(path)} aria-label={`${words.forget} ${title}`}>
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything stored on this device. */
export function OwnThings() {
  const links = useOwnLinks();
  const saved = useShortlist();
  const planned = planSignal.useIsStored();
  const scripted = useHydrated();
  const isEmpty = links.length === 0 && saved.length === 0 && !planned;
  return (
    <div className="mt-8 grid gap-8">
      <Links kind="enquiry" links={links} />
      <Links kind="list" links={links} />
      <Links kind="plan" links={links} />
      {planned && <TextLink to={paths.plan}>{words.plan}</TextLink>}
      {saved.length > 0 && (
        <TextLink to={paths.shortlist}>
          {words.shortlist} ({saved.length})
        </TextLink>
      )}
      {isEmpty && <p className={`noscript:hidden ${scripted ? '' : 'invisible'}`}>{words.empty}</p>}
      {links.length > 0 && (
        <div>
          <Button look="secondary" onClick={dropLinks}>
            {words.forgetAll}
          </Button>
          <p className="mt-1 text-sm text-ink-soft">{words.forgetLead}</p>
        </div>
      )}
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
    </div>
  );
}
