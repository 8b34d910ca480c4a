import type { MarketCard as Market } from '#contract/markets.ts';
import type { Async } from '#contract/settled.ts';
import type { MarketCardWords } from '#content/market-pages.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { OpenToday } from './open-today.tsx';

type Props = { card: MarketCardWords; facts: Async<Market[]>; priority?: boolean };

/** Maximum number of items on a card. */
const shown = 3;
/** Their maximum height on a phone, so that nothing moves when they load. */
const room = 'min-h-39';

/** One of the six cards: the link to its page, and from the staff's facts its specialities and closing day. */
export function MarketCard({ card, facts, priority }: Props) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-raised">
      <Picture name={card.picture} alt="" priority={priority} className="aspect-3/2" />
      <div className="flex grow flex-col p-5">
        <h2 className="text-2xl">
          <PageLink to={card.route} className="after:absolute after:inset-0 group-hover:text-teal">
            {card.name}
          </PageLink>
        </h2>
        <AsyncSection data={facts} loading={<div className={room} />} failed={() => null}>
          {(list) => {
            const market = list.find(({ id }) => id === card.slug);
            return (
              market && (
                <div className={`${room} flex grow flex-col`}>
                  <p lang={market.lang} className="mt-2 text-ink-soft">
                    {market.known.slice(0, shown).join(' · ')}
                  </p>
                  <OpenToday closedOn={market.closedOn} className="mt-auto pt-4 text-sm font-semibold" />
                </div>
              )
            );
          }}
        </AsyncSection>
      </div>
    </article>
  );
}
