/** @file Items as markdown files with front matter: the format of exports, imports and the demonstration. */
import { stringify } from 'yaml';
import { contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { changesSchema } from '#contract/desk/content/content-schema.ts';
import { textIn, type ContentData, type ContentValue, type Fields } from '#contract/desk/content/fields.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import { Problem } from '../problem.ts';
import { readFrontMatter } from '../parsing/front-matter.ts';
import type { Parsing } from '../parsing/parsing.ts';
import { saysVisibility, visibilityOf } from './source-visibility.ts';
import { partsOf } from './file-parts.ts';
import { keyOf } from './key-of.ts';
import { localeOfFile, fileKey } from './file-name.ts';
import { aliases, ownWords, textsIn, valueOf } from './front-matter-fields.ts';

/** An item read from a file, and sentences about its unusable parts. */
export type ReadItem = {
  type: ContentTypeName;
  key: string;
  locale: Locale;
  data: ContentData;
  live: boolean;
  notes: string[];
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

/** Returns the first heading of level one as the title, and the text without it. */
function titleIn(body: string): { title?: string; rest: string } {
  const found = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(body);
  return found ? { title: found[1], rest: body.slice(found[0].length) } : { rest: body };
}

/**
 * Reads a file. Invalid fields are left out and named in `notes`. `today` is `YYYY-MM-DD`.
 * @throws Problem invalid_input with a sentence that names the file, when its front matter cannot be read
 * @where How is content read from and written to markdown files?
 */
export async function readMarkdownFile(
  path: string,
  text: string,
  { parsing, today }: { parsing: Pick<Parsing, 'read'>; today: string },
): Promise<ReadItem> {
  const { kind, source, body } = partsOf(text, path);
  const matter =
    source === null
      ? null
      : await parsing.read('frontMatter', source, kind).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.code !== 'invalid_input') throw error;
          throw new Problem('invalid_input', { message: `${path}: the front matter cannot be read.` });
        });
  return itemOf(path, matter, body, today);
}

/** Reads a file of this repository, which nobody else has written. */
export function readOwnFile(path: string, text: string): ReadItem {
  const { kind, source, body } = partsOf(text, path);
  return itemOf(path, source === null ? null : readFrontMatter(source, kind), body, lastDayOfAll);
}
/** The demonstration is independent of the date. */
const lastDayOfAll = '9999-12-31';

function itemOf(
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
  const data: Record<string, ContentValue> = {};
  const used = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    const source = [name, ...(aliases[name] ?? [])].find(
      (one) => matter[one] !== undefined && matter[one] !== null,
    );
    if (source === undefined) continue;
    used.add(source);
    const value = valueOf(field, matter[source]);
    if (value === undefined)
      notes.push(`${field.label}: “${shorten(textsIn(matter[source]).join(', '), 80)}” is left out.`);
    else data[name] = value;
  }
  const bodyField = bodyOf(fields);
  if (bodyField) {
    const heading = data[title] === undefined && title !== bodyField ? titleIn(body) : { rest: body };
    if ('title' in heading && heading.title) data[title] = heading.title;
    data[bodyField] = heading.rest.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
  }
  for (const name of Object.keys(matter))
    if (!used.has(name) && !ownWords.has(name) && !saysVisibility(name))
      notes.push(`“${shorten(name, 40)}” is left out: nothing of ours has it.`);
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
    notes: [...notes, ...seen.notes, ...silent],
  };
}

/** Removes values that the type refuses, with a note for each. */
function keepingValid(fields: Fields, data: ContentData, notes: string[]): ContentData {
  const checked = changesSchema(fields).safeParse(data);
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

/** Writes an item as a file that `readMarkdownFile` reads to the same. */
export function writeMarkdownFile({ type, key, locale, data, live }: Omit<ReadItem, 'notes'>): string {
  const { fields } = contentTypeIn(type, locale);
  const bodyField = bodyOf(fields);
  const matter = {
    type,
    key,
    ...(locale !== defaultLocale && { lang: locale }),
    ...(!live && { live: false }),
    ...Object.fromEntries(
      Object.keys(fields).flatMap((name) =>
        name === bodyField || data[name] === undefined || data[name] === null ? [] : [[name, data[name]]],
      ),
    ),
  };
  const body = bodyField ? textIn(data, bodyField) : '';
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n${body ? `\n${body}\n` : ''}`;
}
