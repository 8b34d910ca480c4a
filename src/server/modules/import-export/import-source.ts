/** @file The contents of an uploaded file, whatever its kind: items one after the other, and their pictures. */
import { open, readFile, stat } from 'node:fs/promises';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { defaultLocale } from '#words/locales.ts';
import { importExportLimits } from '#facts/limits.ts';
import { localeOfFile } from '#platform/content/file-name.ts';
import type { Zip } from '#platform/parsing/parsing.ts';
import { pictureFinder } from './picture-files.ts';
import { itemReaders, left, maxTextBytes, tooLongText, type SourceReading } from './source-item.ts';
import type { SourceItem } from './import-export.types.ts';

export type ImportSource = {
  items(): AsyncGenerator<SourceItem>;
  /** Returns the name of the file for an address; null when the upload has none. */
  pictureAt(url: string): string | null;
  readPicture(name: string): Promise<Buffer | null>;
  /** Returns a note on the file as a whole; called after the items were read. */
  message(): string | null;
  close(): void;
};

const isMarkdown = /\.(?:md|markdown|mdx)$/i;
const isXml = /\.xml$/i;
/** The length of an address that browsers accept. */
const maxUrl = 2000;

/** Returns the kind of a file. The first bytes identify a zip and XML; everything else is text. */
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

/** Gives unique keys to items: the later of two with one key gets a number. */
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
      else if (pictureUrls.size < importExportLimits.entries)
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
    // English items come before their sides in other languages.
    const isSide = (name: string) => Number(localeOfFile(name) !== defaultLocale);
    for (const name of zip.names.toSorted((a, b) => isSide(a) - isSide(b))) {
      if (isMarkdown.test(name)) {
        const content = await zip.read(name, maxTextBytes).catch((error: unknown) => error as Error);
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
        if (++count > importExportLimits.entries) {
          message = `Only the first ${importExportLimits.entries} entries were read.`;
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
