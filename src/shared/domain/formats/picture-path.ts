import { maxLength } from '#facts/limits.ts';

/** A path whose parts begin with no dot or slash, so that it leads neither upwards nor to another host. */
const onThisHost = /^(?:\/[\w-][\w.-]*)+$/;

/** Returns the address of a picture as a path on this host; null for another host, a protocol or a path upwards. */
export function picturePath(written: string | null): string | null {
  if (!written || written.length > maxLength.url) return null;
  const path = written.startsWith('/') ? written : `/${written}`;
  return onThisHost.test(path) ? path : null;
}
