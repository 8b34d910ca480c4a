import type { ReactNode } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { OwnProfileBar } from './own-profile-bar.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHeader } from './profile-header.tsx';

type Props = {
  vendor: PublicVendor;
  /** The form that asks this vendor. */
  enquiry: ReactNode;
  /** Beside the ways to get in touch. */
  action?: ReactNode;
};

/** A vendor's public page. */
export function VendorProfile({ vendor, enquiry, action }: Props) {
  const { _id, companyName } = vendor;
  return (
    <div className="wrap py-4 sm:py-6">
      <OwnProfileBar vendorId={_id} />
      <ProfileHeader vendor={vendor} action={action} />
      <ProfileDetails vendor={vendor} />
      <section
        id="enquire"
        aria-labelledby="enquire-heading"
        className="no-print mt-14 grid gap-x-14 gap-y-6 rounded-xl border border-line bg-paper p-5 sm:p-8 lg:grid-cols-[1fr_1.6fr]"
      >
        <div>
          <h2 id="enquire-heading" className="text-3xl">
            {vendorProfile.enquireHeading}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            <strong className="text-ink">{companyName}.</strong> {vendorProfile.enquireLead}
          </p>
        </div>
        <div className="min-w-0">{enquiry}</div>
      </section>
    </div>
  );
}
