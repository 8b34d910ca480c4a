import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import type { VendorCard } from '#contract/vendor-card.ts';
import { categoryLabel, placeOnCard } from '#content/directory.ts';
import { NameBanner } from './name-banner.tsx';
import { PageLink } from './page-link.tsx';
import { Photo } from './photo.tsx';
import { PriceWords } from './price-words.tsx';
import { SampleMark } from './sample-mark.tsx';
import { asWritten, writtenLangOf } from './written-lang.ts';

/** The part of a vendor that a small card shows. */
export type SmallVendor = Pick<VendorCard, 'companyName' | 'category' | 'picture' | 'isSample'> &
  Pick<VendorCard, 'area' | 'region' | 'address' | 'cardPrice' | 'rating'>;

type Props = {
  vendor: SmallVendor;
  /** The address of its page; absent, the name is no link. */
  to?: string;
  /** The element of the name: a heading in a list of vendors. */
  heading?: 'h2' | 'h3' | 'p';
  /** Links and buttons, below the text. */
  actions?: ReactNode;
};

/** A vendor in a few lines, without a frame of its own: picture or name banner, trade and place, price of its category, stars. */
export function SmallVendorCard({ vendor, to, heading: Name = 'h3', actions }: Props) {
  const { companyName, category, picture, isSample, cardPrice, rating } = vendor;
  const place = placeOnCard(vendor);
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-start gap-x-3">
      <div className="relative overflow-hidden rounded-lg">
        {picture ? (
          <Photo
            picture={{ ...picture, alt: '' }}
            sizes="6.5rem"
            className="aspect-square [&_img:not([data-fx])]:object-[50%_33%]"
          />
        ) : (
          <NameBanner name={companyName} className="aspect-square text-sm" />
        )}
      </div>
      <div className="min-w-0 text-sm">
        <Name {...asWritten} className="text-lg leading-snug font-semibold wrap-anywhere">
          {to ? (
            <PageLink
              to={to}
              className="tap inline-flex items-center underline-offset-4 hover:text-teal hover:underline"
            >
              {companyName}
            </PageLink>
          ) : (
            companyName
          )}
        </Name>
        {isSample && <SampleMark className="mt-1" />}
        <p className="mt-0.5 text-ink-soft wrap-anywhere">
          {category && categoryLabel(category)}
          {category && place && ' · '}
          <span lang={writtenLangOf(place)}>{place}</span>
        </p>
        {cardPrice !== null && (
          <p className="mt-1 font-semibold first-letter:uppercase">
            <PriceWords>{cardPrice}</PriceWords>
          </p>
        )}
        {rating && (
          <p className="mt-1 font-semibold">
            <Star aria-hidden size={16} fill="currentColor" className="mr-1 inline text-marigold-deep" />
            {rating.words}
          </p>
        )}
      </div>
      {actions && <div className="col-span-full mt-3 flex flex-wrap gap-2">{actions}</div>}
    </article>
  );
}
