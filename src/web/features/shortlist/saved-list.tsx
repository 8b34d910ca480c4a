import { X } from 'lucide-react';
import { profilePath } from '#facts/paths.ts';
import { categoryLabel } from '#content/directory.ts';
import { shortlistWords as words } from '#content/shortlist.ts';
import type { SavedVendor } from '#kit/device/shortlist.ts';
import { TextLink } from '#ui/text-link.tsx';
import { isForeign } from './as-saved.ts';
import { asWritten } from '#ui/written-lang.ts';

/** Returns the facts of a saved vendor, in one line. */
const factsOf = ({ category, area, price }: SavedVendor) =>
  [category && categoryLabel(category), area, price].filter(Boolean).join(' · ');

type Props = {
  saved: readonly SavedVendor[];
  /** Ids of the vendors to ask. */
  chosen: readonly string[];
  onChoose: (id: string) => void;
  onRemove: (vendor: SavedVendor, place: number) => void;
};

/** The saved vendors, first saved first, each with a box to select it for a request. */
export function SavedList({ saved, chosen, onChoose, onRemove }: Props) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-paper shadow-card">
      {saved.map((vendor, place) => (
        <li key={vendor.id} className="flex items-center gap-3 p-3 sm:px-5">
          <label className="no-print tap grid shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              checked={chosen.includes(vendor.id)}
              onChange={() => onChoose(vendor.id)}
              aria-label={`${words.choose} ${vendor.name}`}
              className="size-5 accent-teal"
            />
          </label>
          <div className="min-w-0 grow">
            <TextLink to={profilePath(vendor.id)} look="strong" className="wrap-anywhere" {...asWritten}>
              {vendor.name}
            </TextLink>
            <p
              lang={isForeign(vendor) ? (vendor.locale ?? 'en') : undefined}
              className="text-sm text-ink-soft"
            >
              {factsOf(vendor)}
            </p>
          </div>
          <button
            type="button"
            onClick={() => onRemove(vendor, place)}
            aria-label={`${words.remove} ${vendor.name}`}
            className="no-print tap grid shrink-0 place-items-center rounded-md hover:text-teal"
          >
            <X aria-hidden size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
