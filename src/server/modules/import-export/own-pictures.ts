/** @file Pictures of our own export: each has a file of its words beside it, so that none of them has to stay in memory. */
import { stringify } from 'yaml';
import { pictureLimits } from '#contract/desk/content/pictures.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { inOneLine } from '#platform/content/readable-text.ts';
import type { Parsing, Zip } from '#platform/parsing/parsing.ts';
import { Problem } from '#platform/problem.ts';
import { idInName } from './import-pictures.ts';
import type { OwnPicture } from './import-export.types.ts';

/** Bytes of the words of one picture, far above what the library stores. */
const maxBytes = 16_000;
const noteOf = (picture: string) => picture.replace(/\.\w+$/, '.yaml');
/** Returns whether a file of a zip has the words of a picture. */
export const isPictureNote = (name: string): boolean =>
  name === 'pictures.yaml' || (name.endsWith('.yaml') && idInName(name) !== null);

/** Writes the words of a picture. */
export const pictureNote = ({ name, alt, credit, own: { focusX, focusY } }: OwnPicture): string =>
  stringify({ name, alt, ...(credit && { credit }), focus: [focusX, focusY] });

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? shorten(inOneLine(value), max) : '';
const percentOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : 50;

/** Reads the words of a picture; null for a picture that has none, or words that cannot be read. */
export async function ownPicture(
  zip: Pick<Zip, 'names' | 'read'>,
  picture: string,
  parsing: Pick<Parsing, 'read'>,
): Promise<OwnPicture | null> {
  const id = idInName(picture);
  if (id === null) return null;
  try {
    const written = await zip.read(noteOf(picture), maxBytes);
    if (!written) return null;
    const said = await parsing.read('frontMatter', written.toString('utf8'), 'yaml');
    const [focusX, focusY] = Array.isArray(said['focus']) ? (said['focus'] as unknown[]) : [];
    return {
      name: textOf(said['name'], pictureLimits.name) || picture,
      alt: textOf(said['alt'], pictureLimits.alt),
      credit: textOf(said['credit'], pictureLimits.credit) || null,
      own: { id, focusX: percentOf(focusX), focusY: percentOf(focusY) },
    };
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable') return null;
    throw error;
  }
}
