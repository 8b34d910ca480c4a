/** @file The pictures and files that an export of WordPress lists, wherever they stand in it. */
import type { WxrEntry } from '#platform/parsing/wxr.ts';
import { importExportLimits } from '#facts/limits.ts';
import { fileNameOf } from './outside-pictures.ts';

/** The length of an address that browsers accept. */
const maxUrl = 2000;

export type Attachment = { url: string; alt: string; parent: string };
export type AttachmentList = ReadonlyMap<string, Attachment>;

/** Adds an entry to the list when it is an attachment. */
export function noteAttachment(list: Map<string, Attachment>, entry: WxrEntry): void {
  if (entry.kind !== 'attachment' || list.size >= importExportLimits.entries) return;
  const alt = entry.meta['_wp_attachment_image_alt']?.[0] ?? '';
  list.set(entry.id, { url: entry.attachmentUrl.slice(0, maxUrl), alt, parent: entry.parent });
}

/** Returns the ids of the pictures that were added to an entry, in the order of the file. */
export const picturesOfEntry = (list: AttachmentList, id: string): string[] =>
  [...list].flatMap(([one, { parent }]) => (id !== '' && parent === id ? [one] : []));

/** Returns an address as that of the whole picture, without the size of a smaller copy. */
const whole = (url: string): string =>
  url
    .replace(/^https?:/i, '')
    .replace(/[?#].*$/, '')
    .replace(/-\d+x\d+(?=\.\w+$)/, '')
    .toLowerCase();

/** Returns the names of listed files that none of these addresses shows. */
export function unusedAttachments(list: AttachmentList, shown: Iterable<string>): string[] {
  const used = new Set([...shown].map(whole));
  return [...list.values()].flatMap(({ url }) =>
    used.has(whole(url)) ? [] : [URL.canParse(url) ? fileNameOf(url) : url || 'a file without an address'],
  );
}
