import { marketPath, walkPath } from '#facts/paths.ts';
import { marketLinks } from '#content/market-links.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Links to all vendors of a market, and to a walk through it. */
export function MarketLinks({ marketId }: { marketId: string }) {
  return (
    <div className="flex flex-wrap gap-x-6 sm:-mr-5 sm:gap-x-0">
      <ButtonLink to={marketPath(marketId)} look="quiet" className="max-sm:px-0!">
        {marketLinks.map}
      </ButtonLink>
      <ButtonLink to={walkPath(marketId)} look="quiet" className="max-sm:px-0!">
        {marketLinks.walk}
      </ButtonLink>
    </div>
  );
}
