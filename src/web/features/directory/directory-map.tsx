import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { writeBox, type Box } from '#domain/finding/places.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import type { VendorPin } from '#contract/vendor-places.ts';
import { directoryPage } from '#content/directory.ts';
import { api } from '#kit/api/api.ts';
import { MapFrame } from '#kit/page/map-frame.tsx';
import { Button } from '#ui/button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { MapCard } from './map-card.tsx';

type Props = {
  address: DirectoryAddress;
  /** Whether a phone shows the map instead of the list. */
  shown: boolean;
  onSearchHere: (box: string) => void;
  highlightedId: string | null;
  onHighlight: (id: string | null) => void;
  /** The vendors of the list beside the map. */
  listed: ComponentProps<typeof MapCard>['listed'];
  /** Class names that give the map its height. */
  height: string;
};
type Query = Parameters<typeof api.vendorPins>[0]['query'];

/** India Gate: the middle of the map while it shows no vendors. */
const centre = { latitude: 28.613, longitude: 77.229 };

/** Where those who were found stand, and a way to search where the map has been moved to. */
export function DirectoryMap({ address, shown, onSearchHere, listed, height, ...highlight }: Props) {
  const isWide = useMedia('(min-width: 40rem)');
  const box = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly VendorPin[]>([]);
  const [problem, setProblem] = useState<'capped' | 'failed' | null>(null);
  const [loaded, setLoaded] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [moved, setMoved] = useState<Box | null>(null);
  const { page: _, sort: __, ...conditions } = address;
  const asked = JSON.stringify(conditions);
  useEffect(() => {
    if (shown) box.current!.scrollIntoView({ block: 'start' });
  }, [shown]);
  useEffect(() => {
    // On a phone with the list in front the map is hidden: nothing is fetched for it.
    if (box.current!.offsetParent === null) return undefined;
    let current = true;
    setMoved(null);
    setChosenId(null);
    api.vendorPins({ query: JSON.parse(asked) as Query }).then(
      (found) => {
        if (!current) return;
        setPins(found.pins);
        setLoaded(true);
        setProblem(found.capped ? 'capped' : null);
      },
      () => current && setProblem('failed'),
    );
    return () => {
      current = false;
    };
  }, [asked, shown]);
  const places = useMemo(() => placesOf(pins), [pins]);
  const chosen = pins.find(({ _id }) => _id === chosenId);
  return (
    <div ref={box} className="relative scroll-mt-20">
      <MapFrame
        centre={centre}
        name={directoryPage.mapName}
        fits
        height={height}
        places={places}
        chosenId={chosenId}
        onChoose={setChosenId}
        {...highlight}
        onMoved={setMoved}
        callout={isWide ? 'card' : 'foot'}
        bubble={() => chosen && <MapCard pin={chosen} listed={listed} category={address.category} />}
      />
      {moved && (
        <Button
          look="secondary"
          className="absolute top-3 left-3 z-20 shadow-raised"
          onClick={() => onSearchHere(writeBox(moved))}
        >
          {directoryPage.searchHere}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {problem === 'capped' && directoryPage.mapCapped}
        {problem === 'failed' && directoryPage.mapFailed}
        {loaded && pins.length === 0 && problem === null && directoryPage.mapEmpty}
      </p>
    </div>
  );
}

const placesOf = (pins: readonly VendorPin[]) =>
  pins.map(({ _id, name, latitude, longitude }) => ({ id: _id, name, latitude, longitude }));
