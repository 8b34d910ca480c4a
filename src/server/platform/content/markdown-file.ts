/** @file Items as markdown files with front matter: the format of exports, imports and the demonstration. */
import { stringify } from 'yaml';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { textIn, type ContentData } from '#contract/desk/content/fields.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { defaultLocale } from '#words/locales.ts';
import { Problem } from '../problem.ts';
import { readFrontMatter } from '../parsing/front-matter.ts';
import { noteOfGates } from './gated-parts.ts';
import type { Parsing } from '../parsing/parsing.ts';
import { bodyOf, itemOf, type ReadItem } from './file-item.ts';
import { foreignBody, isOwnFile, namesIn, oldPathsOf, withDayOfName } from './foreign-file.ts';
import { termsOfFile, type SourceTerm } from './source-term.ts';
import { hiddenBy, type Hidden } from './source-visibility.ts';
import { isInDrafts } from './file-name.ts';
import { keyOf } from './key-of.ts';
import { printedName } from './printed-name.ts';
import { partsOf } from './file-parts.ts';

/** An item of a file of another system. */
export type ForeignItem = ReadItem & {
  /** The name of its author, who may have no page here. */
  author?: string;
  /** The paths at which it was read. */
  oldPaths: string[];
  isForeign?: true;
  hidden?: Hidden | undefined;
  terms?: SourceTerm[];
  /** The draft of an item that another file of the export has as it is published. */
  isPending?: true;
};

/**
 * Reads a file. Invalid fields are left out and named in `notes`. `today` is `YYYY-MM-DD`.
 * @throws Problem invalid_input with a sentence that names the file, when its front matter cannot be read
 * @where How is content read from and written to markdown files?
 */
export async function readMarkdownFile(
  path: string,
  text: string,
  { parsing, today }: { parsing: Pick<Parsing, 'read'>; today: string },
): Promise<ForeignItem> {
  const { kind, source, body } = partsOf(text, path);
  const matter =
    source === null
      ? null
      : await parsing.read('frontMatter', source, kind).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.code !== 'invalid_input') throw error;
          throw new Problem('invalid_input', { message: `${path}: the front matter cannot be read.` });
        });
  if (matter && isOwnFile(matter)) {
    const own = itemOf(path, matter, body, today);
    const isPending = !own.live && isInDrafts(path);
    return { ...own, hidden: hiddenBy(own, false), oldPaths: [], ...(isPending && { isPending }) };
  }
  const foreign = await foreignBody(parsing, body, path);
  const item = itemOf(path, matter && withDayOfName(matter, path), foreign.markdown, today);
  const [first = '', ...others] = namesIn(matter?.['author'] ?? matter?.['authors']);
  const author = printedName(first);
  const byline = printedName(textIn(item.data, 'byline'));
  const gates = noteOfGates(foreign.losses);
  return {
    ...item,
    live: item.live && gates.length === 0,
    notes: [...item.notes, ...gates],
    data:
      item.type === 'post' ? withNames(item.data, { author: author.name, byline: byline.name }) : item.data,
    isForeign: true,
    hidden: hiddenBy(item, gates.length > 0),
    ...(item.type === 'post' && { terms: termsOfFile(matter ?? {}, item.data, author.name ?? '') }),
    losses: [
      ...foreign.losses,
      ...item.losses,
      ...(item.type === 'post' ? [...author.losses, ...byline.losses] : []),
      ...others.map((name) => ({ kind: 'author', what: `${name}, who wrote it too` }) as const),
    ],
    ...(author.name && item.type === 'post' && { author: author.name }),
    oldPaths: item.type === 'post' ? oldPathsOf(matter ?? {}, path, item.live) : [],
  };
}

/** Returns the data of a post without an address in place of a name: the key of an author would be made of it as well. */
function withNames(data: ContentData, names: { author: string | null; byline: string | null }): ContentData {
  const { author, byline: _, ...others } = data;
  return {
    ...others,
    ...(author !== undefined &&
      names.author && { author: [keyOf(names.author, contentLimits.key, 'author')] }),
    ...(names.byline && { byline: names.byline }),
  };
}

/** Reads a file of this repository, which nobody else has written. */
export function readOwnFile(path: string, text: string): ReadItem {
  const { kind, source, body } = partsOf(text, path);
  return itemOf(path, source === null ? null : readFrontMatter(source, kind), body, lastDayOfAll);
}
/** The demonstration is independent of the date. */
const lastDayOfAll = '9999-12-31';

/** Writes an item as a file that `readMarkdownFile` reads to the same. */
export function writeMarkdownFile({
  type,
  key,
  locale,
  data,
  live,
}: Omit<ReadItem, 'notes' | 'losses' | 'guarded'>): string {
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
