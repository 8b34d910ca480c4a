import { Phone } from 'lucide-react';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { telHref } from '#domain/formats/phone.ts';
import { countAct } from '#kit/page/count-act.ts';
import { warm } from '#kit/api/api.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import type { CardVendor } from './vendor-card.tsx';

type Props = { vendor: CardVendor; call?: boolean };

/** A built-in sample has no page of its own. */
export const hasProfile = ({ _id, isSample }: CardVendor) => !(isSample && _id.startsWith('sample-'));

/** "View Profile", with "Contact Now" before it on request. */
export function VendorActions({ vendor, call = false }: Props) {
  const ask = () => warm(`/api/vendor/${encodeURIComponent(vendor._id)}`);
  const callable = call && vendor.phone;
  return (
    <>
      {callable && (
        <ButtonAnchor
          href={telHref(callable)}
          look="secondary"
          aria-label={`${messages.contactNow}: ${vendor.companyName}`}
          onClick={() => countAct(vendor._id, 'call')}
        >
          <Phone aria-hidden size={18} /> {messages.contactNow}
        </ButtonAnchor>
      )}
      {hasProfile(vendor) && (
        <ButtonLink
          to={profilePath(vendor._id)}
          look="secondary"
          // Beside the call button on one line of a phone.
          className={callable ? 'max-sm:px-3' : ''}
          onPointerEnter={ask}
          onFocus={ask}
          aria-label={`${messages.viewProfile}: ${vendor.companyName}`}
        >
          {messages.viewProfile}
        </ButtonLink>
      )}
    </>
  );
}
