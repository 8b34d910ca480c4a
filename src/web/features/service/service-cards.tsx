import type { ReactNode } from 'react';
import type { OverviewPage } from '#content/types.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';

type CardData = OverviewPage['cards'][number];
/** `action` opens a card's form or leads on. */
type Props = { cards: readonly CardData[]; action: (card: CardData) => ReactNode };

/** Service cards in one, two or three columns. */
export function ServiceCards({ cards, action }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card"
        >
          <Picture name={card.photo} alt="" className="aspect-3/2" />
          <div className="flex grow flex-col p-5">
            <h3 className="text-xl">
              {card.url ? (
                <PageLink to={card.url} className="tap -my-2 inline-flex items-center hover:text-teal">
                  {card.name}
                </PageLink>
              ) : (
                card.name
              )}
            </h3>
            {'subName' in card && <p className="mt-1 text-ink-soft">{card.subName}</p>}
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-4">{action(card)}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
