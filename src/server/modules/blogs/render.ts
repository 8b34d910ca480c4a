import type { AddTags } from '#platform/call.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import { cardsFor, type CardDependencies } from './cards.ts';
import { createMarkdownReader, type RenderedMarkdown } from './markdown.ts';
import type { Parsing } from '#platform/parsing/parsing.ts';

/** A renderer of markdown to safe HTML with its current pictures and cards; `addTags` receives their cache tags. */
export type Render = (markdown: string, addTags?: AddTags) => Promise<RenderedMarkdown>;

/**
 * Creates the renderer. A text without pictures and cards needs no query; any other one for its pictures and one for its vendors.
 * @where What does a picture or a card in markdown become?
 */
export function createRender({
  picturesOf,
  parsing,
  ...dependencies
}: CardDependencies & { picturesOf: PicturesOf; parsing: Pick<Parsing, 'read'> }): Render {
  const reader = createMarkdownReader(parsing);
  const cardsOf = cardsFor(dependencies);
  return async (markdown, addTags = () => undefined) => {
    const { sources, links } = await reader.namedIn(markdown);
    if (sources.length + links.length === 0) return reader.render(markdown);
    const pictures = await picturesOf(sources, addTags);
    const cards = await cardsOf(links, addTags);
    return reader.render(markdown, { pictures, cards });
  };
}
