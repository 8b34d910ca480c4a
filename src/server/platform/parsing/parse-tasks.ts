/** @file The tasks of the parser process. `parsing.ts` names the bounds of each. */
import { createReadStream } from 'node:fs';
import { CalendarFormatError } from './calendar-entries.ts';
import { readFrontMatter } from './front-matter.ts';
import { readGhost } from './ghost.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { markdownBody } from './markdown-body.ts';
import { markdownTree } from './markdown-tree.ts';
import { addressesIn } from './pictures-in-markdown.ts';
import { readCalendar, type CalendarRead, type Stretch } from './read-calendar.ts';
import { readWxr, type WxrEnd, type WxrEntry } from './wxr.ts';
import { readTable } from './table-rows.ts';
import { openZipFile, type OpenZip } from './zip-file.ts';

/** Open files, each until it is closed. */
const wxrs = new Map<number, AsyncGenerator<WxrEntry, WxrEnd>>();
const zips = new Map<number, OpenZip>();
let handles = 0;

/** Entries of one answer, and characters of their texts. */
const batch = { entries: 100, characters: 1_000_000 };

async function* pieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = 64 * 1024;
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

export const parseTasks = {
  html: htmlToMarkdown,
  markdownTree,
  markdownPictures: addressesIn,
  markdownBody,
  frontMatter: readFrontMatter,
  table: async (content: Uint8Array): Promise<string[][]> => readTable(content),
  /** Returns null for a text that is no calendar. */
  async calendar(text: string, stretch: Stretch): Promise<CalendarRead | null> {
    try {
      return readCalendar(text, stretch);
    } catch (error) {
      if (error instanceof CalendarFormatError) return null;
      throw error;
    }
  },
  wxrOpen(source: string | Uint8Array): number {
    wxrs.set((handles += 1), readWxr(typeof source === 'string' ? createReadStream(source) : pieces(source)));
    return handles;
  },
  ghostOpen(source: string | Uint8Array): number {
    wxrs.set(
      (handles += 1),
      readGhost(typeof source === 'string' ? createReadStream(source) : pieces(source)),
    );
    return handles;
  },
  /** Returns the next entries, and the end of the file when there are no more. */
  async wxrNext(handle: number): Promise<{ entries: WxrEntry[]; end: WxrEnd | null }> {
    const entries: WxrEntry[] = [];
    for (let characters = 0; entries.length < batch.entries && characters < batch.characters;) {
      const next = await wxrs.get(handle)!.next();
      if (next.done) return { entries, end: next.value };
      entries.push(next.value);
      characters += next.value.html.length;
    }
    return { entries, end: null };
  },
  async zipOpen(path: string): Promise<{ handle: number; names: readonly string[] }> {
    const zip = await openZipFile(path);
    zips.set((handles += 1), zip);
    return { handle: handles, names: zip.names };
  },
  async zipRead(handle: number, name: string, maxBytes?: number): Promise<Buffer | null> {
    return zips.get(handle)!.read(name, maxBytes);
  },
} satisfies Record<string, (...given: never[]) => unknown>;
export type ParseTasks = typeof parseTasks;
export type ParseTaskName = keyof ParseTasks;

/** Releases a file. */
export async function closeFile(handle: number): Promise<void> {
  zips.get(handle)?.close();
  zips.delete(handle);
  await wxrs.get(handle)?.return({ isExport: true, whole: false, reason: null, losses: [] });
  wxrs.delete(handle);
}
