import { profilePath } from '#facts/paths.ts';
import { moreVendors as words } from '#content/more-vendors.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { VendorsOnPage } from './vendors-on-page.ts';
import { asWritten } from '#ui/written-lang.ts';

/** Below the first cards: the number of further vendors, the next of them by name, and a link to all. */
export function MoreVendors({ cards, named, total, all }: VendorsOnPage) {
  if (total <= cards.length) return null;
  return (
    <div className="mt-8">
      <h3 className="text-lg font-semibold">{words.more(total - cards.length)}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {named.map(({ _id, companyName }) => (
          <li key={_id} {...asWritten} className="min-w-0">
            <TextLink to={profilePath(_id)} look="standing" className="wrap-anywhere">
              {companyName}
            </TextLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={all} look="secondary" className="mt-3">
        {words.all(total)}
      </ButtonLink>
    </div>
  );
}
