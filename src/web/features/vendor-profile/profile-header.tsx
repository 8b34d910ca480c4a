import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { prefixNow } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import {
  regionNames,
  selectionName,
  vendorCategories,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { Monogram } from '#ui/monogram.tsx';
import { Photo } from '#ui/photo.tsx';
import { PriceWords } from '#ui/price-words.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileWall } from './profile-wall.tsx';
import { asWritten } from '#ui/written-lang.ts';

/** Returns the vendor's trade, in words: its first category, or the registered one while none is chosen. */
const whatOf = ({ category, productSelection }: PublicVendor): string | null =>
  category ? (vendorCategories[category as VendorCategory] ?? category) : selectionName(productSelection);

/** What a family wants to know before it reads on: the price of the trade, two facts, stars, checks. Nothing where nothing is known. */
function KeyLines({ vendor: { cardPrice, cardFacts, cardChecks, rating, responseTime } }: Props) {
  return (
    <ul className="mt-3 space-y-1 wrap-anywhere">
      {cardPrice && (
        <li className="text-lg font-semibold first-letter:uppercase">
          <PriceWords>{cardPrice}</PriceWords>
        </li>
      )}
      {cardFacts.length > 0 && <li className="first-letter:uppercase">{cardFacts.join(' · ')}</li>}
      {rating && (
        <li className="flex items-center gap-1.5 font-semibold">
          <Star aria-hidden size={18} fill="currentColor" className="shrink-0 text-marigold-deep" />
          <TextAnchor href="#reviews">{rating.words}</TextAnchor>
        </li>
      )}
      {cardChecks && (
        <li className="font-semibold text-leaf">
          <TextAnchor href="#checked">{cardChecks}</TextAnchor>
        </li>
      )}
      {responseTime && <li className="text-sm text-ink-soft">{responseTime}</li>}
    </ul>
  );
}

type Props = { vendor: PublicVendor };

/** The first screen: pictures, names, trade and place, price, facts and checks, a free day, and the ways to get in touch. */
export function ProfileHeader({
  vendor,
  action,
  save,
  days,
}: Props & { action?: ReactNode; save?: ReactNode; days?: ReactNode }) {
  const { companyName, ownerName, area, region, isSample } = vendor;
  const picture = vendor.pictures.profilepicture;
  const where = area ?? (prefixNow() && region ? regionNames[region] : region);
  return (
    <header className="relative">
      <ProfileWall vendor={vendor} />
      {/* Over the wall, since it needs scripts: in a row of its own it would push the page down when it comes. */}
      <div className="absolute top-2 left-2">{save}</div>
      <div className="mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div>
          <div className="flex items-start gap-3 sm:gap-5">
            {picture ? (
              <Photo
                picture={picture}
                sizes="96px"
                priority
                className="size-16 shrink-0 rounded-lg sm:size-24"
              />
            ) : (
              <Monogram of="business" name={companyName} className="size-16 text-xl sm:size-24 sm:text-3xl" />
            )}
            <div className="min-w-0">
              <h1 {...asWritten} tabIndex={-1} className="text-2xl leading-tight! wrap-anywhere md:text-4xl">
                {companyName}
              </h1>
              <p {...asWritten} className="mt-0.5 wrap-anywhere text-ink-soft">
                {ownerName}
              </p>
            </div>
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <span className="min-w-0 font-semibold text-teal">
              {[whatOf(vendor), where].filter(Boolean).join(' · ')}
            </span>
            {isSample && (
              <span className="rounded-full bg-marigold-wash px-2.5 py-0.5 text-sm font-semibold">
                {vendorProfile.sampleVendor}
              </span>
            )}
          </p>
          <KeyLines vendor={vendor} />
          <ProfileActions vendor={vendor} action={action} />
        </div>
        {days && <div className="mt-3 min-w-0">{days}</div>}
      </div>
      {isSample && <p className="mt-2 text-sm text-ink-soft">{vendorProfile.sampleVendorNote}</p>}
    </header>
  );
}
