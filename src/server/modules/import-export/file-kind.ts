/** @file The kind of an uploaded file: one that can be brought in, or a sentence that says what it is and what would work. */
import { open } from 'node:fs/promises';
import { guessedText } from '#platform/content/guessed-text.ts';
import { Problem } from '#platform/problem.ts';

export type FileKind = 'zip' | 'xml' | 'json' | 'markdown';

export const isMarkdown = (name: string) => /\.(?:md|markdown|mdx)$/i.test(name);
export const isXml = (name: string) => /\.xml$/i.test(name);
export const isJson = (name: string) => /\.json$/i.test(name);

/** Hugo lists the pages of a folder by this file. */
export const isListPage = (name: string) => /(?:^|\/)_index(?:\.\w+)?\.md$/i.test(name);

const works =
  'What works: the .xml that WordPress exports, the .json that Ghost exports, Markdown files (.md), or a .zip of them with their pictures.';

/** @throws Problem invalid_input: what the file is, and what would work */
export function refuseFile(what: string): never {
  throw new Problem('invalid_input', { message: `${what} cannot be brought in. ${works}` });
}

/** First bytes of other formats, as Latin-1. */
const marks: readonly [start: string, what: string][] = [
  ['%PDF-', 'A PDF'],
  ['{\\rtf', 'A text in RTF'],
  ['\u001F\u008B', 'A .gz archive'],
  ['Rar!', 'A .rar archive'],
  ['7z\u00BC\u00AF', 'A .7z archive'],
  ['\u0089PNG', 'A picture by itself'],
  ['\u00FF\u00D8\u00FF', 'A picture by itself'],
  ['GIF8', 'A picture by itself'],
  ['RIFF', 'A picture or film by itself'],
  ['SQLite format 3', 'A database'],
  ['\u00D0\u00CF\u0011\u00E0', 'A document of an old Office'],
];
/** Endings of other formats of text. */
const endings: readonly [end: RegExp, what: string][] = [
  [/\.(?:csv|tsv)$/i, 'A table (CSV)'],
  [/\.(?:html?|xhtml)$/i, 'A page of HTML'],
  [/\.(?:sql)$/i, 'A dump of a database'],
  [/\.(?:txt|text|log)$/i, 'A plain text'],
];
/** Files within a zip that name the format of the whole. */
const packed: readonly [name: RegExp, what: string][] = [
  [/^word\/document\.xml$/, 'A document of Word'],
  [/^xl\/workbook\.xml$/, 'A table of Excel'],
  [/^ppt\/presentation\.xml$/, 'A presentation of PowerPoint'],
  [/^META-INF\/container\.xml$/, 'A book (EPUB)'],
  [/^META-INF\/manifest\.xml$/, 'A document of LibreOffice'],
];

/** @throws Problem invalid_input for a zip that is a document of another program */
export function checkPacked(names: readonly string[]): void {
  const found = packed.find(([name]) => names.some((one) => name.test(one)));
  if (found) refuseFile(found[1]);
}

/** Returns the kind of a file by its first bytes, and for text by its name. @throws Problem invalid_input for any other kind */
export async function kindOf(path: string, fileName: string): Promise<FileKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const start = buffer.subarray(0, bytesRead);
    const bytes = start.toString('latin1');
    if (bytes.startsWith('PK')) return 'zip';
    const mark = marks.find(([one]) => bytes.startsWith(one));
    if (mark) refuseFile(mark[1]);
    const text = guessedText(start).text.trimStart();
    if (/^<(?:\?xml|!DOCTYPE rss|rss)\b/.test(text)) return 'xml';
    if (isMarkdown(fileName)) return 'markdown';
    if (/^<(?:!doctype html|html)\b/i.test(text)) refuseFile('A page of HTML');
    if (text.startsWith('<')) return 'xml';
    if (/^(?:---|\+\+\+)[ \t]*\r?\n/.test(text)) return 'markdown';
    const ending = endings.find(([one]) => one.test(fileName));
    if (ending) refuseFile(ending[1]);
    if (/^[{[]/.test(text)) return 'json';
    return refuseFile(text.includes('\u0000') ? 'A file of this kind' : 'A file with this ending');
  } finally {
    await file.close();
  }
}
