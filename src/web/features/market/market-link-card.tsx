import { ArrowRight } from 'lucide-react';
import { exploreVendorsIn } from '#facts/messages.ts';
import { marketPath } from '#facts/paths.ts';
import type { MarketCard } from '#contract/markets.ts';
import { warm } from '#kit/api.ts';
import { PageLink } from '#ui/page-link.tsx';
import { OpenToday } from './open-today.tsx';

/** A market in the list from the API; the whole card leads to its vendors. */
export function MarketLinkCard({ market }: { market: MarketCard }) {
  const ask = () => warm(`/api/markets/${encodeURIComponent(market.id)}`);
  return (
    <article className="group relative flex h-full flex-col rounded-xl border border-line bg-paper p-5 shadow-card transition-shadow duration-200 hover:shadow-raised md:p-6">
      <h2 className="text-2xl">
        <PageLink
          to={marketPath(market.id)}
          onPointerEnter={ask}
          onFocus={ask}
          className="after:absolute after:inset-0 group-hover:text-teal"
        >
          {market.name}
        </PageLink>
      </h2>
      <p className="mt-2 flex items-center gap-2 text-lg text-teal">
        {exploreVendorsIn(market.name)}
        <ArrowRight
          aria-hidden
          size={20}
          className="shrink-0 transition-transform group-hover:translate-x-1"
        />
      </p>
      <div className="mt-auto grid gap-1 pt-5 text-ink-soft">
        <OpenToday closedOn={market.closedOn} className="font-semibold text-ink" />
        {market.metro && <p>Metro: {market.metro}</p>}
      </div>
    </article>
  );
}
