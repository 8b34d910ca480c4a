import { Link } from 'react-router';
import type { DeskVendorDetail } from '#contract/desk/vendors.ts';
import { vendorFieldWords as words } from '#content/vendor-fields.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import { showMoment } from '#desk/kit/format.ts';
import { FactList } from '#desk/ui/fact-list.tsx';
import { Phone } from '#desk/ui/phone.tsx';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useAction } from '#desk/kit/action.ts';

type Props = { vendorId: string; masked: string };

/** A tax number, masked until an authorised person reveals it. Each reveal is recorded. */
function TaxNumber({ vendorId, masked }: Props) {
  const mayReveal = mayCall(useSession()?.role, 'staffVendorReveal');
  const [full, setFull] = useState<string | null>(null);
  const { busy, failure, run } = useAction();
  const reveal = () =>
    run(async () => setFull((await api.staffVendorReveal({ params: { vendorId } })).panGst));
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-mono" aria-live="polite">
        {full ?? masked}
      </span>
      {mayReveal && full === null && (
        <Button look="quiet" className="px-2! py-1! text-sm" disabled={busy} onClick={() => void reveal()}>
          Reveal
        </Button>
      )}
      {failure && <span role="alert">{failure}</span>}
    </span>
  );
}

const kinds = { pan: 'PAN', gstin: 'GSTIN', unrecognised: 'Tax number, not recognised' };

/** The desk's data about a vendor. */
export function VendorFacts({ vendor }: { vendor: DeskVendorDetail }) {
  const { id, email, phone, website, panGst, panGstKind, profile } = vendor;
  return (
    <FactList
      facts={[
        ['Owner', vendor.ownerName],
        ['Phone', phone && <Phone key="phone" number={phone} />],
        ['E-mail', email],
        ['Website', website],
        [
          panGstKind ? kinds[panGstKind] : 'Tax number',
          panGst && <TaxNumber key={id} vendorId={id} masked={panGst} />,
        ],
        ['Registered for', vendor.productSelection],
        [words.address, profile.address],
        [words.area, profile.area],
        ['Enquiries', String(vendor.enquiries)],
        [
          vendor.visibility === 'hidden' ? 'Families told of the hiding' : 'Open with families',
          vendor.openRequests.length > 0 && (
            <span key="open" className="flex flex-wrap gap-x-4">
              {vendor.openRequests.map((reference) => (
                <Link
                  key={reference}
                  to={fillPath(deskPaths.enquiry, { reference })}
                  className="tap inline-flex items-center text-teal underline"
                >
                  {reference}
                </Link>
              ))}
            </span>
          ),
        ],
        ['Registered', showMoment(vendor.registeredAt)],
        ['Last change', showMoment(vendor.updatedAt)],
        ['Hidden since', vendor.hiddenAt && showMoment(vendor.hiddenAt)],
        ['Reason', vendor.hiddenReason],
      ]}
    />
  );
}
