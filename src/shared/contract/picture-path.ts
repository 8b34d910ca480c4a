import { maxLength } from '#facts/limits.ts';

/** Words, dots and strokes; no part begins with a dot, so that no path leads upwards or to another host. */
const onThisHost = /^(?:\/[\w-][\w.-]*)+$/;

/** The address of a picture as a path on this host, or null when it is none: another site, a protocol, a way upwards. */
export function picturePath(written: string | null): string | null {
  if (!written || written.length > maxLength.url) return null;
  const path = written.startsWith('/') ? written : `/${written}`;
  return onThisHost.test(path) ? path : null;
}
