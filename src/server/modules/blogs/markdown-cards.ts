/** @file Cards in markdown: a link alone in its paragraph to a vendor, a market or a service page of ours. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import { element, loneElement, pictureElement, words, type Node } from '#platform/parsing/html-tree.ts';

/** What a card shows. */
export type EmbedCard = {
  href: string;
  name: string;
  /** What it is, in a few words. */
  line: string;
  /** Made up for show, and to be labelled so. */
  sample: boolean;
  picture: PictureDetail | null;
};
/** Cards by the address that was linked; null for one that may have a card and is not to be seen. */
export type Cards = ReadonlyMap<string, EmbedCard | null>;

/** The address of a link of words alone in its paragraph, and those words. */
export function loneLink(paragraph: Node): { href: string; words: string } | null {
  const link = loneElement(paragraph);
  const href = link?.properties?.['href'];
  if (link?.tagName !== 'a' || typeof href !== 'string') return null;
  const parts = link.children ?? [];
  return parts.every(({ type }) => type === 'text')
    ? { href, words: parts.map(({ value }) => value).join('') }
    : null;
}

const cardElement = ({ href, name, line, sample, picture }: EmbedCard): Node =>
  element('p', { className: ['embed'] }, [
    element('a', { href }, [
      ...(picture ? [pictureElement(picture, { sizes: '96px', alt: '' })] : []),
      element('span', {}, [
        element('strong', {}, [words(name)]),
        element('span', {}, [words([line, sample && 'Sample'].filter(Boolean).join(' · '))]),
      ]),
    ]),
  ]);

/** A card in place of the paragraph; of what nobody may see only the words stay. Null for any other paragraph. */
export function cardOf(paragraph: Node, cards: Cards): Node | null {
  const link = loneLink(paragraph);
  const card = link && cards.get(link.href);
  if (card === undefined || !link) return null;
  if (card) return cardElement(card);
  return element('p', {}, link.words === link.href ? [] : [words(link.words)]);
}
