/** @file The data of an item: validated, merged, and named in lists. */
import type { Locale } from '#words/locales.ts';
import { changesSchema } from '#contract/desk/content/content-schema.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { ContentData, ContentValue } from '#contract/desk/content/fields.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { Problem } from '#platform/problem.ts';

/** The maximum length of a title in lists; a field may be longer. */
const titleLength = 200;
const maxNameChars = 80;

/** Returns the refusal of one field. */
export const refused = (field: string, message: string) =>
  new Problem('invalid_input', { message, fieldErrors: { [field]: message } });

/** @throws Problem invalid_input with a sentence for each place that is wrong, such as `photos.2.alt` */
export function checkedChanges(
  type: ContentTypeName,
  changes: ContentData,
  locale: Locale = 'en',
): ContentData {
  const { error, data } = changesSchema(contentTypeIn(type, locale).fields).safeParse(changes);
  if (!error) return data as ContentData;
  const wrong = error.issues.flatMap((issue): [PropertyKey[], string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [[...issue.path, key], 'This field is not known here.'])
      : [[issue.path, issue.message]],
  );
  // Only the first message of a place is shown.
  const fieldErrors = Object.fromEntries(
    wrong.toReversed().map(([path, message]) => [shorten(path.join('.'), maxNameChars), message]),
  );
  throw new Problem('invalid_input', { message: wrong[0]?.[1], fieldErrors });
}

const isEmpty = (value: ContentValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Removes empty fields, within lists too. */
const withoutEmpty = (data: ContentData): ContentData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (isEmpty(value) ? [] : [[name, parts(value)]])),
  );
const parts = (value: ContentValue): ContentValue =>
  Array.isArray(value)
    ? value.map((one: ContentValue) =>
        typeof one === 'object' && one !== null ? withoutEmpty(one as ContentData) : one,
      )
    : value;

/** Merges changes into the data. */
export const withChanges = (data: ContentData, changes: ContentData): ContentData =>
  withoutEmpty({ ...data, ...changes });

/** Returns the title of an item: the words of its naming field. */
export function titleIn(type: ContentTypeName, data: ContentData): string {
  const title = data[contentType(type).title];
  return typeof title === 'string' ? title.trim() : '';
}

/** Returns the columns by which lists find and name an item. */
export function calledBy(type: ContentTypeName, key: string, data: ContentData) {
  const { keys } = contentType(type);
  const fixed = typeof keys === 'string' ? undefined : keys[key];
  const title = fixed ?? shorten(titleIn(type, data) || 'Without a title', titleLength);
  return { title, search: searchKey(title, keys === 'id' ? '' : key.replaceAll('-', ' '), key) };
}
