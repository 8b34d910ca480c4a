import { type ReactNode, useEffect, useRef } from 'react';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { directoryPage } from '#content/directory.ts';
import { allSamples } from '#ui/samples-note.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DirectoryCard } from './directory-card.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import type { FoundPage, ListedVendor } from './found-page.ts';
import { KeepSearch } from './keep-search.tsx';
import { paths } from '#facts/paths.ts';
import { useCompared } from '#kit/device/compared.ts';
import { later } from '#kit/page/later.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { t } from '#words/t.ts';
import { useOnceTrue } from '#ui/use-once-true.ts';
import { StateScene } from '#ui/state-scene.tsx';

/** Tells which child with a `data-id` has the pointer or the focus; null for none. Returns the ref of the list. */
function usePointedAt(onPoint: (id: string | null) => void) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const point = ({ target }: Event) =>
      onPoint((target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null);
    const leave = () => onPoint(null);
    const listeners = [
      ['pointerover', point],
      ['focusin', point],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const;
    for (const [type, listener] of listeners) box.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener);
    };
  });
  return list;
}

type EmptyProps = Pick<FoundPage, 'nearest'> & {
  narrowed: boolean;
  /** The typed words, which the contact form takes along. */
  wish?: string;
};

/** No matching vendors, or no vendors yet: the next steps. */
function DirectoryEmpty({ narrowed, nearest, wish }: EmptyProps) {
  return (
    <div className="grid items-center gap-x-10 gap-y-4 rounded-xl border border-line bg-paper p-6 sm:grid-cols-[1fr_1.4fr] sm:p-8">
      <StateScene scene="no-results" className="mx-auto max-w-72" />
      <div>
        <p className="text-lg">{narrowed ? directoryPage.emptyAdvice : directoryPage.noneYet}</p>
        {nearest.length > 0 && (
          <p className="mt-3">
            {t('The nearest trades:')}{' '}
            {nearest.map(({ words, href }) => (
              <TextLink key={href} to={href} look="strong" className="mr-4">
                {words}
              </TextLink>
            ))}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {narrowed && <ButtonLink to={paths.vendors}>{t('Show all vendors')}</ButtonLink>}
          <ButtonLink
            to={paths.contact + (wish ? `?${new URLSearchParams({ wish }).toString()}` : '')}
            look={narrowed ? 'secondary' : 'primary'}
          >
            {t('Tell us what you need')}
          </ButtonLink>
          {!narrowed && (
            <ButtonLink to={paths.register} look="secondary">
              {t('List your business')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** Loaded only for visitors who have marked a vendor. */
const CompareBar = later(() => import('./compare-bar.tsx').then((module) => module.CompareBar));

type Props = {
  found: FoundPage;
  address: DirectoryAddress;
  searching: boolean;
  highlightedId: string | null;
  onHighlight: (id: string | null) => void;
  action?: (vendor: ListedVendor) => ReactNode;
};

/** Results: the interpretation of the search words, the count, the vendors, and further pages. */
export function DirectoryResults({ found, address, searching, highlightedId, onHighlight, action }: Props) {
  const list = usePointedAt(onHighlight);
  const isComparing = useOnceTrue(useCompared().length > 0);
  return (
    <div aria-busy={searching} className={`transition-opacity duration-150 ${searching ? 'opacity-60' : ''}`}>
      {(found.similar || found.capped || (found.near && address.lat === undefined)) && (
        <p className="mb-3 text-ink-soft">
          {found.similar && `${directoryPage.similar} `}
          {found.capped && `${directoryPage.capped} `}
          {found.near && address.lat === undefined && directoryPage.nearAsked}
        </p>
      )}
      {found.didYouMean !== null && (
        <p className="mb-4">
          {directoryPage.didYouMean}{' '}
          <TextLink to={directoryHref({ ...address, page: undefined, q: found.didYouMean })} look="strong">
            {found.didYouMean}
          </TextLink>
          ?
        </p>
      )}
      {found.total === 0 ? (
        <DirectoryEmpty
          narrowed={Object.values(address).some((value) => value !== undefined)}
          nearest={found.nearest}
          wish={address.q}
        />
      ) : (
        <>
          <ul ref={list} className="grid grid-cols-1 gap-4 xs:grid-cols-2">
            {found.vendors.map((vendor) => (
              <li
                key={vendor._id}
                data-id={vendor._id}
                data-highlighted={vendor._id === highlightedId || undefined}
                className="skip-offscreen rounded-xl [--guessed-height:25rem] data-highlighted:outline-3 data-highlighted:outline-teal"
              >
                <DirectoryCard
                  vendor={vendor}
                  marked={!allSamples(found.vendors)}
                  actions={action?.(vendor)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {isComparing && <CompareBar on={address.on} category={address.category ?? found.kinds} />}
      <PageLinks
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => directoryHref({ ...address, page: String(page) })}
      />
      <KeepSearch address={address} />
    </div>
  );
}
