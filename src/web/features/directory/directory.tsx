import { useState, type ReactNode } from 'react';
import { List, Map as MapIcon } from 'lucide-react';
import { t } from '#words/t.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import type { Async } from '#contract/settled.ts';
import { directoryPage } from '#content/directory.ts';
import { InPage } from '#kit/page/in-page.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { DirectoryFailed } from './directory-failed.tsx';
import { DirectoryMapSlot } from './directory-map-slot.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryForm } from './directory-form.tsx';
import { DirectoryLoading } from './directory-loading.tsx';
import { DirectoryResults } from './directory-results.tsx';
import type { FoundPage, ListedVendor } from './found-page.ts';
import { NearFilter } from './near-filter.tsx';
import { useDirectory, type DirectoryState } from './use-directory.ts';

type Props = {
  found: Async<FoundPage>;
  /** A further button at the foot of each card. */
  action?: (vendor: ListedVendor) => ReactNode;
};

/** The search of the directory and its results. `place`: the conditions in the path of the page. */
export function Directory({ place, ...rest }: Props & { place?: DirectoryAddress }) {
  return <DirectoryView {...rest} state={useDirectory(place)} />;
}

/** The directory in a given state. It does not use the router, so that the server can render it alone. */
export function DirectoryView({ found, action, state }: Props & { state: DirectoryState }) {
  const { address, change, follows, focused, searching, onMap, otherView } = state;
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const latest = useLatest(found);
  return (
    <>
      <InPage data={found} />
      {/* On a desktop the part below the form stands beside its last line, if that is a single line. */}
      <div className="mb-8 rounded-xl border border-line bg-paper p-4 shadow-card sm:p-6 lg:not-has-[details_details[open]]:*:last:-mt-12">
        <Part of="form">
          <DirectoryForm
            address={address}
            onChange={change}
            follows={follows}
            focused={focused}
            showLabel={
              latest && latest.total > 0 ? t('Show {howMany}', { howMany: latest.howMany }) : t('Search')
            }
            filters={
              <Part of="filters" instead={() => <PartFailed />}>
                <DirectoryFilters address={address} found={latest} />
              </Part>
            }
          />
          <div className="mt-3 flex flex-wrap items-center gap-x-4 lg:ml-auto lg:w-fit lg:max-w-4/5 lg:flex-row-reverse noscript:hidden">
            <NearFilter address={address} onChange={change} />
            <TextLink
              to={otherView}
              preventScrollReset
              replace={onMap}
              look="strong"
              className="gap-2 lg:hidden"
            >
              {onMap ? <List aria-hidden size={18} /> : <MapIcon aria-hidden size={18} />}
              {onMap ? directoryPage.showList : directoryPage.showMap}
            </TextLink>
          </div>
        </Part>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className={onMap ? 'max-lg:hidden' : ''}>
          <Part of="results">
            <AsyncSection data={found} loading={<DirectoryLoading />} failed={() => <DirectoryFailed />}>
              {(page) => (
                <DirectoryResults
                  found={page}
                  address={address}
                  searching={searching}
                  highlightedId={highlightedId}
                  onHighlight={setHighlightedId}
                  action={action}
                />
              )}
            </AsyncSection>
          </Part>
        </div>
        <div className={`noscript:hidden lg:sticky lg:top-20 lg:self-start ${onMap ? '' : 'max-lg:hidden'}`}>
          <Part of="map">
            <DirectoryMapSlot
              address={address}
              shown={onMap}
              onSearchHere={(box) => change({ ...address, box, page: undefined })}
              highlightedId={highlightedId}
              onHighlight={setHighlightedId}
            />
          </Part>
        </div>
      </div>
    </>
  );
}
