import { showPhone } from '#contract/phone.ts';
import type { DeskVendorDetail } from '#contract/desk/vendors.ts';
import { vendorFieldWords as words } from '#content/vendor-fields.ts';
import { TextAnchor } from '#ui/text-link.tsx';
import { showMoment } from '../kit/format.ts';
import { FactList } from './fact-list.tsx';
import { TaxNumber } from './tax-number.tsx';

const kinds = { pan: 'PAN', gstin: 'GSTIN', unrecognised: 'Tax number, not recognised' };
/** What is masked cannot be called. */
const isDialable = (phone: string) => /^\d{10}$/.test(phone);

/** What the desk knows of a vendor. */
export function VendorFacts({ vendor }: { vendor: DeskVendorDetail }) {
  const { id, email, phone, website, panGst, panGstKind, profile } = vendor;
  return (
    <FactList
      facts={[
        ['Owner', vendor.ownerName],
        [
          'Phone',
          phone && isDialable(phone) ? (
            <TextAnchor href={`tel:+91${phone}`}>{showPhone(phone)}</TextAnchor>
          ) : (
            phone
          ),
        ],
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
        ['Registered', showMoment(vendor.registeredAt)],
        ['Last change', showMoment(vendor.updatedAt)],
        ['Hidden since', vendor.hiddenAt && showMoment(vendor.hiddenAt)],
        ['Reason', vendor.hiddenReason],
      ]}
    />
  );
}
