/** @file The company's content as markdown files and pictures in one zip, written while it is read. */
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { pictureNote } from './own-pictures.ts';
import { addressesOfBody, withOwnPictures } from './import-pictures.ts';
import { writeMarkdownFile } from '#platform/content/markdown-file.ts';
import { draftsFolder, fileSuffix } from '#platform/content/file-name.ts';
import type { MovingDependencies } from './import-export.types.ts';

/** Only text is compressed; pictures are compressed already. */
const asText = { compress: true };
const asPicture = { compress: false };

/** Returns a stream of the zip. An import of it restores the same items and pictures. */
export function exportAll({
  allItems,
  allPictures,
  log,
  parsing,
}: Pick<MovingDependencies, 'allItems' | 'allPictures' | 'log' | 'parsing'>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  zip.on('error', (error) => out.destroy(error));
  let turn = () => {};
  out.once('close', () => turn());
  /** Adds a text, and waits for its turn: the reader has taken what stands before it, or has left. */
  const addText = (text: string, path: string) =>
    new Promise<void>((resolve) => {
      if (out.destroyed) return resolve();
      turn = resolve;
      zip.addReadStreamLazy(path, asText, (begin) => {
        begin(null, Readable.from([Buffer.from(text)]));
        resolve();
      });
    });
  const write = async () => {
    const files = new Map<string, string>();
    for await (const { id, name, alt, credit, focusX, focusY, file, read } of allPictures()) {
      const content = await read();
      if (!content) continue;
      const path = `pictures/${id}.${file.replace(/^.*\./, '')}`;
      files.set(`/picture/${id}`, path);
      zip.addBuffer(Buffer.from(content), path, asPicture);
      const note = pictureNote({ name, alt, credit, own: { id, focusX, focusY } });
      await addText(note, `pictures/${id}.yaml`);
      if (out.destroyed) return;
    }
    for await (const { type, key, locale, data, live, isPending } of allItems()) {
      const addresses = await addressesOfBody(parsing, type, data);
      const moved: ContentData = withOwnPictures({ type, data, addresses }, (url) => {
        const path = files.get(url);
        return path && `../${path}`;
      });
      // A picture field has its address in the library; in the file it is that of the picture beside it.
      const named = Object.fromEntries(
        Object.entries(moved).map(([field, value]) => [
          field,
          typeof value === 'string' && files.has(value) ? `../${files.get(value)!}` : value,
        ]),
      );
      await addText(
        writeMarkdownFile({ type, key, locale, data: named, live }),
        `${isPending ? draftsFolder : ''}${type}/${key}${fileSuffix(locale)}.md`,
      );
      if (out.destroyed) return;
    }
    zip.end();
  };
  write().catch((error: unknown) => {
    log.error({ error: (error as Error).name }, 'export failed');
    out.destroy(error as Error);
  });
  return out;
}
