import { maxLength } from '#facts/limits.ts';

/** No part begins with a dot or slash, so that no path leads upwards or to another host. */
const onThisHost = /^(?:\/[\w-][\w.-]*)+$/;

/** Returns the address of a picture as a path on this host; null for another host, a protocol or a path upwards. */
export function picturePath(written: string | null): string | null {
  if (!written || written.length > maxLength.url) return null;
  const path = written.startsWith('/') ? written : `/${written}`;
  return onThisHost.test(path) ? path : null;
}
