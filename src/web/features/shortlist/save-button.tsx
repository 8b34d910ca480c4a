import { useState } from 'react';
import { Heart } from 'lucide-react';
import { t } from '#words/t.ts';
import { countAct } from '#kit/page/count-act.ts';
import { keepOffline } from '#kit/offline/keep-offline.ts';
import { save, unsave, useShortlist } from '#kit/device/shortlist.ts';
import { paths } from '#facts/paths.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { asWritten } from '#ui/written-lang.ts';
import { asSaved, type SavableVendor } from './as-saved.ts';

/** Adds a vendor to the device's shortlist or removes it. Needs scripts, so nothing is rendered without them. */
export function SaveButton({ vendor }: { vendor: SavableVendor }) {
  const scripted = useHydrated();
  const saved = useShortlist().some(({ id }) => id === vendor._id);
  const [full, setFull] = useState(false);
  const toggle = () => {
    if (saved) return unsave(vendor._id);
    const kept = save(asSaved(vendor));
    setFull(!kept);
    if (kept) countAct(vendor._id, 'save');
    keepOffline(paths.shortlist);
  };
  return (
    scripted && (
      <button
        type="button"
        aria-pressed={saved}
        onClick={toggle}
        className="no-print tap relative z-1 inline-flex items-center justify-center gap-2 rounded-md border border-line-strong bg-paper px-3 py-2 font-semibold hover:border-teal hover:text-teal"
      >
        <Heart aria-hidden size={18} className={saved ? 'fill-current text-sindoor' : ''} />
        <span aria-live="polite">
          {full && !saved ? t('Shortlist full') : saved ? t('Saved') : t('Save')}{' '}
          <span {...asWritten} className="sr-only">
            {vendor.companyName}
          </span>
        </span>
      </button>
    )
  );
}
