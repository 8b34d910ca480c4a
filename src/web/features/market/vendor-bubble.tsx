import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { PageLink } from '#ui/page-link.tsx';
import { asWritten, writtenLang } from '#ui/written-lang.ts';

type Props = { vendor: VendorCard; onClose: () => void };

const action = 'tap inline-flex items-center underline underline-offset-4';

/** The bubble of a vendor on the map. */
export function VendorBubble({ vendor, onClose }: Props) {
  return (
    <div className="text-sm">
      <p {...asWritten} className="text-base font-semibold">
        {vendor.companyName}
      </p>
      <p lang={writtenLang} className="text-ink-soft">
        {vendor.address}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <PageLink to={profilePath(vendor._id)} className={action}>
          {messages.viewProfile}
        </PageLink>
        {vendor.address && (
          <a
            href={mapSearchHref(vendor.address)}
            target="_blank"
            rel="noopener noreferrer"
            className={action}
          >
            {messages.getDirections}
          </a>
        )}
        <button type="button" onClick={onClose} className={action}>
          {t('Close')}
        </button>
      </p>
    </div>
  );
}
