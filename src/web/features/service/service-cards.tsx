import type { ReactNode } from 'react';
import type { ServiceCardWords } from '#contract/overviews.ts';
import type { Async } from '#contract/settled.ts';
import type { OverviewPage } from '#content/types.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Photo } from '#ui/photo.tsx';
import { ServiceName } from './service-name.tsx';

type CardData = OverviewPage['cards'][number];
type Props = {
  cards: readonly CardData[];
  /** What the staff says and shows of them. Until it is there, and without it, each has its name and its way on. */
  words: Async<readonly ServiceCardWords[]>;
  /** Opens a card's form or leads on. */
  action: (card: CardData) => ReactNode;
};

/** Service cards in two or three columns; in one where letters are so large, or the screen so small, that two would cut words. */
export function ServiceCards({ words, ...rest }: Props) {
  const bare = <Cards words={[]} {...rest} />;
  return (
    <AsyncSection data={words} loading={bare} failed={() => bare}>
      {(list) => <Cards words={list} {...rest} />}
    </AsyncSection>
  );
}

function CardPhoto({ picture }: { picture: ServiceCardWords['picture'] | undefined }) {
  if (!picture) return <div className="aspect-3/2 bg-paper-deep" />;
  return <Photo picture={picture} sizes="(min-width: 64rem) 33vw, 46vw" className="aspect-3/2" />;
}

function Cards({ cards, words, action }: Omit<Props, 'words'> & { words: readonly ServiceCardWords[] }) {
  const wordsOf = ({ id }: CardData) => words.find((one) => one.id === id);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-col overflow-hidden rounded-xl border border-line bg-paper shadow-card"
        >
          <CardPhoto picture={wordsOf(card)?.picture} />
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
            {wordsOf(card)?.sentence && (
              <p className="mt-1 text-sm text-ink-soft sm:text-base">{wordsOf(card)?.sentence}</p>
            )}
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 max-sm:justify-center max-sm:*:px-2 max-sm:[&>:first-child]:w-full sm:pt-4">
              {action(card)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
