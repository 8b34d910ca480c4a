/** @file The address of a post. Apart from the table of all pages, which no page of the site carries. */
import { splitLocale } from '#words/locales.ts';
import { recordId } from './ids.ts';
import type { PagePattern } from './pages.ts';

/** The page of a post. */
export const postPattern = '/blogs/:id' satisfies PagePattern;

const postPath = new RegExp(`^${postPattern.replace(':id', '([^/]+)')}/*$`, 'i');

/** Returns the key of the post at a path, in any language; null for any other place. */
export const postKeyAt = (path: string): string | null =>
  recordId(postPath.exec(splitLocale(path).address)?.[1] ?? '');
