import { useMemo, useState } from 'react';
import { Printer } from 'lucide-react';
import { profilePath } from '#facts/paths.ts';
import type { Market } from '#contract/markets.ts';
import { showDistance, kmBetween, type Place } from '#domain/finding/places.ts';
import { marketWalk as words } from '#content/market-walk.ts';
import { MapFrame } from '#kit/page/map-frame.tsx';
import { useMarketWalk } from '#kit/device/market-walk.ts';
import { Button } from '#ui/button.tsx';
import { useRemoval } from '#ui/removed-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WalkShop } from './walk-shop.tsx';
import type { VendorCard } from '#contract/vendor-card.ts';
import { walkingOrder } from '#domain/finding/walking-order.ts';

/** A shop with a location. */
type Shop = VendorCard & Place;
/** A shop of a walk, with the distance from the previous one; null for the first. */
type Stop = { shop: Shop; kmBefore: number | null };

const isPlaced = (vendor: VendorCard): vendor is Shop =>
  vendor.latitude !== null && vendor.longitude !== null;

/** Splits the shops of a market: those with a location, and the others. */
const placedAndLost = (vendors: readonly VendorCard[]) => ({
  placed: vendors.filter(isPlaced),
  lost: vendors.filter((vendor) => !isPlaced(vendor)),
});

/** Returns the shops in walking order, and the length of the walk. */
function walkOf(centre: Place, shops: readonly Shop[]): { stops: Stop[]; km: number } {
  const way = walkingOrder(centre, shops);
  const stops = way.map((shop, index) => {
    const before = way[index - 1];
    return { shop, kmBefore: before ? kmBetween(before, shop) : null };
  });
  return { stops, km: stops.reduce((sum, { kmBefore }) => sum + (kmBefore ?? 0), 0) };
}

const list = 'rounded-xl border border-line bg-paper px-4 shadow-card sm:px-5';

/** The chosen shops of a market in walking order, all of them while none is chosen, and the others as choices. */
export function MarketWalk({ market: { id, name, center, vendors } }: { market: Market }) {
  const { chosen, toggle, clear, putBack } = useMarketWalk(id);
  const { tell, notice } = useRemoval();
  const [shownId, setShownId] = useState<string | null>(null);
  const { placed, lost } = useMemo(() => placedAndLost(vendors), [vendors]);
  const { stops, km, isChosen } = useMemo(() => {
    // A shop that has left the market is no longer a stop.
    const picked = placed.filter(({ _id }) => chosen.includes(_id));
    return { ...walkOf(center, picked.length > 0 ? picked : placed), isChosen: picked.length > 0 };
  }, [center, placed, chosen]);
  const rest = isChosen ? placed.filter(({ _id }) => !chosen.includes(_id)) : [];
  const places = useMemo(
    () =>
      stops.map(({ shop: { _id, companyName, latitude, longitude } }, index) => ({
        id: _id,
        name: `${index + 1}. ${companyName}`,
        latitude,
        longitude,
      })),
    [stops],
  );
  if (placed.length === 0) return <p>{words.none(name)}</p>;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-8">
        <section aria-labelledby="way">
          <h2 id="way" className="text-2xl">
            {isChosen ? words.way : words.all}
          </h2>
          <p role="status" className="mt-1 text-ink-soft">
            {words.total(stops.length, showDistance(km))}
          </p>
          <ol className={`mt-4 ${list}`}>
            {stops.map(({ shop, kmBefore }, index) => (
              <WalkShop
                key={shop._id}
                shop={shop}
                number={index + 1}
                kmBefore={kmBefore}
                chosen={isChosen}
                onToggle={() => toggle(shop._id)}
              />
            ))}
          </ol>
          {notice}
          <div className="no-print mt-4 flex flex-wrap items-center gap-3 noscript:hidden">
            <Button look="secondary" onClick={() => window.print()}>
              <Printer aria-hidden size={18} /> {words.print}
            </Button>
            {isChosen && (
              <Button
                look="quiet"
                onClick={() => {
                  clear();
                  tell(words.cleared, () => putBack(chosen));
                }}
              >
                {words.clear}
              </Button>
            )}
          </div>
        </section>
        {rest.length + lost.length > 0 && (
          <section aria-labelledby="more" className={isChosen ? 'no-print' : ''}>
            <h2 id="more" className="text-2xl">
              {words.more}
            </h2>
            <ul className={`mt-4 ${list}`}>
              {rest.map((shop) => (
                <WalkShop key={shop._id} shop={shop} chosen={false} onToggle={() => toggle(shop._id)} />
              ))}
              {lost.map((shop) => (
                <WalkShop key={shop._id} shop={shop} chosen={false} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="no-print lg:sticky lg:top-20 lg:self-start">
        <MapFrame
          centre={center}
          name={name}
          places={places}
          chosenId={shownId}
          onChoose={setShownId}
          bubble={(shop) => {
            const place = places.find((one) => one.id === shop);
            return (
              place && (
                <TextLink to={profilePath(place.id)} look="strong">
                  {place.name}
                </TextLink>
              )
            );
          }}
        />
      </div>
    </div>
  );
}
