/** @file The item that a file's front matter and text make: its type, language, key and fields, and what of it is left out. */
import { contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { changesSchema } from '#contract/desk/content/content-schema.ts';
import type { ContentData, ContentValue, Field, Fields } from '#contract/desk/content/fields.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { saysVisibility, visibilityOf } from './source-visibility.ts';
import { fittingTags, isOwnFile, saysAddress } from './foreign-file.ts';
import { cutToFit } from './printed-name.ts';
import { keyOf } from './key-of.ts';
import { localeOfFile, fileKey } from './file-name.ts';
import { titleIn } from './file-parts.ts';
import { aliases, isOwnPicture, ownWords, textsIn, valueOf } from './front-matter-fields.ts';

/** An item read from a file, and sentences about its unusable parts. */
export type ReadItem = {
  type: ContentTypeName;
  key: string;
  locale: Locale;
  data: ContentData;
  live: boolean;
  /** It was for some readers alone. */
  guarded: boolean;
  notes: string[];
  /** What of it does not come across. */
  losses: Loss[];
};

/** Returns the field for the text of a file; the other fields are in its front matter. */
export const bodyOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'markdown');

function typeOf(matter: Record<string, unknown>, path: string): ContentTypeName {
  const named = [matter['type'], ...path.split('/').slice(0, -1).toReversed()].map((one) =>
    String(one).toLowerCase(),
  );
  return contentTypeNames.find((name) => named.some((one) => one === name || one === `${name}s`)) ?? 'post';
}

/** `lang: hi-IN` in the front matter takes precedence over the file's name. */
const localeOf = (matter: Record<string, unknown>, path: string): Locale => {
  const [said] = textsIn(matter['lang']);
  const named = said?.toLowerCase().split(/[-_]/)[0];
  return localeNames.find((one) => one === named) ?? localeOfFile(path);
};

/** Our own files name a category that the staff made by its key. */
const ownChoice = (field: Field, matter: Record<string, unknown>, name: string): string | undefined =>
  field.kind === 'choice' && field.more && isOwnFile(matter) && typeof matter[name] === 'string'
    ? matter[name]
    : undefined;

/** Returns the item of a file. `today` is `YYYY-MM-DD`. */
export function itemOf(
  path: string,
  written: Record<string, unknown> | null,
  body: string,
  today: string,
): ReadItem {
  const matter = written ?? {};
  const type = typeOf(matter, path);
  const locale = localeOf(matter, path);
  const { fields, title } = contentTypeIn(type, locale);
  const notes: string[] = [];
  const losses: Loss[] = [];
  const data: Record<string, ContentValue> = {};
  const used = new Set<string>();
  /** Categories that are not the item's here become tags. */
  const others: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const sources = [name, ...(aliases[name] ?? [])].filter(
      (one) => matter[one] !== undefined && matter[one] !== null,
    );
    const source = sources.find((one) => valueOf(field, matter[one]) !== undefined) ?? sources[0];
    if (source === undefined) continue;
    used.add(source);
    const value = valueOf(field, matter[source]) ?? ownChoice(field, matter, source);
    // A tag that is no category is a tag all the same.
    if (value === undefined && source === 'tags') continue;
    if (name === 'category' && source !== 'tags' && 'tags' in fields && !isOwnFile(matter))
      others.push(...textsIn(matter[source]).filter((one) => (valueOf(field, one) ?? '') !== value));
    if (value === undefined)
      notes.push(
        `${field.label}: “${shorten(textsIn(matter[source]).join(', '), 80)}” ${name === 'category' && others.length > 0 ? 'becomes a tag' : 'is left out'}.`,
      );
    else data[name] = value;
  }
  const bodyField = bodyOf(fields);
  if (bodyField) {
    const heading = data[title] === undefined && title !== bodyField ? titleIn(body) : { rest: body };
    if ('title' in heading && heading.title) data[title] = heading.title;
    const text = heading.rest.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
    if (text !== '' || !isOwnFile(matter)) data[bodyField] = text;
  }
  for (const name of Object.keys(matter))
    if (!used.has(name) && !ownWords.has(name) && !saysVisibility(name) && !saysAddress(name)) {
      losses.push({ kind: 'field', what: shorten(name, 40) });
      notes.push(`“${shorten(name, 40)}” is left out: nothing of ours has it.`);
    }
  if (Array.isArray(data['tags']) || others.length > 0) {
    const tags = fittingTags([...((data['tags'] as string[] | undefined) ?? []), ...others]);
    data['tags'] = tags.tags;
    losses.push(...tags.losses);
  }
  const tagsWritten = 'tags' in fields && Array.isArray(matter['tags']) ? matter['tags'] : [];
  const nameless = tagsWritten.length - textsIn(tagsWritten).length;
  if (nameless > 0) losses.push({ kind: 'tag', what: 'without a name', count: nameless });
  losses.push(...cutToFit(fields, data));
  const asked = textsIn(matter['key'] ?? matter['slug'] ?? fileKey(path))[0] ?? '';
  const valid = keepingValid(fields, data, notes);
  // A field of the type has its own meaning, except for the date of a post.
  const signs = Object.entries(matter).flatMap(([name, value]) =>
    Object.hasOwn(fields, name) && !(type === 'post' && name === 'date') ? [] : [{ name, value }],
  );
  const seen = visibilityOf(signs, path, today);
  // Without a front matter the file says nothing about its visibility.
  const silent = written === null ? ['A draft. It does not say that it was public.'] : [];
  return {
    type,
    key: keyOf(asked, contentLimits.key),
    locale,
    data: valid,
    live: seen.live && silent.length === 0,
    guarded: seen.guarded,
    notes: [...notes, ...seen.notes, ...silent],
    losses,
  };
}

/** Removes values that the type refuses, with a note for each. */
function keepingValid(fields: Fields, data: ContentData, notes: string[]): ContentData {
  // The address of a picture elsewhere is replaced by one of the library when the picture is there.
  const isElsewhere = (name: string, value: ContentValue) =>
    fields[name]?.kind === 'picture' && typeof value === 'string' && !isOwnPicture(value);
  const own = Object.fromEntries(Object.entries(data).filter(([name, value]) => !isElsewhere(name, value)));
  const checked = changesSchema(fields).safeParse(own);
  if (checked.success) return data;
  // Only the first message of each field is noted.
  const refused = new Map(
    checked.error.issues.map(({ path, message }) => [String(path[0]), message]).toReversed() as [
      string,
      string,
    ][],
  );
  for (const [name, message] of refused) notes.push(`${fields[name]?.label ?? name} is left out. ${message}`);
  return Object.fromEntries(Object.entries(data).filter(([name]) => !refused.has(name)));
}
