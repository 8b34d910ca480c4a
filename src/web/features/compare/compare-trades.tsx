import { comparePath } from '#facts/paths.ts';
import { comparedCategories, sharedCategories } from '#domain/vendors/compared.ts';
import type { ComparedVendor } from '#contract/vendors.ts';
import { compareWords as words } from '#content/compare.ts';
import { categoryLabel } from '#content/directory.ts';
import { TextLink } from '#ui/text-link.tsx';

type Props = {
  vendors: readonly ComparedVendor[];
  as: { day: string | null; category: string | null };
};

/** Above a comparison: the trade whose prices and facts are compared, with a link for each that the vendors share. */
export function CompareTrades({ vendors, as }: Props) {
  if (vendors.length < 2) return null;
  const shared = sharedCategories(vendors);
  if (shared.length === 0) return <p className="mb-4 text-ink-soft">{words.noTrade}</p>;
  const [current] = comparedCategories(vendors, as.category?.split(','));
  const ids = vendors.map(({ _id }) => _id).join(',');
  if (shared.length === 1)
    return (
      <p className="mb-4 text-ink-soft">
        {words.trade} <strong className="text-ink">{categoryLabel(shared[0]!)}</strong>
      </p>
    );
  return (
    <nav aria-label={words.trade} className="mb-4 flex flex-wrap items-center gap-x-5">
      <span className="text-ink-soft">{words.trade}</span>
      {shared.map((category) => (
        <TextLink
          key={category}
          to={comparePath(ids, { ...as, category })}
          look={category === current ? 'strong' : 'standing'}
          aria-current={category === current ? 'true' : undefined}
          preventScrollReset
        >
          {categoryLabel(category)}
        </TextLink>
      ))}
    </nav>
  );
}
