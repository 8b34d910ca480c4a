/** @file The name of an author as it may be printed, and the parts of another system's text that are cut to fit a field. */
import { contentTypes } from '#contract/desk/content/content-types.ts';
import type { ContentValue, Fields } from '#contract/desk/content/fields.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { inOneLine } from './readable-text.ts';
import { shorten } from '#domain/formats/shorten.ts';

const { byline } = contentTypes.post.fields;
/** Characters of a name that are looked at: a pattern over a whole file would take minutes. */
const readMax = 1000;
const address = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/;
/** An address in brackets behind a name, as mails write it. */
const behindName = /\s*[<([][^<>()[\]]*@[^<>()[\]]*[>)\]]/g;

/** Returns a text within the length of its field, with a loss when it was cut. `place` is the field's name. */
export function fitting(text: string, max: number, place: string): { text: string; losses: Loss[] } {
  const cut = shorten(text, max);
  const what = `${place}: longer than ${max} characters; the rest is left out`;
  return { text: cut, losses: cut === text ? [] : [{ kind: 'text', what }] };
}

/** Cuts the texts of an item to their fields, and returns a loss for each that was longer. */
export const cutToFit = (fields: Fields, data: Record<string, ContentValue>): Loss[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = data[name];
    if (typeof text !== 'string') return [];
    if (field.kind !== 'line' && field.kind !== 'text' && field.kind !== 'markdown') return [];
    const cut = fitting(text, field.max, field.label);
    data[name] = cut.text;
    return cut.losses;
  });

/** Returns a name without its e-mail address, within its field; null, with a loss, when nothing but an address is left. */
export function printedName(written: string): { name: string | null; losses: Loss[] } {
  const bare = inOneLine(written)
    .slice(0, readMax)
    .replace(behindName, '')
    .replace(/^\s*"|"\s*$/g, '')
    .trim();
  if (bare === '' && written.trim() === '') return { name: null, losses: [] };
  if (bare === '' || address.test(bare))
    return { name: null, losses: [{ kind: 'author', what: 'an e-mail address in place of a name' }] };
  const { text, losses } = fitting(bare, byline.max, byline.label);
  return { name: text, losses };
}
