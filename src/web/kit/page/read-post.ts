/** @file The post that a visitor came from, known to the browser without anything stored on the device. */
import { postKeyAt } from '#facts/post-path.ts';

let lastRead: string | undefined;

/** Notes a shown page when it is a post, until this document is left. */
export function notePost(pathname: string): void {
  if (postKeyAt(pathname) !== null) lastRead = pathname;
}

/** Returns the path of the post that was read last in this document, else of the post that led to it. No other page is told. */
export function postBefore(): string | undefined {
  if (lastRead !== undefined) return lastRead;
  const { referrer } = document;
  const path = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : '';
  return postKeyAt(path) === null ? undefined : path;
}
