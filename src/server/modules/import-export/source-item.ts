/** @file The texts of an upload as items: each parsed on its own, so that one that fails does not stop another. */
import type { Choices, SourceItem } from './import-export.types.ts';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { contentType, markdownMax } from '#contract/desk/content/content-types.ts';
import { textIn } from '#contract/desk/content/fields.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { defaultLocale } from '#words/locales.ts';
import { Problem } from '#platform/problem.ts';
import { readMarkdownFile } from '#platform/content/markdown-file.ts';
import { ReadingFailed, ReadingStopped, type Parsing } from '#platform/parsing/parsing.ts';
import { guessedText } from '#platform/content/guessed-text.ts';
import { readableText } from '#platform/content/readable-text.ts';
import type { WxrEntry } from '#platform/parsing/wxr.ts';
import type { AttachmentList } from './attachments.ts';
import { notesOfLosses } from './loss-report.ts';
import { addressesOfBody } from './import-pictures.ts';
import { itemOfWxr } from './wxr-item.ts';

/** The maximum size of a markdown file, somewhat above that of a field, so that a text too long is reported, not cut. */
export const maxTextBytes = 4 * markdownMax;
/** The sentence for a longer file. */
export const tooLongText = 'The file is longer than a text may be.';
/** Returns an item that is left out, with the reason. */
export const left = (source: string, message: string): SourceItem => ({
  source,
  type: 'post',
  key: '',
  locale: defaultLocale,
  title: source,
  data: {},
  addresses: [],
  live: false,
  notes: [message],
  losses: [{ kind: 'entry', what: message }],
  oldPaths: [],
  skip: true,
});

/** The dependencies of reading an upload. */
export type SourceReading = {
  parsing: Parsing;
  today: string;
  /** Returns what was chosen for names of a site. */
  choicesFor: (site: string) => Promise<Choices>;
};

/** The maximum of texts per upload that take too long to parse; beyond it the upload is refused. */
const maxStopped = 5;
const tooManyStopped = () =>
  new Problem('invalid_input', { message: 'Several texts of this file take too long to be read.' });

/** Creates the readers that turn the texts of one upload into items; a text that cannot be parsed becomes a sentence. */
export function itemReaders({ parsing, today }: Pick<SourceReading, 'parsing' | 'today'>) {
  let stopped = 0;
  async function orSentence(source: string, title: string, item: () => Promise<SourceItem>) {
    try {
      return await item();
    } catch (error) {
      if (error instanceof ReadingFailed) return { ...left(source, 'Our reader fails at its text.'), title };
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      if (error instanceof ReadingStopped && (stopped += 1) > maxStopped) throw tooManyStopped();
      return { ...left(source, error.message), title };
    }
  }
  const withAddresses = async (item: Omit<SourceItem, 'addresses'>): Promise<SourceItem> => ({
    ...item,
    addresses: await addressesOfBody(parsing, item.type, item.data),
  });
  return {
    ofMarkdown: (source: string, content: Buffer): Promise<SourceItem> =>
      orSentence(source, source, async () => {
        if (content.length > maxTextBytes) return left(source, tooLongText);
        const { text, guessed } = guessedText(content);
        if (isBinary(text)) return left(source, 'The file is no text.');
        const guesses: Loss[] = guessed > 0 ? [{ kind: 'encoding', what: 'bytes', count: guessed }] : [];
        const item = await readMarkdownFile(source, readableText(text, guesses), { parsing, today });
        const losses = [...guesses, ...item.losses];
        const { title } = contentType(item.type);
        return withAddresses({
          ...item,
          source,
          notes: [...item.notes, ...notesOfLosses(losses)],
          losses,
          title: shorten(textIn(item.data, title) || item.key, 120),
        });
      }),
    ofEntry: (
      entry: WxrEntry,
      attachments: AttachmentList,
      isPost: (kind: string) => boolean,
    ): Promise<SourceItem> =>
      orSentence(`${entry.kind} ${entry.id}`, shorten(entry.title, 120), async () =>
        withAddresses(await itemOfWxr(entry, { attachments, parsing, today, isPost })),
      ),
  };
}

/** A text has no zero byte, whatever its encoding. */
const isBinary = (text: string) => text.includes('\u0000');

/** Returns the pictures in an item's fields and text, with their alternative texts. */
export function picturesOf({
  type,
  data,
  title,
  pictureAlt,
  addresses,
}: SourceItem): { url: string; alt: string }[] {
  const { fields } = contentType(type);
  const byUrl = new Map<string, string>();
  for (const { url, alt, isLink } of addresses) if (!isLink && !byUrl.get(url)) byUrl.set(url, alt);
  for (const [name, { kind }] of Object.entries(fields)) {
    const url = data[name];
    // Words of the text describe a picture better than the title.
    if (kind === 'picture' && typeof url === 'string' && !byUrl.get(url)) byUrl.set(url, pictureAlt ?? title);
  }
  return [...byUrl].map(([url, alt]) => ({ url, alt }));
}
