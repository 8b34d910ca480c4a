import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData, Fields } from '#contract/desk/content/fields.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const count = (text: string) => text.match(word)?.length ?? 0;

function countIn(fields: Fields, data: ContentData): number {
  return Object.entries(fields).reduce((sum, [name, field]) => {
    const value = data[name];
    if (typeof value === 'string' && ['line', 'text', 'markdown'].includes(field.kind))
      return sum + count(value);
    if (field.kind === 'lines' && Array.isArray(value)) return sum + count(value.join(' '));
    if (field.kind === 'list' && Array.isArray(value))
      return sum + value.reduce<number>((words, one) => words + countIn(field.fields, one as ContentData), 0);
    return sum;
  }, 0);
}

/** Returns the number of words that a visitor reads in an item. */
export const wordsIn = (type: ContentTypeName, data: ContentData): number =>
  countIn(contentType(type).fields, data);
