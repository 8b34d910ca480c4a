/** @file Pictures in markdown: `![words](/picture/<id> "caption")`. */
import type { ShownPicture } from '#platform/library-pictures.ts';
import { element, loneElement, pictureElement, words, type Node } from '#platform/parsing/html-tree.ts';

export type Pictures = ReadonlyMap<string, ShownPicture>;
type Image = { src: string; alt: string; title: string };

/** The widths of pictures: a text is 42rem wide at most, else nearly as wide as the screen. */
const sizes = '(min-width: 46rem) 42rem, 92vw';

/** Matches pictures of this host. One from elsewhere would reveal the reader to its host, and the pages' policy would refuse it. */
const ownFile = /^\/(?:art|media)(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

const imageOf = ({ properties = {} }: Node): Image => {
  const { src = '', alt = '', title = '' } = properties as Partial<Image>;
  return { src, alt, title };
};

/** Returns the source of a node that names a library picture or a drawn one; null for any other node. */
export function sourceOf(node: Node): string | null {
  const { src } = imageOf(node);
  return node.tagName === 'img' && /^\/(?:picture|art)\//.test(src) ? src : null;
}

/** Puts the picture over a tiny blurred one, an image of its own since the pages' policy allows no style attribute. */
function blurred({ detail }: ShownPicture, picture: Node): Node {
  if (!detail.blur) return picture;
  const blur = { src: detail.blur, alt: '', ariaHidden: 'true', width: detail.width, height: detail.height };
  return element('span', { className: ['blurred'] }, [element('img', blur, []), picture]);
}

/** Returns the element of a picture; the words of a picture that is not shown stay. */
export function imageElement(node: Node, pictures: Pictures): Node {
  const { src, alt, title } = imageOf(node);
  const shown = pictures.get(src);
  if (shown) {
    // The author's words come first: the author knows best why the picture is there.
    const said = { alt: alt || shown.detail.alt, ...(title && { title }) };
    return blurred(shown, pictureElement(shown.detail, { sizes, ...said }));
  }
  if (!ownFile.test(src)) return words(alt);
  return element('img', { ...node.properties, loading: 'lazy', decoding: 'async' }, []);
}

/** Returns a figure for a picture alone in its paragraph with a caption or a credit; null for any other paragraph. */
export function figureOf(paragraph: Node, pictures: Pictures): Node | null {
  const image = loneElement(paragraph);
  const shown = image && pictures.get(sourceOf(image) ?? '');
  if (!shown) return null;
  const { title } = imageOf(image);
  if (!title && !shown.credit) return null;
  const credit = shown.credit
    ? [element('span', { className: ['credit'] }, [words(`Picture: ${shown.credit}`)])]
    : [];
  const untitled = { ...image, properties: { ...image.properties, title: undefined } };
  return element('figure', {}, [
    imageElement(untitled, pictures),
    element('figcaption', {}, [...(title ? [words(credit.length ? `${title} · ` : title)] : []), ...credit]),
  ]);
}
