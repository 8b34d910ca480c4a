/** @file Checks the `Host` header. */
import type { IncomingMessage } from 'node:http';

/** A host name or address with an optional port; nothing that could be read as a path, a user or a second name. */
const hostname = /^(?:\[[0-9a-f:.]+\]|[\w.~-]+)(?::\d{1,5})?$/i;

/**
 * Returns false for several `Host` headers or a malformed one. Node takes the first of several where a proxy may have taken
 * the last, so the two would not mean the same site. HTTP/1.0 may send none.
 */
export function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count === 0) return httpVersion === '1.0';
  return count === 1 && hostname.test(headers.host!);
}
