import { ArrowRight } from 'lucide-react';
import { t } from '#words/t.ts';
import { exploreVendorsIn } from '#facts/messages.ts';
import { marketPath } from '#facts/paths.ts';
import type { MarketCard } from '#contract/markets.ts';
import { marketScenes } from '#content/market-scenes.ts';
import { warm } from '#kit/api/api.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { OpenToday } from './open-today.tsx';

/** The list comes from the database, which may hold markets without a drawing. */
const isMarket = (id: string): id is keyof typeof marketScenes => id in marketScenes;

/** A market in the list from the API; the whole card leads to its vendors. */
export function MarketLinkCard({ market }: { market: MarketCard }) {
  const ask = () => warm(`/api/markets/${encodeURIComponent(market.id)}`);
  return (
    <article className="group relative flex h-full gap-4 overflow-hidden rounded-xl border border-line bg-paper p-4 shadow-card transition-shadow duration-200 hover:shadow-raised sm:flex-col sm:gap-0 sm:p-0">
      <div className="w-24 shrink-0 sm:w-full">
        <Picture
          name={isMarket(market.id) ? marketScenes[market.id] : 'default/blog'}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 9rem"
          className="aspect-square rounded-lg sm:aspect-2/1 sm:rounded-none"
        />
      </div>
      <div className="flex min-w-0 grow flex-col sm:p-5">
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
        <p className="mt-1 text-teal">
          {exploreVendorsIn(market.name)}
          <ArrowRight
            aria-hidden
            size={18}
            className="ml-1.5 inline align-[-0.2em] transition-transform group-hover:translate-x-1"
          />
        </p>
        <div className="mt-auto grid gap-1 pt-3 text-sm text-ink-soft">
          <OpenToday closedOn={market.closedOn} className="font-semibold text-ink" />
          {market.metro && <p>{t('Metro: {stations}', { stations: market.metro })}</p>}
        </div>
      </div>
    </article>
  );
}
