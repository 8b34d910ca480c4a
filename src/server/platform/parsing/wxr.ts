/** @file A WordPress export (WXR) as a stream of entries: only the present entry is held in memory, however large the file. */
import { SaxesParser } from 'saxes';
import { parsers } from './parsers.ts';
import { newEntry, type WxrEntry } from './wxr-entry.ts';

export type { WxrEntry } from './wxr-entry.ts';

/** The end of the file: complete, or the reason why not. */
export type WxrEnd = { whole: boolean; reason: string | null };

/** Characters of one element; a longer one is cut, and no post of a person reaches it. */
const maxText = 2_000_000;
const maxMeta = 200;
const maxCategories = 200;
/** Depth of elements, of which an export has five; and bytes of one tag, comment or section, which the parser holds until its end. */
const { maxDepth, maxBytes: maxHeld, maxNodes: maxEntries } = parsers.wxr;
const tooLong = 'One part of the file is longer than 16 MB.';
const tooMany = `The file has more than ${maxEntries} entries.`;
const sentences: readonly string[] = [tooLong, tooMany];

const simple: Readonly<Record<string, keyof WxrEntry>> = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'html',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_type': 'kind',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_date': 'day',
  'wp:attachment_url': 'attachmentUrl',
};

/**
 * Yields the entries of an export and returns how it ended. A file that is no export ends at once, without an entry.
 * Entities of a document type are never expanded.
 * @where How is a WordPress export read?
 */
export async function* readWxr(source: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry, WxrEnd> {
  const parser = new SaxesParser();
  const done: WxrEntry[] = [];
  let entry: ReturnType<typeof newEntry> | null = null;
  let text = '';
  let metaKey = '';
  let metaCount = 0;
  let count = 0;
  let siteUrl = '';
  let isExport = false;
  let failure: string | null = null;
  let held = 0;
  const path: string[] = [];

  const collect = (part: string) => {
    if (text.length < maxText) text += part.slice(0, maxText - text.length);
  };
  parser.on('opentag', ({ name }) => {
    held = 0;
    path.push(name);
    if (path.length > maxDepth) failure ??= 'too deep';
    text = '';
    if (name === 'item') {
      if ((count += 1) > maxEntries) failure ??= tooMany;
      entry = newEntry();
      metaCount = 0;
    }
    if (name === 'wp:wxr_version') isExport = true;
  });
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', ({ name, attributes }) => {
    held = 0;
    path.pop();
    const value = text.trim();
    text = '';
    if (!entry) {
      if (name === 'wp:base_blog_url' || (name === 'wp:base_site_url' && siteUrl === '')) siteUrl = value;
      return;
    }
    const parent = path.at(-1);
    if (name === 'item') {
      if (entry.kind !== '')
        done.push({ ...entry, siteUrl, day: /^\d{4}-\d{2}-\d{2}/.exec(entry.day)?.[0] ?? '' });
      entry = null;
    } else if (parent === 'item' && name === 'category') {
      if ((attributes['domain'] ?? 'category') === 'category')
        if (entry.categories.length < maxCategories)
          entry.categories.push(...[attributes['nicename'] ?? '', value].filter(Boolean));
    } else if (parent === 'item' && name === 'wp:post_password') entry.hasPassword = value !== '';
    else if (parent === 'item' && simple[name]) Object.assign(entry, { [simple[name]]: value });
    else if (name === 'wp:meta_key') metaKey = value;
    else if (name === 'wp:meta_value' && metaKey && ++metaCount <= maxMeta)
      (entry.meta[metaKey] ??= []).push(value.slice(0, 2000));
  });
  parser.on('error', ({ message }) => {
    failure ??= message;
  });

  const decoder = new TextDecoder('utf-8');
  for await (const chunk of source) {
    held += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (held > maxHeld) failure ??= tooLong;
    if (failure) break;
    yield* done.splice(0);
  }
  if (!failure) parser.close();
  yield* done.splice(0);
  const reason = !isExport
    ? 'This is no export of WordPress.'
    : failure
      ? sentences.includes(failure)
        ? failure
        : 'The file is cut or damaged.'
      : null;
  return { whole: reason === null, reason };
}
