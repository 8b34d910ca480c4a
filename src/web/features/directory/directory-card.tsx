import { type ReactNode, useState } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { showDistance } from '#domain/finding/places.ts';
import { categoryLabel, placeOnCard } from '#content/directory.ts';
import { CardFacts } from '#ui/card-facts.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { useKeptHtml } from '#kit/page/kept-html.ts';
import type { ListedVendor } from './found-page.ts';
import { asWritten, writtenLangOf } from '#ui/written-lang.ts';
import { compareChoice as words } from '#content/compare-choice.ts';
import { toggleCompared, useCompared } from '#kit/device/compared.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { openOn, showHours, type OpeningHours } from '#domain/vendors/opening-hours.ts';
import { useDelhiDay } from '#ui/use-delhi-day.ts';

/** Today's hours, rendered once scripts run: a cached page may be read on another day. The line keeps its height. */
function HoursToday({ hours }: { hours: OpeningHours | null }) {
  const today = useDelhiDay();
  const open = today && openOn(hours, today);
  const line =
    today === null || open === null
      ? ''
      : open
        ? t('Open today, {hours}', { hours: showHours(hours?.[today] ?? '') })
        : t('Closed today');
  return (
    <p className={`min-h-6 pt-1 text-sm font-semibold ${open ? 'text-leaf' : 'text-ink-soft'}`}>{line}</p>
  );
}

/** Marks a vendor for the comparison. Needs scripts, so nothing is rendered without them. */
function CompareTick({ id, name }: { id: string; name: string }) {
  const scripted = useHydrated();
  const chosen = useCompared().includes(id);
  const [full, setFull] = useState(false);
  if (!scripted) return null;
  return (
    <label className="no-print tap inline-flex cursor-pointer items-center gap-2 font-semibold">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => setFull(!toggleCompared(id))}
        aria-label={`${words.tick} ${name}`}
        className="size-5 accent-teal"
      />
      <span aria-live="polite">{full && !chosen ? words.full : words.tick}</span>
    </label>
  );
}

type Props = {
  vendor: ListedVendor;
  /** Whether a sample is marked as such; absent where the list states it once. */
  marked?: boolean;
  /** Buttons and checkboxes, at the foot of the card. */
  actions?: ReactNode;
};

/** A vendor in the directory; the whole card except its foot leads to the profile. */
export function DirectoryCard({ vendor, marked = true, actions }: Props) {
  const { _id, companyName, categories, isSample, distanceKm, comes, onDay } = vendor;
  const place = placeOnCard(vendor);
  const kept = useKeptHtml(
    () => `card ${marked} ${distanceKm === null} ${JSON.stringify({ ...vendor, distanceKm: null })}`,
    (distance) => (
      <>
        <CardPicture picture={vendor.picture} name={companyName} isSample={isSample && marked} />
        <div className="flex min-w-0 grow flex-col px-4 py-3 sm:px-5">
          <h2 {...asWritten} className="text-xl wrap-anywhere">
            <PageLink
              to={profilePath(_id) + (onDay ? `?date=${onDay.day}` : '')}
              className="after:absolute after:inset-0 group-hover:text-teal"
            >
              {companyName}
            </PageLink>
          </h2>
          <p className="mt-0.5 text-ink-soft wrap-anywhere">
            {categories.map(categoryLabel).join(', ')}
            {' · '}
            {comes ? (
              <span className="font-semibold text-ink">{comes}</span>
            ) : (
              <span lang={writtenLangOf(place)}>{place ?? messages.addressMissing}</span>
            )}
            {distanceKm !== null && <span className="font-semibold text-ink"> · {distance}</span>}
          </p>
          <CardFacts
            facts={vendor.cardFacts}
            price={vendor.cardPrice}
            rating={vendor.rating}
            trust={vendor.trust}
          />
          {onDay ? (
            <p
              className={`pt-1 text-sm font-semibold ${onDay.state === 'free' ? 'text-leaf' : 'text-ink-soft'}`}
            >
              {onDay.words}
            </p>
          ) : (
            vendor.openingHours && <HoursToday hours={vendor.openingHours} />
          )}
          <div className="relative z-1 mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 self-start pt-1 noscript:hidden">
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
