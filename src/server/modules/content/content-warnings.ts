/** @file Warnings before publication: links to missing pages of the site, pictures without words, a category without a name. */
import { and, eq } from '#platform/db/drizzle.ts';
import { isOwnPath } from '#facts/own-path.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentProblem } from '#contract/desk/content/content-schema.ts';
import type { ContentData, ContentValue, Fields } from '#contract/desk/content/fields.ts';
import { contentItems } from '#platform/db/tables.ts';
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

/** Returns a warning for each choice of an item that the staff would have to make and publish first: an import may bring its key alone. */
async function namelessIn(
  { db }: Pick<ContentDependencies, 'db'>,
  fields: Fields,
  data: ContentData,
): Promise<ContentProblem[]> {
  const warnings: ContentProblem[] = [];
  for (const [field, settings] of Object.entries(fields)) {
    const key = data[field];
    if (settings.kind !== 'choice' || !settings.more || typeof key !== 'string') continue;
    if (Object.hasOwn(settings.options, key)) continue;
    const { type, publishedKey, live } = contentItems;
    const made = and(eq(type, settings.more), eq(publishedKey, key), eq(live, 'published'));
    if ((await db.$count(contentItems, made)) === 0)
      warnings.push({
        field,
        message: `No ${contentType(settings.more).label.toLowerCase()} is published at “${key}”: it has no name.`,
      });
  }
  return warnings;
}

/** Returns the warnings: choices without a name, then the others in the order of the fields. */
export async function warningsOf(
  { db, isPage }: Pick<ContentDependencies, 'db' | 'isPage'>,
  type: ContentTypeName,
  data: ContentData,
): Promise<ContentProblem[]> {
  const places = placesIn(contentType(type).fields, data);
  const linked = [...new Set(places.flatMap((place) => place.links.map(pathOf)))].slice(0, pagesMax);
  const there = new Map<string, boolean>();
  for (const path of linked) there.set(path, await isPage(path));
  const nameless = await namelessIn({ db }, contentType(type).fields, data);
  const others = places.flatMap(({ field, links: found, withoutWords }) => [
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
  return [...nameless, ...others];
}
