/** @file Files that cannot be brought in: each is refused by its name. */
import type { ImportCase } from './import-case.ts';

const refused = (name: string, file: string, content: ImportCase['content'], what: string): ImportCase => ({
  name,
  file,
  content,
  items: [],
  refused: `${what} cannot be brought in. What works: the .xml that WordPress exports`,
});

export const refusedFiles: readonly ImportCase[] = [
  refused('a PDF', 'leaflet.pdf', '%PDF-1.7\n1 0 obj<<>>endobj', 'A PDF'),
  refused('a PDF under another name', 'post.md', '%PDF-1.7\n1 0 obj<<>>endobj', 'A PDF'),
  refused('a CSV of something else', 'list.csv', 'a,b\n1,2\n', 'A table (CSV)'),
  refused('a JSON of something else', 'package.json', '{"name":"x","posts":3}', 'A file of data (JSON)'),
  refused('a page of HTML', 'index.html', '<!doctype html><p>x', 'A page of HTML'),
  refused(
    'a document of Word',
    'menu.docx',
    { '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' },
    'A document of Word',
  ),
  refused('a plain text', 'notes.txt', 'Words.', 'A plain text'),
  refused('a picture', 'lamp.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'A picture by itself'),
  refused('bytes of nothing', 'data.bin', Buffer.from([1, 0, 2, 0]), 'A file of this kind'),
];
