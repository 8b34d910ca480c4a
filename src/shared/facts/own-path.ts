/** Exactly one leading slash; a second one, or a backslash, which browsers read as a slash, leads to another host. */
const ownPath = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * Returns whether a link leads to a page of this site, as browsers read it: they read `\` as `/` and drop tabs and line ends, so
 * `/\evil.example` is another host.
 */
export const isOwnPath = (link: unknown): link is string => typeof link === 'string' && ownPath.test(link);
