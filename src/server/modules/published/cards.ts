/** @file Service cards as content, and as pages show them. */
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { type OverviewName, pageOfCard } from '#domain/pages/service-cards.ts';
import type { ServiceCardWords } from '#contract/overviews.ts';
import { focusedPicture } from '#platform/focused-picture.ts';
import type { ShownPictures } from '#platform/library-pictures.ts';
import { listedTarget } from '#platform/listed-content.ts';
import { Problem } from '#platform/problem.ts';
import { cardSides } from './seed/cards.hi.ts';
import { cardSeeds } from './seed/cards.ts';

type CardContent = { sentence?: string; picture: string };
const written = ({ data }: PublishedContent) => data as CardContent;

export async function cardsOf(
  page: OverviewName,
  items: readonly PublishedContent[],
  picturesOf: ShownPictures,
): Promise<ServiceCardWords[]> {
  const cards = items.filter(({ key }) => pageOfCard(key) === page);
  const shown = await picturesOf(cards.map((card) => written(card).picture));
  return cards.map((card) => {
    const { sentence, picture } = written(card);
    const found = shown.get(picture);
    // No alternative text: the name is beside the picture.
    return { id: card.key, sentence: sentence ?? null, picture: found ? focusedPicture(found, '') : null };
  });
}

export const cardTarget: ContentTarget = listedTarget({
  tags: ({ key }) => [`cards:${pageOfCard(key)}`],
  unpublish: () =>
    Promise.reject(new Problem('conflict', { message: 'The card stands on its page: change it instead.' })),
  initialSides: () => cardSides,
  initial: () =>
    cardSeeds.map(({ id, photo, ...words }) => ({ key: id, data: { ...words, picture: `/art/${photo}` } })),
});
