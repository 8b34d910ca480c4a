import type { ComponentProps } from 'react';
import { directoryPage } from '#content/directory.ts';
import { later } from '#kit/page/later.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { DirectoryMap as Map } from './directory-map.tsx';

const mapHeight = 'h-[70dvh] lg:h-[calc(100dvh-9rem)]';

/** Placeholder, so that nothing moves when the map loads. */
const Place = () => (
  <div className={`jaali rounded-xl border border-line bg-paper-deep ${mapHeight}`}>
    <span className="sr-only">{directoryPage.mapName}</span>
  </div>
);
const DirectoryMap = later(() => import('./directory-map.tsx').then((module) => module.DirectoryMap), {
  loading: <Place />,
  StandIn: Place,
});

/** The place of the map: its code comes to who can see it, beside the list or in its place. */
export function DirectoryMapSlot(props: Omit<ComponentProps<typeof Map>, 'height'>) {
  const beside = useMedia('(min-width: 64rem)');
  return beside || props.shown ? <DirectoryMap {...props} height={mapHeight} /> : <Place />;
}
