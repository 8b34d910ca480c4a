import type { ReactNode } from 'react';
import type { ServiceCardWords } from '#contract/overviews.ts';
import type { Async } from '#contract/settled.ts';
import type { OverviewPage } from '#content/types.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Photo } from '#ui/photo.tsx';

/** A service's name; a long one may wrap before its bracket. */
function ServiceName({ of }: { of: string }) {
  const [name, bracket] = of.split(/(?=\()/);
  return (
    <span>
      {name}
      {bracket && <wbr />}
      {bracket}
    </span>
  );
}

type CardData = OverviewPage['cards'][number];
type Words = Async<readonly ServiceCardWords[]>;
type Props = {
  cards: readonly CardData[];
  /** The staff's texts and pictures. Until they load, and without them, each card has its name and its link. */
  words: Words;
  /** Opens a card's form or links to another page. */
  action: (card: CardData) => ReactNode;
};

const frame = 'max-sm:h-full sm:aspect-2/1';
const empty = <div className={`${frame} bg-paper-deep`} />;

/** The part of a card with the staff's text. */
function Written({
  id,
  words,
  without,
  children,
}: {
  id: string;
  words: Words;
  without: ReactNode;
  children: (words: ServiceCardWords) => ReactNode;
}) {
  return (
    <AsyncSection data={words} loading={without} failed={() => without}>
      {(list) => {
        const own = list.find((one) => one.id === id);
        return own ? children(own) : without;
      }}
    </AsyncSection>
  );
}

/** Service cards in two or three columns; in one where large type or a small screen would break words. */
export function ServiceCards({ cards, words, action }: Props) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.id}
          className="overflow-hidden rounded-xl border max-sm:grid max-sm:grid-cols-[5rem_minmax(0,1fr)] sm:flex sm:flex-col border-line bg-paper shadow-card"
        >
          <Written id={card.id} words={words} without={empty}>
            {({ picture }) =>
              picture ? (
                <Photo picture={picture} sizes="(min-width: 64rem) 33vw, 46vw" className={frame} />
              ) : (
                empty
              )
            }
          </Written>
          <div className="min-w-0 p-2.5 sm:flex sm:grow sm:flex-col sm:p-5">
            <h3 className="text-base leading-snug wrap-anywhere sm:text-xl">
              {card.url ? (
                <PageLink to={card.url} className="tap -my-2 inline-flex items-center py-2 hover:text-teal">
                  <ServiceName of={card.label} />
                </PageLink>
              ) : (
                <ServiceName of={card.label} />
              )}
            </h3>
            <Written id={card.id} words={words} without={null}>
              {({ sentence }) =>
                sentence && (
                  <p className="line-clamp-1 text-sm text-ink-soft sm:mt-1 sm:line-clamp-none sm:text-base">
                    {sentence}
                  </p>
                )
              }
            </Written>
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 max-sm:*:px-2 sm:pt-4">
              {action(card)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
