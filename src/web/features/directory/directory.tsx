import { useState, type ReactNode, type ComponentProps } from 'react';
import { List, Map as MapIcon } from 'lucide-react';
import { t } from '#words/t.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import type { Async } from '#contract/settled.ts';
import { directoryPage } from '#content/directory.ts';
import { InPage } from '#kit/page/in-page.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { SamplesNote } from '#ui/samples-note.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryForm } from './directory-form.tsx';
import { DirectoryLoading } from './directory-loading.tsx';
import { DirectoryResults } from './directory-results.tsx';
import type { FoundPage, ListedVendor } from './found-page.ts';
import { NearFilter } from './near-filter.tsx';
import { useDirectory, type DirectoryState } from './use-directory.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { later } from '#kit/page/later.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { DirectoryMap as Map } from './directory-map.tsx';

const mapHeight = 'h-[70dvh] lg:h-[calc(100dvh-9rem)]';

/** Placeholder, so that nothing moves when the map loads. */
const MapPlaceholder = () => (
  <div className={`jaali rounded-xl border border-line bg-paper-deep ${mapHeight}`}>
    <span className="sr-only">{directoryPage.mapName}</span>
  </div>
);
const DirectoryMap = later(() => import('./directory-map.tsx').then((module) => module.DirectoryMap), {
  loading: <MapPlaceholder />,
  StandIn: MapPlaceholder,
});

/** The place of the map: its code comes to who can see it, beside the list or in its place. */
function DirectoryMapSlot(props: Omit<ComponentProps<typeof Map>, 'height'>) {
  const beside = useMedia('(min-width: 64rem)');
  return beside || props.shown ? <DirectoryMap {...props} height={mapHeight} /> : <MapPlaceholder />;
}

/** The search failed: the stated sentence, and other links. */
function DirectoryFailed() {
  return (
    <FailedNotice
      more={
        <ButtonLink to={paths.contact} look="quiet">
          {t('Tell us what you need')}
        </ButtonLink>
      }
    >
      {messages.marketVendorsFailed}
    </FailedNotice>
  );
}

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
          conditions={latest?.conditions ?? []}
        />
        <div className="mt-1 mb-2 flex min-h-11 flex-wrap items-center justify-end gap-x-3">
          <p role="status" className="min-w-0 text-lg font-semibold max-sm:flex-1">
            {latest?.sentence}
          </p>
          <SamplesNote of={latest?.vendors ?? []} className="max-sm:order-last max-sm:w-full sm:mr-auto" />
          <NearFilter address={address} onChange={change} />
          <TextLink
            to={otherView}
            preventScrollReset
            replace={onMap}
            look="strong"
            className="shrink-0 gap-2 lg:hidden noscript:hidden"
          >
            {onMap ? <List aria-hidden size={18} /> : <MapIcon aria-hidden size={18} />}
            {onMap ? directoryPage.showList : directoryPage.showMap}
          </TextLink>
        </div>
      </Part>
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
              listed={latest?.vendors ?? []}
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
