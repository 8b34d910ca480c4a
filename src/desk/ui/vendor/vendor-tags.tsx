import type { DeskVendor } from '#contract/desk/vendors.ts';
import { vendorSignals } from '#domain/vendors/vendor-signals.ts';
import { Tag } from '#desk/ui/tag.tsx';

const tones = { public: 'good', waiting: 'due', hidden: 'bad' } as const;
const words = { public: 'Public', waiting: 'Waits for approval', hidden: 'Hidden' };

/** The states of a vendor. */
export const VendorTags = ({ vendor }: { vendor: DeskVendor }) => (
  <>
    <Tag tone={tones[vendor.visibility]}>{words[vendor.visibility]}</Tag>
    {vendor.emailConfirmed === false && <Tag tone="due">E-mail not confirmed</Tag>}
    {vendor.signals.map((signal) => (
      <Tag key={signal} tone="due">
        {vendorSignals[signal]}
      </Tag>
    ))}
    {vendor.isSample && <Tag>Sample</Tag>}
  </>
);
