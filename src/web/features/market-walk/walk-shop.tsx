import { profilePath } from '#facts/paths.ts';
import { showDistance } from '#domain/finding/places.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { categoryLabel } from '#content/directory.ts';
import { marketWalk as words } from '#content/market-walk.ts';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten, writtenLang } from '#ui/written-lang.ts';

type Props = {
  shop: VendorCard;
  /** Its position in the walk; absent for a shop outside it. */
  number?: number;
  /** Distance from the previous shop. */
  kmBefore?: number | null;
  chosen: boolean;
  /** Absent for a shop without a location. */
  onToggle?: () => void;
};

/** A shop of a market with a box that adds it to the walk. */
export function WalkShop({ shop, number, kmBefore = null, chosen, onToggle }: Props) {
  const { _id, companyName, categories, address } = shop;
  const trades = categories.map(categoryLabel).join(', ');
  const line = [trades, address].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
      {onToggle && (
        <label className="no-print tap grid shrink-0 cursor-pointer place-items-center noscript:hidden">
          <input
            type="checkbox"
            name={_id}
            checked={chosen}
            onChange={onToggle}
            aria-label={`${words.tick}: ${companyName}`}
            className="size-5 accent-teal"
          />
        </label>
      )}
      {number !== undefined && (
        <span className="mt-1.5 grid size-8 shrink-0 place-items-center rounded-full bg-marigold-wash font-semibold">
          {number}
        </span>
      )}
      <div className="min-w-0 grow">
        <TextLink to={profilePath(_id)} look="strong" className="wrap-anywhere" {...asWritten}>
          {companyName}
        </TextLink>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {writtenLang && address ? (
            <>
              {trades} · <span lang={writtenLang}>{address}</span>
            </>
          ) : (
            line
          )}
        </p>
        {!onToggle && <p className="text-sm text-ink-soft">{words.lost}</p>}
      </div>
      {kmBefore !== null && (
        <span className="mt-2.5 shrink-0 text-sm text-ink-soft">{showDistance(kmBefore)}</span>
      )}
    </li>
  );
}
