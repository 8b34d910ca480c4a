/** @file The contents of an uploaded file, whatever its kind: items one after the other, and their pictures. */
import { readFile, stat } from 'node:fs/promises';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { defaultLocale } from '#words/locales.ts';
import { importExportLimits } from '#facts/limits.ts';
import { isInDrafts, localeOfFile } from '#platform/content/file-name.ts';
import { Problem } from '#platform/problem.ts';
import type { Zip } from '#platform/parsing/parsing.ts';
import type { WxrEnd, WxrEntry } from '#platform/parsing/wxr.ts';
import { noteAttachment, type Attachment } from './attachments.ts';
import { checkPacked, isJson, isListPage, isMarkdown, isXml, kindOf, refuseFile } from './file-kind.ts';
import { withOwnKeys } from './own-keys.ts';
import { siteOf } from './own-links.ts';
import { isPictureNote, ownPicture } from './own-pictures.ts';
import { isPictureFile, pictureFinder } from './picture-files.ts';
import { itemReaders, left, maxTextBytes, tooLongText, type SourceReading } from './source-item.ts';
import { isTakenAsPost, mappedItem } from './mapped-item.ts';
import type { Choices, ImportSource, SourceItem } from './import-export.types.ts';

/** Returns the problem of one file. @throws any other error */
function problemOnly(error: unknown): Problem {
  if (error instanceof Problem && error.code !== 'unavailable') return error;
  throw error;
}

/** Opens an upload. @throws Problem invalid_input with a sentence when it is nothing that can be imported */
export async function openImportSource(
  path: string,
  fileName: string,
  reading: SourceReading,
): Promise<ImportSource> {
  const { parsing } = reading;
  const { ofMarkdown, ofEntry } = itemReaders(reading);
  const nameOfFile = fileName.replace(/\.\w+$/, '');
  /** Known from the first entry that names its site; a file that names none stands for its own. */
  let origin: { site: string; choices: Choices } | null = null;
  const originOf = async (address: string | undefined) =>
    (origin ??= await (async (site) => ({ site, choices: await reading.choicesFor(site) }))(
      siteOf(address) ?? nameOfFile,
    ));
  const kind = await kindOf(path, fileName);
  const zip: Zip | null = kind === 'zip' ? await parsing.zip(path) : null;
  if (zip) checkPacked(zip.names);
  let message: string | null = null;
  const find = pictureFinder(zip?.names ?? []);

  const attachments = new Map<string, Attachment>();
  let losses: readonly Loss[] = [];

  /** Pictures stand before or after the posts that show them, or in another file of a divided export. */
  async function listAttachments(file: string | Uint8Array): Promise<void> {
    for await (const entry of parsing.wxr(file)) noteAttachment(attachments, entry);
  }
  async function* entriesIn(
    entries: AsyncGenerator<WxrEntry, WxrEnd>,
    name: string | null,
  ): AsyncGenerator<SourceItem> {
    for (let next = await entries.next(); ; next = await entries.next()) {
      if (next.done) {
        losses = [...losses, ...next.value.losses];
        // A zip may hold other files of this kind beside an export.
        if (!next.value.isExport && name !== null) losses = [...losses, { kind: 'file', what: name }];
        else if (!next.value.isExport)
          refuseFile(kind === 'json' ? 'A file of data (JSON)' : 'XML of another kind');
        else if (next.value.reason) message = `${next.value.reason} What stood before its end was read.`;
        return;
      }
      const { kind: type, siteUrl, link } = next.value;
      if (type === 'attachment') continue;
      const { choices } = await originOf(siteUrl || link);
      yield await ofEntry(next.value, attachments, (one) => isTakenAsPost(choices, one));
    }
  }

  /** Returns a file of a zip; one that cannot be read is a loss and ends nothing else. */
  async function orLoss(name: string, read: Promise<Buffer | null>): Promise<Buffer | null> {
    const content = await read.catch(problemOnly);
    if (content === null || Buffer.isBuffer(content)) return content;
    losses = [...losses, { kind: 'file', what: `${name}: ${content.message}` }];
    return null;
  }

  /** Reads a zip: exports and texts; English items come before their sides in other languages, and drafts of published ones last. */
  async function* zipItems({ names, read }: Zip): AsyncGenerator<SourceItem> {
    for (const name of names.filter((one) => isXml(one))) {
      const content = await read(name).catch(problemOnly);
      if (Buffer.isBuffer(content)) await listAttachments(content);
    }
    const rank = (name: string) =>
      Number(localeOfFile(name) !== defaultLocale) + 2 * Number(isInDrafts(name));
    for (const name of names.toSorted((a, b) => rank(a) - rank(b))) {
      if (isListPage(name)) yield left(name, 'A page of Hugo that only lists others.');
      else if (isMarkdown(name)) {
        const content = await read(name, maxTextBytes).catch((error: unknown) => error as Error);
        yield Buffer.isBuffer(content)
          ? await ofMarkdown(name, content)
          : left(name, content?.message ?? 'The file cannot be read.');
      } else if (isXml(name) || isJson(name)) {
        const content = await orLoss(name, read(name));
        if (content) yield* entriesIn(isXml(name) ? parsing.wxr(content) : parsing.ghost(content), name);
      } else if (!isPictureFile(name) && !isPictureNote(name))
        losses = [...losses, { kind: 'file', what: name }];
    }
  }

  async function* items(): AsyncGenerator<SourceItem> {
    losses = [];
    if (zip) return yield* zipItems(zip);
    if (kind === 'json') return yield* entriesIn(parsing.ghost(path), null);
    if (kind === 'xml') {
      await listAttachments(path);
      return yield* entriesIn(parsing.wxr(path), null);
    }
    const { size } = await stat(path);
    yield size > maxTextBytes
      ? left(fileName, tooLongText)
      : await ofMarkdown(fileName, await readFile(path));
  }

  return {
    async *items() {
      let count = 0;
      for await (const item of withOwnKeys(items())) {
        if (++count > importExportLimits.entries) {
          message = `Only the first ${importExportLimits.entries} entries were read.`;
          return;
        }
        yield mappedItem(item, (await originOf(item.base)).choices);
      }
    },
    site: () => origin?.site ?? nameOfFile,
    choices: () => origin?.choices ?? new Map(),
    pictureAt: find,
    readPicture: async (name) => (await zip?.read(name)) ?? null,
    ownPicture: async (name) => (zip ? ownPicture(zip, name, parsing) : null),
    message: () => message,
    losses: () => losses,
    attachments: () => attachments,
    pictures: () => zip?.names.filter((name) => isPictureFile(name)) ?? [],
    close: () => zip?.close(),
  };
}
