import { useMemo, useState } from 'react';
import { t } from '#words/t.ts';
import { kmBetween, type Place } from '#domain/finding/places.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { useMyLocation, locationProblem, type MyLocation } from '#kit/device/my-location.ts';
import { MapFrame } from '#kit/page/map-frame.tsx';
import type { MapPlace } from '#ui/map/map-places.ts';
import { VendorBubble } from './vendor-bubble.tsx';
import { VendorEntry } from './vendor-entry.tsx';
import { LocateFixed } from 'lucide-react';
import { Button } from '#ui/button.tsx';

type NearMeProps = { mine: MyLocation; onAsk: () => void; onForget: () => void };

/** Sorts by distance once the visitor shares a location, which stays on the device. */
function NearMe({ mine, onAsk, onForget }: NearMeProps) {
  const known = mine.state === 'known';
  return (
    <div className="noscript:hidden">
      <Button look="secondary" disabled={mine.state === 'asking'} onClick={known ? onForget : onAsk}>
        <LocateFixed aria-hidden size={18} /> {known ? t('Sort from A to Z') : t('Nearest to me first')}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {known
          ? t('Sorted by distance. Your place stays on this device.')
          : (locationProblem[mine.state] ?? '')}
      </p>
    </div>
  );
}

type Props = {
  vendors: readonly VendorCard[];
  centre: Place;
  name: string;
  look: 'owners' | 'companies';
};

const placeOf = ({ latitude, longitude }: VendorCard): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function mapPlaces(vendors: readonly VendorCard[]): MapPlace[] {
  return vendors.flatMap((vendor) => {
    const place = placeOf(vendor);
    return place ? [{ ...place, id: vendor._id, name: vendor.companyName }] : [];
  });
}

/** The vendors of a market as a list and on a map; a selection in one shows in the other. */
export function VendorsAndMap({ vendors, centre, name, look }: Props) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [mine, ask, forget] = useMyLocation();
  const distance = (vendor: VendorCard) => {
    const place = placeOf(vendor);
    return mine.state === 'known' && place ? kmBetween(mine.place, place) : null;
  };
  const sorted =
    mine.state === 'known'
      ? vendors.toSorted((a, b) => (distance(a) ?? Infinity) - (distance(b) ?? Infinity))
      : vendors;
  const places = useMemo(() => mapPlaces(vendors), [vendors]);
  const chooseOnMap = (id: string | null) => {
    setChosenId(id);
    if (id !== null && window.matchMedia('(min-width: 64rem)').matches)
      document.getElementById(`vendor-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const showOnMap = (id: string) => {
    setChosenId(id);
    document.getElementById('market-map')?.scrollIntoView({ block: 'nearest' });
  };
  const chosen = vendors.find(({ _id }) => _id === chosenId);
  return (
    <div
      className={
        vendors.length > 0
          ? 'grid grid-cols-1 gap-4 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]'
          : ''
      }
    >
      <div className={vendors.length > 0 ? 'min-w-0' : 'hidden'}>
        <div className="mb-4">
          <NearMe mine={mine} onAsk={ask} onForget={forget} />
        </div>
        <ul className="rail gap-4 xs:grid">
          {sorted.map((vendor) => (
            <li key={vendor._id}>
              <VendorEntry
                vendor={vendor}
                look={look}
                chosen={vendor._id === chosenId}
                onShow={placeOf(vendor) ? () => showOnMap(vendor._id) : undefined}
                distanceKm={distance(vendor)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div id="market-map" className="scroll-mt-20 lg:sticky lg:top-20 lg:self-start">
        <MapFrame
          centre={centre}
          name={name}
          places={places}
          chosenId={chosenId}
          onChoose={chooseOnMap}
          bubble={(id) => {
            const vendor = vendors.find(({ _id }) => _id === id);
            return vendor && <VendorBubble vendor={vendor} onClose={() => setChosenId(null)} />;
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {chosen ? t('{companyName} is chosen on the map', { companyName: chosen.companyName }) : ''}
      </p>
    </div>
  );
}
