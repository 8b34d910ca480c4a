import { MapPin, Navigation } from 'lucide-react';
import { t } from '#words/t.ts';
import { selectionName, vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { contactLine, messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { showPhoneUnbroken, telHref } from '#domain/formats/phone.ts';
import { mapSearchHref, showDistance } from '#domain/finding/places.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { countAct } from '#kit/page/count-act.ts';
import { PageLink } from '#ui/page-link.tsx';
import { SampleMark } from '#ui/sample-mark.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { asWritten, writtenLang } from '#ui/written-lang.ts';

type Props = {
  vendor: VendorCard;
  /** `owners`: the owner's name first, as in the directory of M Block; `companies`: the company's. */
  look: 'owners' | 'companies';
  chosen: boolean;
  /** Absent when the vendor has no location. */
  onShow?: () => void;
  distanceKm: number | null;
};

const action =
  'tap inline-flex items-center gap-1.5 text-teal underline-offset-4 hover:text-teal-deep hover:underline';
const noAddress = messages.addressMissing;

/** A vendor of a market: names, address, phone and links. */
export function VendorEntry({ vendor, look, chosen, onShow, distanceKm }: Props) {
  const { companyName, ownerName, productSelection, category, address, phone, isSample, _id } = vendor;
  const trade = category && vendorCategories[category as VendorCategory];
  const what = [trade, selectionName(productSelection)].filter(Boolean).join(' · ');
  const [title, line] = look === 'owners' ? [ownerName, companyName] : [companyName, what];
  return (
    <article
      id={`vendor-${_id}`}
      data-chosen={chosen || undefined}
      className="scroll-mt-24 rounded-xl border border-line bg-paper p-4 shadow-card transition-colors duration-200 data-chosen:border-teal data-chosen:bg-teal-wash sm:p-5"
    >
      <div className="flex gap-4">
        <Portrait picture={vendor.picture} name={companyName} className="size-16 sm:size-20" />
        <div className="min-w-0 grow">
          <div className="flex flex-col-reverse items-start justify-between gap-x-3 sm:flex-row">
            <h3 {...asWritten} className="text-xl wrap-anywhere">
              {title}
            </h3>
            {isSample && <SampleMark />}
          </div>
          <p {...(look === 'owners' && asWritten)} className="text-sm text-ink-soft">
            {line}
            {distanceKm !== null && (
              <span className="block">
                {t('{distance} from you', { distance: showDistance(distanceKm) })}
              </span>
            )}
          </p>
          <address
            lang={address ? writtenLang : undefined}
            className="mt-1.5 not-italic wrap-anywhere text-ink-soft"
          >
            {address || noAddress}
          </address>
          {phone && (
            <a
              href={telHref(phone)}
              onClick={() => countAct(_id, 'call')}
              className={`${action} font-semibold`}
            >
              {look === 'owners' ? contactLine(showPhoneUnbroken(phone)) : showPhoneUnbroken(phone)}
            </a>
          )}
        </div>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-1 text-sm sm:ml-24 sm:justify-start sm:gap-x-6 sm:text-base">
        <PageLink
          to={profilePath(_id)}
          aria-label={`${messages.viewProfile}: ${companyName}`}
          className={action}
        >
          {messages.viewProfile}
        </PageLink>
        {address && (
          <a
            href={mapSearchHref(address)}
            onClick={() => countAct(_id, 'directions')}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${messages.getDirections}: ${companyName}`}
            className={action}
          >
            <Navigation aria-hidden size={17} className="max-sm:hidden" /> {messages.getDirections}
          </a>
        )}
        {onShow && (
          <button
            type="button"
            aria-pressed={chosen}
            aria-label={t('Show on map: {companyName}', { companyName })}
            onClick={onShow}
            className={`${action} noscript:hidden`}
          >
            <MapPin aria-hidden size={17} className="max-sm:hidden" /> {t('Show on map')}
          </button>
        )}
      </p>
    </article>
  );
}
