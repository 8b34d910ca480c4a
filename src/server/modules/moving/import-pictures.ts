/** @file How the pictures of a coming item get the addresses that they have here. */
import { contentType } from '#contract/desk/content/content-types.ts';
import { textIn, type ContentData } from '#contract/desk/content/fields.ts';
import { shorten } from '#contract/shorten.ts';
import { bodyOf } from '#platform/content/markdown-file.ts';
import { withPictures } from './picture-sources.ts';
import type { SourceItem } from './import-source.ts';

/** The id of a library picture in the name that an export gave its file; null for other names. */
export const idInName = (file: string): string | null =>
  /(?:^|\/)([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.\w+$/.exec(file)?.[1] ?? null;

/** The data of an item with other addresses for its pictures. A picture field without one is emptied; in a text it stays as it was. */
export function withOwnPictures(
  { type, data }: Pick<SourceItem, 'type' | 'data'>,
  addressOf: (url: string) => string | undefined,
): ContentData {
  const { fields } = contentType(type);
  const body = bodyOf(fields);
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (name === body) return [[name, withPictures(textIn(data, name), addressOf)]];
      if (fields[name]?.kind !== 'picture' || typeof value !== 'string') return [[name, value]];
      const address = /^\/(?:picture|art)\//.test(value) ? value : addressOf(value);
      return address === undefined ? [] : [[name, address]];
    }),
  );
}

/** Pictures of one thing that are named in a note; of the others the number is told. */
const maxNamed = 20;
const maxNote = 300;

/** Returns a note for each picture that an item goes without: what is said of it, such as `is not in the file`. */
export function notesOfPictures(urls: readonly string[], what: string): string[] {
  const more = urls.length - maxNamed;
  return [
    ...urls.slice(0, maxNamed).map((url) => shorten(`The picture ${url} ${what}.`, maxNote)),
    ...(more > 0 ? [`${more} more pictures: each ${what}.`] : []),
  ];
}
