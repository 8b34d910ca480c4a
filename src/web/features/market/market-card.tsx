import type { MarketCard as MarketCardWords } from '#content/market-pages.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { OpenToday } from './open-today.tsx';

/** One of the six cards: what the market is known for, when it rests, and the way to its page. */
export function MarketCard({ card, priority }: { card: MarketCardWords; priority?: boolean }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-raised">
      <Picture name={card.picture} alt="" priority={priority} className="aspect-3/2" />
      <div className="flex grow flex-col p-5">
        <h2 className="text-2xl">
          <PageLink to={card.route} className="after:absolute after:inset-0 group-hover:text-teal">
            {card.name}
          </PageLink>
        </h2>
        <p className="mt-2 text-ink-soft">{card.knownFor}</p>
        <OpenToday closedOn={card.closedOn} className="mt-auto pt-4 text-sm font-semibold" />
      </div>
    </article>
  );
}
