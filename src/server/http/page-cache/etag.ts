/**
 * @file Strong entity tags, one for each coding: `"<hash of the page>-<coding>"`. A page is compressed in one way only, so that the page
 * and the coding determine the bytes, in every process and after a restart.
 */
import { createHash } from 'node:crypto';
import type { Encoding } from '../encoding.ts';
import type { RenderedPage } from './rendered-page.ts';

const pageChars = 22;

/** Returns a hash of all that a visitor receives of a page: a changed policy header is a changed page. */
export function hashPage(page: RenderedPage): string {
  const hash = createHash('sha256');
  hash.update(`${page.status}\n${JSON.stringify(page.headers)}\n`).update(page.body);
  return hash.digest('base64url').slice(0, pageChars);
}

/** Returns the tag of a page in one coding. */
export const tagOf = (pageHash: string, encoding: Encoding): string => `"${pageHash}-${encoding}"`;

/** Returns whether an `If-None-Match` header names this tag: weak comparison, in a list, or by `*`. */
export const isHeld = (header: string, etag: string): boolean =>
  header === etag || header.split(',').some((held) => ['*', etag, `W/${etag}`].includes(held.trim()));
