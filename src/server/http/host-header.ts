/** @file Under which name a visitor asks: exactly one, and one that can be a name. */
import type { IncomingMessage } from 'node:http';

/** A name or an address with perhaps a port: nothing that could be read as a path, a user or a second name. */
const hostname = /^(?:\[[0-9a-f:.]+\]|[\w.~-]+)(?::\d{1,5})?$/i;

/**
 * False for a request with several `Host` headers or one that no host can have. Node takes the first of several where a
 * proxy may have taken the last, so the two would not mean the same site. HTTP/1.0 may name none.
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
