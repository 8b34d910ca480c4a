/** @file What a markdown file of another system says outside of our fields: author, day, former addresses, and marks in its text. */
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { contentTypes } from '#contract/desk/content/content-types.ts';
import type { Parsing } from '../parsing/parsing.ts';
import { withLocale } from '#words/locales.ts';
import { dayInName, fileKey, localeOfFile, withoutSuffix } from './file-name.ts';
import { withoutRemarks } from './template-remarks.ts';
import { aliases, valueOf } from './front-matter-fields.ts';
import { inOneLine } from './readable-text.ts';
import { withoutTemplateMarks } from './template-marks.ts';

type Matter = Readonly<Record<string, unknown>>;
const { tags: tagField, date: dayField } = contentTypes.post.fields;

/** Our own files name their type and key; their text is as we wrote it. */
export const isOwnFile = (matter: Matter): boolean =>
  matter['type'] !== undefined && matter['key'] !== undefined;

/** Returns names, which systems write as a text, a list, or records with a name. */
export const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const name = typeof one === 'object' && one !== null ? (one as { name?: unknown }).name : one;
    return typeof name === 'string' && name.trim() ? [inOneLine(name)] : [];
  });

/** Returns tags as far as a post may have them, and the others as losses. */
export function fittingTags(tags: readonly string[]): { tags: string[]; losses: Loss[] } {
  const all = [...new Set(tags.map(inOneLine).filter(Boolean))];
  const fits = (tag: string) => tag.length <= tagField.max;
  const kept = all.filter(fits).slice(0, tagField.itemsMax);
  return {
    tags: kept,
    losses: all.filter((tag) => !kept.includes(tag)).map((tag) => ({ kind: 'tag', what: tag.slice(0, 100) })),
  };
}

/** Returns a file's values with the day of its name, where they state none. */
export function withDayOfName(matter: Matter, path: string): Matter {
  const day = dayInName(path);
  // `published: true` is a switch.
  const isDated = ['date', ...aliases['date']!].some(
    (name) => name !== 'created' && valueOf(dayField, matter[name]) !== undefined,
  );
  return day && !isDated ? { ...matter, date: day } : matter;
}

/** Names of former addresses in the systems. */
const addressNames = ['permalink', 'url', 'aliases', 'redirect_from'];
export const saysAddress = (name: string) => addressNames.includes(name);

/** Returns the paths at which a file was read: those that it states, else those that Jekyll and Hugo give it. */
export function oldPathsOf(matter: Matter, path: string, live: boolean): string[] {
  const stated = addressNames.flatMap((name) => namesIn(matter[name])).filter((one) => !/[:{]/.test(one));
  const post = /(?:^|\/)_posts\/(?:.*\/)?(\d{4})-(\d{2})-(\d{2})-[^/]+$/.exec(path);
  const content = /(?:^|\/)content\/(.+?)(?:\/index)?\.\w+$/.exec(withoutSuffix(path));
  const given =
    // A text that was not public was given none.
    live && post && matter['permalink'] === undefined
      ? [`/${post[1]}/${post[2]}/${post[3]}/${fileKey(path)}.html`]
      : live && content && matter['url'] === undefined
        ? [withLocale(localeOfFile(path), `/${content[1]!}`)]
        : [];
  return [...stated, ...given].flatMap((one) => {
    const found = `/${one}`.replace(/\/{2,}/g, '/').replace(/(?:\/index\.html)?\/*$/, '');
    return found === '' || found.length > 300 ? [] : [found];
  });
}

/** Returns the text of a file of another system as markdown alone. @throws Problem for a text beyond the bounds */
export async function foreignBody(
  parsing: Pick<Parsing, 'read'>,
  body: string,
  path: string,
): Promise<{ markdown: string; losses: Loss[] }> {
  const bare = withoutRemarks(body, path);
  const marks = withoutTemplateMarks(bare.markdown);
  const losses = [...bare.losses, ...marks.losses];
  if (!/<[a-z!/]/i.test(marks.markdown)) return { ...marks, losses };
  const read = await parsing.read('markdownBody', marks.markdown);
  return { markdown: read.markdown, losses: [...losses, ...read.losses] };
}
