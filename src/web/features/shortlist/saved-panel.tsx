import { useState } from 'react';
import { askPath } from '#facts/ask-path.ts';
import { askedVendorsMax } from '#facts/limits.ts';
import { askWords } from '#content/ask.ts';
import { shortlistWords as words } from '#content/shortlist.ts';
import { changeSaved, savedMax, unsave, type SavedVendor } from '#kit/device/shortlist.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useRemoval } from '#ui/removed-notice.tsx';
import { SavedList } from './saved-list.tsx';

/** The saved vendors, and one form for a request to several of them. */
export function SavedPanel({ saved }: { saved: readonly SavedVendor[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = saved.map(({ id }) => id).filter((id) => ticked.includes(id));
  /** Above the maximum, a new choice replaces the first. */
  const choose = (id: string) =>
    setTicked(
      chosen.includes(id)
        ? chosen.filter((one) => one !== id)
        : [...ticked.filter((one) => chosen.includes(one)), id].slice(-askedVendorsMax),
    );
  const { tell, notice } = useRemoval();
  const remove = (vendor: SavedVendor, place: number) => {
    unsave(vendor.id);
    tell(words.removed(vendor.name), () => {
      // What was saved meanwhile stays.
      changeSaved((now) =>
        now.length < savedMax && !now.some(({ id }) => id === vendor.id)
          ? now.toSpliced(place, 0, vendor)
          : now,
      );
    });
  };
  if (saved.length === 0) return <div>{notice}</div>;
  return (
    <div className="grid gap-4">
      {notice}
      <p className="no-print text-ink-soft">{words.chooseLead(askedVendorsMax)}</p>
      <SavedList saved={saved} chosen={chosen} onChoose={choose} onRemove={remove} />
      {chosen.length > 0 && (
        <div className="no-print">
          <ButtonLink to={askPath(chosen)}>{askWords.these(chosen.length)}</ButtonLink>
        </div>
      )}
    </div>
  );
}
