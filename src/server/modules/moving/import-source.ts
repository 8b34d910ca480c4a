/** @file What an uploaded file holds, whatever its kind: items one after the other, and the pictures that they name. */
import { open, readFile, stat } from 'node:fs/promises';
import { contentLimits } from '#contract/desk/content/content.ts';
import { movingLimits } from '#facts/limits.ts';
import { contentType, markdownMax, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { textIn, type ContentData } from '#contract/desk/content/fields.ts';
import { shorten } from '#contract/shorten.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { Problem } from '#platform/problem.ts';
import { readMarkdownFile, localeOfFile } from '#platform/content/markdown-file.ts';
import { ReadingStopped, type Parsing, type Zip } from '#platform/parsing/parsing.ts';
import type { PictureInText } from '#platform/parsing/pictures-in-markdown.ts';
import type { WxrEntry } from '#platform/parsing/wxr.ts';
import { picturesOfBody } from './import-pictures.ts';
import { pictureFinder } from './picture-files.ts';
import { itemOfWxr } from './wxr-item.ts';

/** An item of an import, or a sentence that says why it is left out. */
export type SourceItem = {
  /** Its name in the file. */
  source: string;
  type: ContentTypeName;
  key: string;
  locale: Locale;
  title: string;
  data: ContentData;
  /** Of its text, in their order. */
  pictures: readonly PictureInText[];
  live: boolean;
  notes: string[];
  /** Paths at which it was read before. */
  oldPaths: string[];
  /** Of an item of another site: where its addresses begin, so that its pictures can be asked for. */
  base?: string;
  skip?: true;
};

export type ImportSource = {
  items(): AsyncGenerator<SourceItem>;
  /** The name of the file that is meant by an address; null when the upload has none. */
  pictureAt(url: string): string | null;
  readPicture(name: string): Promise<Buffer | null>;
  /** What should be known of the file as a whole; asked when the items were read. */
  message(): string | null;
  close(): void;
};

const isMarkdown = /\.(?:md|markdown|mdx)$/i;
const isXml = /\.xml$/i;
/** A markdown file may be somewhat longer than what a field takes: then it is named, not cut. */
const maxTextBytes = 4 * markdownMax;
const tooLongText = 'The file is longer than a text may be.';
/** As long as a browser takes. */
const maxUrl = 2000;

/** The first bytes tell a zip and XML; everything else is text. */
async function kindOf(path: string): Promise<'zip' | 'xml' | 'text'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start.subarray(0, 2).toString('latin1') === 'PK') return 'zip';
    return /^\uFEFF?\s*</.test(start.toString('utf8')) ? 'xml' : 'text';
  } finally {
    await file.close();
  }
}

const left = (source: string, message: string): SourceItem => ({
  source,
  type: 'post',
  key: '',
  locale: defaultLocale,
  title: source,
  data: {},
  pictures: [],
  live: false,
  notes: [message],
  oldPaths: [],
  skip: true,
});

/** What reading an upload needs. */
export type SourceReading = { parsing: Parsing; today: string };

/** Texts of one upload that may take too long to be read; beyond them the upload is refused. */
const maxStopped = 5;
const tooManyStopped = () =>
  new Problem('invalid_input', { message: 'Several texts of this file take too long to be read.' });

/** Returns what turns the texts of one upload into items; a text that cannot be read becomes a sentence. */
function itemReaders({ parsing, today }: SourceReading) {
  let stopped = 0;
  async function orSentence(source: string, title: string, item: () => Promise<SourceItem>) {
    try {
      return await item();
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      if (error instanceof ReadingStopped && (stopped += 1) > maxStopped) throw tooManyStopped();
      return { ...left(source, error.message), title };
    }
  }
  const withPictures = async (item: Omit<SourceItem, 'pictures'>): Promise<SourceItem> => ({
    ...item,
    pictures: await picturesOfBody(parsing, item.type, item.data),
  });
  return {
    ofMarkdown: (source: string, content: Buffer): Promise<SourceItem> =>
      orSentence(source, source, async () => {
        if (content.length > maxTextBytes) return left(source, tooLongText);
        const text = textOf(content);
        if (text === null) return left(source, 'The file is not text in UTF-8.');
        const item = await readMarkdownFile(source, text, { parsing, today });
        const { title } = contentType(item.type);
        return withPictures({
          ...item,
          source,
          title: shorten(textIn(item.data, title) || item.key, 120),
          oldPaths: [],
        });
      }),
    ofWxr: (entry: WxrEntry, pictureUrls: ReadonlyMap<string, string>): Promise<SourceItem> =>
      orSentence(`${entry.kind} ${entry.id}`, shorten(entry.title, 120), async () =>
        withPictures(await itemOfWxr(entry, { pictureUrls, parsing, today })),
      ),
  };
}

