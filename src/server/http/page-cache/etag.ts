/**
 * @file Strong entity tags, one for each coding: `"<hash of the page>-<coding>"`. A page is packed in one way only, so that the page
 * and the coding say which bytes they are, in every process and after a restart.
 */
import { createHash } from 'node:crypto';
import type { Encoding } from '../encoding.ts';
import type { RenderedPage } from './rendered-page.ts';

const pageChars = 22;

/** Hash of all that a visitor gets to see of a page: a changed policy header is a changed page. */
export function hashPage(page: RenderedPage): string {
  const hash = createHash('sha256');
  hash.update(`${page.status}\n${JSON.stringify(page.headers)}\n`).update(page.body);
  return hash.digest('base64url').slice(0, pageChars);
}

/** The tag of a page in one coding. */
export const tagOf = (pageHash: string, encoding: Encoding): string => `"${pageHash}-${encoding}"`;

/** Whether an `If-None-Match` header names this tag: weak comparison, in a list, or by `*`. */
export const isHeld = (header: string, etag: string): boolean =>
  header.split(',').some((held) => ['*', etag, `W/${etag}`].includes(held.trim()));
