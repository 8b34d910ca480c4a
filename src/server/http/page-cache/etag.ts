/**
 * @file Strong entity tags, one for each coding: `"<page>-<coding><bytes>"`.
 *
 * The first part is a hash of the page before compression (status and headers included, so that a changed
 * policy header is a changed page), the last one of the compressed bytes. Better compressed bytes therefore
 * have a tag of their own, as a strong tag must; and yet a visitor who holds the earlier bytes of the same page
 * in the same coding, from this process, another one or one before a restart, is told that they are current.
 */
import { createHash } from 'node:crypto';
import type { Encoding } from '../encoding.ts';
import type { RenderedPage } from './rendered-page.ts';

const pageChars = 22;
const bytesChars = 8;
const letters: Record<Encoding, string> = { br: 'b', gzip: 'g', identity: 'i' };
const bytesForm = /^[\w-]{8}"$/;
const quoted = /"[^"]*"/g;

/** Hash of all that a visitor gets to see of a page. */
export function hashPage(page: RenderedPage): string {
  const hash = createHash('sha256');
  hash.update(`${page.status}\n${JSON.stringify(page.headers)}\n`).update(page.body);
  return hash.digest('base64url').slice(0, pageChars);
}

/** What all tags of one page in one coding begin with, opening quote included. */
export const tagFamily = (pageHash: string, encoding: Encoding): string =>
  `"${pageHash}-${letters[encoding]}`;

/** The tag of these very bytes. */
export const tagOf = (family: string, bytes: Buffer): string =>
  `${family}${createHash('sha256').update(bytes).digest('base64url').slice(0, bytesChars)}"`;

/**
 * Which of the tags in an `If-None-Match` header is still current (weak comparison, lists, `*`).
 * @returns the tag to name in the 304, so that the visitor knows which stored bytes it is about; `null` when
 * the page has to be sent.
 */
export function currentTag(header: string, own: { etag: string; family: string }): string | null {
  if (header === own.etag || header === '*') return own.etag;
  // Nearly every other tag is one of a changed page: one scan, no list.
  if (!header.includes(own.family)) return null;
  const held: string[] = header.match(quoted) ?? [];
  if (held.includes(own.etag)) return own.etag;
  // Exactly our own form, since it is repeated in the answer.
  return (
    held.find((tag) => tag.startsWith(own.family) && bytesForm.test(tag.slice(own.family.length))) ?? null
  );
}
