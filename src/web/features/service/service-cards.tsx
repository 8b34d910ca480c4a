import type { ReactNode } from 'react';
import type { OverviewPage } from '#content/types.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { ServiceName } from './service-name.tsx';

type CardData = OverviewPage['cards'][number];
/** `action` opens a card's form or leads on. */
type Props = { cards: readonly CardData[]; action: (card: CardData) => ReactNode };

/** Service cards in two or three columns; in one where letters are so large, or the screen so small, that two would cut words. */
export function ServiceCards({ cards, action }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card"
        >
          <Picture name={card.photo} alt="" sizes="(min-width: 64rem) 33vw, 46vw" className="aspect-3/2" />
          <div className="flex grow flex-col p-3 sm:p-5">
            <h3 className="text-base leading-snug wrap-anywhere sm:text-xl">
              {card.url ? (
                <PageLink to={card.url} className="tap -my-2 inline-flex items-center py-2 hover:text-teal">
                  <ServiceName of={card.name} />
                </PageLink>
              ) : (
                <ServiceName of={card.name} />
              )}
            </h3>
            {'subName' in card && <p className="mt-1 text-sm text-ink-soft sm:text-base">{card.subName}</p>}
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 max-sm:justify-center max-sm:*:px-2 max-sm:[&>:first-child]:w-full sm:pt-4">
              {action(card)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
