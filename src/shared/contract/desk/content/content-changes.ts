/** @file The changes of an item that a call may carry, as far as all types have them in common. */
import { z } from 'zod';
import { text } from '../../text.ts';
import { contentType, contentTypeNames, markdownMax } from './content-types.ts';
import type { ContentData, Fields } from './fields.ts';
import { contentLimits } from './content-item.ts';

/** Returns the names of all fields, including those of lists and places. */
const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list'
      ? [name, 'of', ...namesIn(field.fields)]
      : field.kind === 'place'
        ? [name, 'lat', 'lng']
        : [name],
  );

const fieldName = z.enum([...new Set(contentTypeNames.flatMap((name) => namesIn(contentType(name).fields)))]);

const cannotBe = 'This is longer than it may be, or holds characters that cannot be saved.';

/** A text somewhat over its limit is refused by its type, with a sentence of its own. */
const anyText = text(2 * markdownMax);

const simple = z.union(
  [anyText, z.number(), z.boolean(), z.null(), z.array(anyText).max(contentLimits.items)],
  cannotBe,
);

export const part = z.partialRecord(fieldName, simple);

/** The part of the changes common to all types; the handler validates them against the type's fields. */
export const contentChanges = z
  .partialRecord(fieldName, z.union([simple, part, z.array(part).max(contentLimits.items)], cannotBe))
  .describe(
    'Only the fields that were changed; null for one that was emptied',
  ) as unknown as z.ZodType<ContentData>;
