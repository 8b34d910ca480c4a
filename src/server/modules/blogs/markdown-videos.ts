/** @file Videos in markdown: a link alone in its paragraph to a video at a known site. */
import { element, words, type Node } from '#platform/parsing/html-tree.ts';
import { videoAt } from '#domain/formats/video-address.ts';
import { t } from '#words/t.ts';
import { loneLink } from './markdown-cards.ts';

/**
 * Returns a figure whose link leads to the video's page and names its player, which the browser puts in its place when it is pressed: nothing is
 * asked of the site before. Null for any other paragraph.
 */
export function videoOf(paragraph: Node): Node | null {
  const link = loneLink(paragraph);
  const video = link && videoAt(link.href);
  if (!video) return null;
  const { href, player, site } = video;
  const said = link.words === link.href ? t('Video on {site}', { site }) : link.words;
  return element('figure', { className: ['video'] }, [
    element('a', { href, dataPlayer: player }, [element('span', {}, [words(said)])]),
    element('figcaption', {}, [
      words(t('The video comes from {site} and is loaded only when you play it.', { site })),
    ]),
  ]);
}
