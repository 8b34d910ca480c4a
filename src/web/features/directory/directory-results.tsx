import type { ReactNode } from 'react';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { directoryPage } from '#content/directory.ts';
import { allSamples, SamplesNote } from '#ui/samples-note.tsx';
import { CompareBar } from './compare-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DirectoryCard } from './directory-card.tsx';
import { DirectoryChips } from './directory-chips.tsx';
import { DirectoryEmpty } from './directory-empty.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import type { FoundPage, ListedVendor } from './found-page.ts';
import { usePointedAt } from './use-pointed-at.ts';

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
  return (
    <div aria-busy={searching} className={`transition-opacity duration-150 ${searching ? 'opacity-60' : ''}`}>
      <DirectoryChips conditions={found.conditions} />
      <p role="status" className="mb-4 text-lg">
        <strong className="font-semibold">{found.sentence}</strong>
        {found.similar && <span className="ml-3 text-ink-soft">{directoryPage.similar}</span>}
        {found.capped && <span className="ml-3 text-ink-soft">{directoryPage.capped}</span>}
        {found.near && address.lat === undefined && (
          <span className="block text-base text-ink-soft">{directoryPage.nearAsked}</span>
        )}
      </p>
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
        <DirectoryEmpty narrowed={Object.values(address).some((value) => value !== undefined)} />
      ) : (
        <>
          <SamplesNote of={found.vendors} />
          <ul ref={list} className="grid gap-4 xs:grid-cols-2">
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
      <CompareBar on={address.on} />
      <PageLinks
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => directoryHref({ ...address, page: String(page) })}
      />
    </div>
  );
}
