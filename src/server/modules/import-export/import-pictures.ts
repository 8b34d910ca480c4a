/** @file The replacement of picture addresses in an imported item by their addresses here. */
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { textIn, type ContentData } from '#contract/desk/content/fields.ts';
import { isOwnPicture } from '#platform/content/front-matter-fields.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { bodyOf } from '#platform/content/file-item.ts';
import type { Parsing } from '#platform/parsing/parsing.ts';
import type { PictureInText } from '#platform/parsing/pictures-in-markdown.ts';
import type { SourceItem } from './import-export.types.ts';

/** Returns the id of a library picture from the file name of an export; null for other names. */
export const idInName = (file: string): string | null =>
  /(?:^|\/)([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.\w+$/.exec(file)?.[1] ?? null;

/** Returns the new address of one in a text; undefined leaves it. */
export type AddressOf = (url: string, isLink: boolean) => string | undefined;

/** Returns the text with new addresses for its pictures and links; one that `addressOf` does not know stays. */
export function withAddresses(
  markdown: string,
  addresses: readonly PictureInText[],
  addressOf: AddressOf,
): string {
  // From the end on: a link around a picture ends behind it.
  const fromEnd = addresses.toSorted((a, b) => b.end - a.end || a.start - b.start);
  return fromEnd.reduce((text, { url, start, end, place, isLink = false }) => {
    const address = addressOf(url, isLink);
    if (address === undefined) return text;
    if (place) return text.slice(0, place[0]) + address + text.slice(place[1]);
    // A bare address is a link by itself; a path would be none.
    return isLink && !/^[![]/.test(text.slice(start))
      ? `${text.slice(0, start)}[${url}](${address})${text.slice(end)}`
      : text;
  }, markdown);
}

/** Returns the pictures and links in the text of an item. @throws Problem when it cannot be parsed */
export async function addressesOfBody(
  parsing: Pick<Parsing, 'read'>,
  type: ContentTypeName,
  data: ContentData,
): Promise<PictureInText[]> {
  const body = bodyOf(contentType(type).fields);
  const text = body ? textIn(data, body) : '';
  return /\]\(|\]:|<http/.test(text) ? parsing.read('markdownPictures', text) : [];
}

/** Returns an item's data with new addresses for its pictures. Without one a picture field is emptied; a text keeps the old one. */
export function withOwnPictures(
  { type, data, addresses }: Pick<SourceItem, 'type' | 'data' | 'addresses'>,
  addressOf: AddressOf,
): ContentData {
  const { fields } = contentType(type);
  const body = bodyOf(fields);
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (name === body) return [[name, withAddresses(textIn(data, name), addresses, addressOf)]];
      if (fields[name]?.kind !== 'picture' || typeof value !== 'string') return [[name, value]];
      const address = isOwnPicture(value) ? value : addressOf(value, false);
      return address === undefined ? [] : [[name, address]];
    }),
  );
}

/** The maximum of pictures named in the notes of one item; the rest is given as a number. */
const maxNamed = 20;
const maxNote = 300;

/** Returns a note for each missing picture of an item; `what` is the reason, such as `is not in the file`. */
export function notesOfPictures(urls: readonly string[], what: string): string[] {
  const more = urls.length - maxNamed;
  return [
    ...urls.slice(0, maxNamed).map((url) => shorten(`The picture ${url} ${what}.`, maxNote)),
    ...(more > 0 ? [`${more} more pictures: each ${what}.`] : []),
  ];
}
