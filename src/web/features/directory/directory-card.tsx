import { MapPin } from 'lucide-react';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import type { DirectoryCard as Card } from '#contract/directory.ts';
import { showDistance } from '#contract/places.ts';
import { categoryLabel } from '#content/directory.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { HoursToday } from './hours-today.tsx';

/** A vendor in the directory; the whole card leads to the profile. */
export function DirectoryCard({ vendor }: { vendor: Card }) {
  const { _id, companyName, ownerName, categories, area, region, address, isSample, distanceKm } = vendor;
  // Two cities have a Sector 15.
  const place = area && region && region !== 'Delhi' ? `${area}, ${region}` : (area ?? address);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-raised">
      <CardPicture picture={vendor.picture} name={companyName} isSample={isSample} />
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        <h2 className="text-xl wrap-anywhere">
          <PageLink to={profilePath(_id)} className="after:absolute after:inset-0 group-hover:text-teal">
            {companyName}
          </PageLink>
        </h2>
        <p className="text-sm text-ink-soft">{ownerName}</p>
        {categories.length > 0 && (
          <ul aria-label="Services" className="mt-2 flex flex-wrap gap-1.5">
            {categories.slice(0, 3).map((category) => (
              <li key={category} className="rounded-full bg-paper-deep px-2.5 py-0.5 text-sm">
                {categoryLabel(category)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 mb-1 flex gap-1.5 text-ink-soft">
          <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
          <span className="min-w-0">
            {place ?? messages.addressMissing}
            {distanceKm !== null && (
              <span className="font-semibold text-ink"> · {showDistance(distanceKm)}</span>
            )}
          </span>
        </p>
        <HoursToday hours={vendor.openingHours} />
      </div>
    </article>
  );
}
