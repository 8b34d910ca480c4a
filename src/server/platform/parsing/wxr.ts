/** @file A WordPress export (WXR) as a stream of entries: only the present entry is held in memory, however large the file. */
import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { guessingDecoder } from '../content/guessed-text.ts';
import { parsers } from './parsers.ts';
import type { WxrEntry } from './wxr-entry.ts';
import { wxrEntries } from './wxr-elements.ts';

export type { WxrEntry } from './wxr-entry.ts';

/** The end of a file: whether it is an export at all, complete, or the reason why not; and what was lost outside of its entries. */
export type WxrEnd = { isExport: boolean; whole: boolean; reason: string | null; losses: Loss[] };

/** Depth of elements, of which an export has five; and bytes of one tag, comment or section, which the parser holds until its end. */
const { maxDepth, maxBytes: maxHeld, maxNodes: maxEntries } = parsers.wxr;
const tooLong = 'One part of the file is longer than 16 MB.';
const tooMany = `The file has more than ${maxEntries} entries.`;
const few = 256;
const cut = 'The file is cut or damaged.';

/**
 * Yields the entries of an export and returns how it ended. A file that is no export ends at once, without an entry.
 * A fault costs its own characters and is named at its entry. Entities of a document type are never expanded.
 * @where How is a WordPress export read?
 */
export async function* readWxr(source: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry, WxrEnd> {
  const parser = new SaxesParser();
  const elements = wxrEntries();
  const decoder = guessingDecoder();
  let failure: string | null = null;
  let held = 0;
  let depth = 0;
  let isEnding = false;
  parser.on('opentag', ({ name }) => {
    held = 0;
    if ((depth += 1) > maxDepth) failure ??= cut;
    elements.open(name);
    if (elements.count() > maxEntries) failure ??= tooMany;
  });
  parser.on('text', elements.text);
  parser.on('cdata', elements.text);
  parser.on('closetag', ({ name, attributes }) => {
    held = 0;
    depth -= 1;
    elements.close(name, attributes);
  });
  parser.on('error', ({ message }) => {
    if (isEnding) failure ??= cut;
    else elements.fault(message);
  });

  const read = function* (text: string) {
    parser.write(text);
    elements.guessed(decoder.guessed());
    yield* elements.done();
  };
  for await (const chunk of source) {
    held += chunk.length;
    // A guess is named at the entry in which it stands: bytes that need one are read a few at a time.
    const step = isUtf8(chunk) ? chunk.length : few;
    for (let at = 0; at < chunk.length; at += step) yield* read(decoder.text(chunk.subarray(at, at + step)));
    if (held > maxHeld) failure ??= tooLong;
    if (failure) break;
  }
  if (!failure) {
    yield* read(decoder.text(new Uint8Array(), true));
    isEnding = true;
    parser.close();
    yield* elements.done();
  }
  const reason = elements.isExport() ? failure : 'This is no export of WordPress.';
  return { isExport: elements.isExport(), whole: reason === null, reason, losses: elements.rest() };
}
