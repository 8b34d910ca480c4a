import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import type { VendorCard as VendorData } from '#contract/vendor-card.ts';
import { CardFacts } from '#ui/card-facts.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { asWritten, writtenLang } from '#ui/written-lang.ts';

/** The part of a vendor that a card shows; a built-in sample has no more. */
export type CardVendor = Pick<VendorData, '_id' | 'companyName' | 'ownerName' | 'isSample'> &
  Partial<
    Pick<
      VendorData,
      | 'address'
      | 'area'
      | 'phone'
      | 'category'
      | 'picture'
      | 'cardFacts'
      | 'cardPrice'
      | 'cardChecks'
      | 'rating'
      | 'responseTime'
    >
  > & {
    /** Its category, in words. */
    trade?: string | null;
  };

type Props = {
  vendor: CardVendor;
  /** Whether a sample is marked as such; absent where the list states it once. */
  marked?: boolean;
  /** Links and buttons, at the foot of the card. */
  actions?: ReactNode;
};

/** A vendor in a list: picture or monogram, names, place, and actions. Samples are labelled. */
export function VendorCard({ vendor, marked = true, actions }: Props) {
  const { companyName, ownerName, address, area, picture, isSample } = vendor;
  const about = [vendor.trade, area].filter(Boolean).join(' · ');
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card">
      <CardPicture picture={picture} name={companyName} isSample={isSample && marked} />
      <div className="flex min-w-0 grow flex-col p-3 sm:p-5">
        <h3 {...asWritten} className="text-xl wrap-anywhere">
          {companyName}
        </h3>
        <p {...asWritten} className="text-ink-soft wrap-anywhere">
          {ownerName}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{about}</p>
        <CardFacts
          facts={vendor.cardFacts ?? []}
          price={vendor.cardPrice ?? null}
          rating={vendor.rating}
          trust={[vendor.cardChecks, vendor.responseTime].filter((line) => typeof line === 'string')}
        />
        {address && (
          <p lang={writtenLang} className="mt-2 flex gap-2 text-sm text-ink-soft sm:mt-3">
            <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-teal" />
            {address}
          </p>
        )}
        {actions && <div className="mt-auto flex flex-wrap gap-2 pt-3 sm:pt-4">{actions}</div>}
      </div>
    </article>
  );
}