function textOf(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** Two of a file with one key: the later gets a number. */
async function* withOwnKeys(items: AsyncGenerator<SourceItem>): AsyncGenerator<SourceItem> {
  /** The last number of each key. */
  const used = new Map<string, number>();
  for await (const item of items) {
    if (item.skip || typeof contentType(item.type).keys === 'object') {
      yield item;
      continue;
    }
    const named = `${item.type} ${item.locale} ${item.key}`;
    let { key } = item;
    let number = used.get(named) ?? 1;
    while (used.has(`${item.type} ${item.locale} ${key}`))
      key = `${item.key.slice(0, contentLimits.key - 6)}-${(number += 1)}`;
    used.set(named, number);
    if (key !== item.key) used.set(`${item.type} ${item.locale} ${key}`, 1);
    yield key === item.key
      ? item
      : {
          ...item,
          key,
          notes: [...item.notes, `“${item.key}” stands twice in the file; this one becomes “${key}”.`],
        };
  }
}

/** Opens an upload. @throws Problem invalid_input with a sentence when it is nothing that can be imported */
export async function openImportSource(
  path: string,
  fileName: string,
  reading: SourceReading,
): Promise<ImportSource> {
  const { parsing } = reading;
  const { ofMarkdown, ofWxr } = itemReaders(reading);
  const kind = await kindOf(path);
  const zip: Zip | null = kind === 'zip' ? await parsing.zip(path) : null;
  let message: string | null = null;
  const find = pictureFinder(zip?.names ?? []);

  async function* wxrItems(file: string | Uint8Array): AsyncGenerator<SourceItem> {
    const pictureUrls = new Map<string, string>();
    const entries = parsing.wxr(file);
    for (let next = await entries.next(); ; next = await entries.next()) {
      if (next.done) {
        if (next.value.reason) message = `${next.value.reason} What stood before its end was read.`;
        return;
      }
      const entry = next.value;
      if (entry.kind !== 'attachment') yield await ofWxr(entry, pictureUrls);
      else if (pictureUrls.size < movingLimits.entries)
        pictureUrls.set(entry.id, entry.attachmentUrl.slice(0, maxUrl));
    }
  }

  async function* items(): AsyncGenerator<SourceItem> {
    if (kind === 'xml') return yield* wxrItems(path);
    if (!zip) {
      const { size } = await stat(path);
      return yield size > maxTextBytes
        ? left(fileName, tooLongText)
        : await ofMarkdown(fileName, await readFile(path));
    }
    // An English item comes before what is said of it in other languages.
    const isSide = (name: string) => Number(localeOfFile(name) !== defaultLocale);
    for (const name of zip.names.toSorted((a, b) => isSide(a) - isSide(b))) {
      if (isMarkdown.test(name)) {
        const content = await zip.read(name, maxTextBytes).catch((error: unknown) => error as Problem);
        yield Buffer.isBuffer(content)
          ? await ofMarkdown(name, content)
          : left(name, content?.message ?? 'The file cannot be read.');
      } else if (isXml.test(name)) {
        const content = await zip.read(name);
        if (content) yield* wxrItems(content);
      }
    }
  }

  return {
    async *items() {
      let count = 0;
      for await (const item of withOwnKeys(items())) {
        if (++count > movingLimits.entries) {
          message = `Only the first ${movingLimits.entries} entries were read.`;
          return;
        }
        yield item;
      }
    },
    pictureAt: find,
    readPicture: async (name) => (await zip?.read(name)) ?? null,
    message: () => message,
    close: () => zip?.close(),
  };
}

/** The pictures that an item names, in its fields and in its text, with the words for those who cannot see them. */
export function picturesOf({ type, data, title, pictures }: SourceItem): { url: string; alt: string }[] {
  const { fields } = contentType(type);
  const byUrl = new Map<string, string>();
  for (const { url, alt } of pictures) if (!byUrl.get(url)) byUrl.set(url, alt);
  return [
    ...Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'picture' && typeof data[name] === 'string' ? [{ url: data[name], alt: title }] : [],
    ),
    ...[...byUrl].map(([url, alt]) => ({ url, alt })),
  ];
}
