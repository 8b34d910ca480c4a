/** Begins with one slash; a second one, or a backslash, which the browser reads as a slash, leads to another host. */
const ownPath = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * Returns whether a link leads to a page of this site, as the browser reads it: it reads `\` as `/` and leaves out tabs and line
 * ends, so `/\evil.example` is another site's.
 */
export const isOwnPath = (link: unknown): link is string => typeof link === 'string' && ownPath.test(link);
