/** @file Cards in markdown: a link alone in its paragraph to a vendor, a market or a service page of the site. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import { element, loneElement, pictureElement, words, type Node } from '#platform/parsing/html-tree.ts';

/** The contents of a card. */
export type EmbedCard = {
  href: string;
  name: string;
  /** Its description in a few words. */
  line: string;
  /** True for invented samples, which are labelled so. */
  sample: boolean;
  picture: PictureDetail | null;
};
/** Cards by linked address; null for one that may have a card but is not public. */
export type Cards = ReadonlyMap<string, EmbedCard | null>;

/** Returns address and words of a link that stands alone in its paragraph. */
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

/** Returns a card in place of the paragraph; for a hidden target only the words. Null for any other paragraph. */
export function cardOf(paragraph: Node, cards: Cards): Node | null {
  const link = loneLink(paragraph);
  const card = link && cards.get(link.href);
  if (card === undefined || !link) return null;
  if (card) return cardElement(card);
  return element('p', {}, link.words === link.href ? [] : [words(link.words)]);
}
