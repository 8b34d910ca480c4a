import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { prefixNow } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { showDistance } from '#domain/finding/places.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';
import { categoryLabel } from '#content/directory.ts';
import { CardFacts } from '#ui/card-facts.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { useKeptHtml } from '#kit/page/kept-html.ts';
import { CompareTick } from './compare-tick.tsx';
import type { ListedVendor } from './found-page.ts';
import { HoursToday } from './hours-today.tsx';
import { asWritten, writtenLangOf } from '#ui/written-lang.ts';

type Props = {
  vendor: ListedVendor;
  /** Whether a sample is marked as such; absent where the list states it once. */
  marked?: boolean;
  /** Buttons and checkboxes, at the foot of the card. */
  actions?: ReactNode;
};

/** A vendor in the directory; the whole card except its foot leads to the profile. */
export function DirectoryCard({ vendor, marked = true, actions }: Props) {
  const { _id, companyName, categories, area, region, address, isSample, distanceKm, onDay } = vendor;
  // Two cities have a Sector 15.
  const place =
    area && region && region !== 'Delhi'
      ? `${area}, ${prefixNow() ? regionNames[region] : region}`
      : (area ?? address);
  const kept = useKeptHtml(
    () => `card ${marked} ${distanceKm === null} ${JSON.stringify({ ...vendor, distanceKm: null })}`,
    (distance) => (
      <>
        <CardPicture picture={vendor.picture} name={companyName} isSample={isSample && marked} />
        <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
          <h2 {...asWritten} className="text-xl wrap-anywhere">
            <PageLink
              to={profilePath(_id) + (onDay ? `?date=${onDay.day}` : '')}
              className="after:absolute after:inset-0 group-hover:text-teal"
            >
              {companyName}
            </PageLink>
          </h2>
          <p className="mt-0.5 text-ink-soft">{categories.map(categoryLabel).join(', ')}</p>
          <p className="flex gap-1.5 text-ink-soft">
            <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
            <span className="min-w-0 wrap-anywhere" lang={writtenLangOf(place)}>
              {place ?? messages.addressMissing}
              {distanceKm !== null && <span className="font-semibold text-ink"> · {distance}</span>}
            </span>
          </p>
          <CardFacts
            facts={vendor.cardFacts}
            price={vendor.cardPrice}
            rating={vendor.rating}
            trust={vendor.trust}
          />
          {onDay && (
            <p
              className={`pt-1 text-sm font-semibold ${onDay.state === 'free' ? 'text-leaf' : 'text-ink-soft'}`}
            >
              {onDay.words}
            </p>
          )}
          {vendor.openingHours && <HoursToday hours={vendor.openingHours} />}
          <div className="relative z-1 mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 self-start pt-2 noscript:hidden">
            <CompareTick id={_id} name={companyName} />
            {actions}
          </div>
        </div>
      </>
    ),
    distanceKm === null ? '' : showDistance(distanceKm),
  );
  return (
    <article
      className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-raised"
      {...kept}
    />
  );
}
