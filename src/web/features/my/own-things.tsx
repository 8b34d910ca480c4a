import { paths } from '#facts/paths.ts';
import { myWords as words } from '#content/my.ts';
import { bringLinksBack } from '#kit/device/links-back.ts';
import { dropLink, useOwnLinks, type OwnLink } from '#kit/device/own-links.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { planSignal } from '#kit/device/stored-signal.ts';
import { Button } from '#ui/button.tsx';
import { useRemoval } from '#ui/removed-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const headings: Readonly<Record<OwnLink['kind'], string>> = {
  enquiry: words.enquiries,
  list: words.lists,
  plan: words.plans,
};

type Drop = (links: readonly OwnLink[], words: string) => void;

function Links({ kind, links, drop }: { kind: OwnLink['kind']; links: readonly OwnLink[]; drop: Drop }) {
  const own = links.filter((link) => link.kind === kind);
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-2xl">{headings[kind]}</h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5">
        {own.map((link) => (
          <li key={link.path} className="flex items-center justify-between gap-3 py-2">
            <TextLink to={link.path} look="strong" className="min-w-0 wrap-anywhere">
              {link.title}
            </TextLink>
            <Button
              look="quiet"
              onClick={() => drop([link], words.forgotten(link.title))}
              aria-label={`${words.forget} ${link.title}`}
            >
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
  const { tell, notice } = useRemoval();
  const drop: Drop = (gone, said) => {
    for (const { path } of gone) dropLink(path);
    tell(said, () => bringLinksBack(gone));
  };
  const isEmpty = links.length === 0 && saved.length === 0 && !planned;
  return (
    <div className="mt-8 grid gap-8">
      {notice}
      <Links kind="enquiry" links={links} drop={drop} />
      <Links kind="list" links={links} drop={drop} />
      <Links kind="plan" links={links} drop={drop} />
      {planned && <TextLink to={paths.plan}>{words.plan}</TextLink>}
      {saved.length > 0 && (
        <TextLink to={paths.shortlist}>
          {words.shortlist} ({saved.length})
        </TextLink>
      )}
      {isEmpty && <p className={`noscript:hidden ${scripted ? '' : 'invisible'}`}>{words.empty}</p>}
      {links.length > 0 && (
        <div>
          <Button look="secondary" onClick={() => drop(links, words.allForgotten)}>
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
