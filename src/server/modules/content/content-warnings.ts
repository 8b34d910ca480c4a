/** @file Warnings before publication: links to missing pages of the site, pictures without words. */
import { isOwnPath } from '#facts/own-path.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentProblem } from '#contract/desk/content/content-schema.ts';
import type { ContentData, ContentValue, Fields } from '#contract/desk/content/fields.ts';
import type { ContentDependencies } from './content.types.ts';

/** Bounded, so that no text makes it slow. It also matches within code, which costs a needless warning and no more. */
const picturesWithoutWords = /!\[\s{0,20}\]\(([^()\s]{1,300})/g;
const links = /\]\(<?(\/[^()\s<>]{0,300})|^(\/[^\s]{1,300})[ \t]*$/gm;

/** The maximum of pages checked per text. */
const pagesMax = 100;

type Place = { field: string; links: string[]; withoutWords: number };

const inMarkdown = (field: string, markdown: string): Place => ({
  field,
  links: Array.from(markdown.matchAll(links), ([, linked, alone]) => (linked ?? alone)!),
  withoutWords: Array.from(markdown.matchAll(picturesWithoutWords)).length,
});

/** Returns every place of the fields that may contain links. */
function placesIn(fields: Fields, data: ContentData, before = ''): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: ContentValue | undefined = data[name];
    const place = before + name;
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((one, index) => placesIn(field.fields, one as ContentData, `${place}.${index}.`));
    if (field.kind === 'references' && Array.isArray(value)) {
      const { path } = contentType(field.of);
      return [{ field: place, links: (value as string[]).map((key) => path(key)), withoutWords: 0 }];
    }
    if (typeof value !== 'string') return [];
    if (field.kind === 'markdown') return [inMarkdown(place, value)];
    if (field.kind === 'link' && isOwnPath(value)) return [{ field: place, links: [value], withoutWords: 0 }];
    return [];
  });
}

const pathOf = (link: string) => link.split(/[?#]/)[0]!;

/** Returns the warnings, in the order of the fields. */
export async function warningsOf(
  { isPage }: Pick<ContentDependencies, 'isPage'>,
  type: ContentTypeName,
  data: ContentData,
): Promise<ContentProblem[]> {
  const places = placesIn(contentType(type).fields, data);
  const linked = [...new Set(places.flatMap((place) => place.links.map(pathOf)))].slice(0, pagesMax);
  const there = new Map<string, boolean>();
  for (const path of linked) there.set(path, await isPage(path));
  return places.flatMap(({ field, links: found, withoutWords }) => [
    ...[...new Set(found.map(pathOf))]
      .filter((path) => there.get(path) === false)
      .map((path) => ({ field, message: `There is no page at ${path}.` })),
    ...(withoutWords > 0
      ? [
          {
            field,
            message:
              withoutWords === 1
                ? 'A picture has no words for those who cannot see it.'
                : `${withoutWords} pictures have no words for those who cannot see them.`,
          },
        ]
      : []),
  ]);
}
