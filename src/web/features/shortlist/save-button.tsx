import { useState } from 'react';
import { Heart } from 'lucide-react';
import type { VendorCard } from '#contract/vendors.ts';
import { keepOffline } from '#kit/keep-offline.ts';
import { save, unsave, useShortlist } from '#kit/shortlist.ts';
import { paths } from '#facts/paths.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** As much of a vendor as is saved. */
export type SavableVendor = Pick<VendorCard, '_id' | 'companyName'> &
  Partial<Pick<VendorCard, 'category' | 'area' | 'cardPrice'>>;

const asSaved = ({ _id, companyName, category = null, area = null, cardPrice = null }: SavableVendor) => ({
  id: _id,
  name: companyName,
  category,
  area,
  price: cardPrice,
});

/** Puts a vendor on the device's shortlist or takes it off. Without scripts there is none, so nothing is offered. */
export function SaveButton({ vendor }: { vendor: SavableVendor }) {
  const scripted = useHydrated();
  const saved = useShortlist().some(({ id }) => id === vendor._id);
  const [full, setFull] = useState(false);
  const toggle = () => {
    if (saved) return unsave(vendor._id);
    setFull(!save(asSaved(vendor)));
    keepOffline(paths.shortlist);
  };
  return (
    scripted && (
      <button
        type="button"
        aria-pressed={saved}
        onClick={toggle}
        className="no-print tap relative z-1 inline-flex items-center gap-2 rounded-md border border-line-strong bg-paper px-3 py-2 font-semibold hover:border-teal hover:text-teal"
      >
        <Heart aria-hidden size={18} className={saved ? 'fill-current text-sindoor' : ''} />
        <span aria-live="polite">
          {full && !saved ? 'Shortlist full' : saved ? 'Saved' : 'Save'}{' '}
          <span className="sr-only">{vendor.companyName}</span>
        </span>
      </button>
    )
  );
}
