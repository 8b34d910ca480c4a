/** @file Under which name a page is kept. */

/**
 * Query parameters that change a page, each with the values that do. A value that fails its test is ignored,
 * like any unknown parameter: otherwise `?x=1`, `?x=2` … would each cost a render and a place in the memory.
 */
export type AllowedQuery = Readonly<Record<string, (value: string) => boolean>>;

/** The one 404 page of the site. No path can produce this key, since every path starts with a slash. */
export const notFoundKey = '404';
/** The one 404 page of all addresses below this one that name no record. */
export const noRecordKey = (below: string): string => `${notFoundKey} ${below}`;
/** Is this the key of a 404 that many addresses share? */
export const isSharedNotFound = (key: string): boolean => key.startsWith(notFoundKey);

const maxKeyChars = 512;
/** Segments that mean the same however they are read: no escapes, no dot segments, no empty ones. */
const plainPath = /^(?:\/[\w~-]+(?:\.[\w~-]+)*)*\/?$/;
/** Characters that a path segment may carry as they are, but `encodeURIComponent` escapes (RFC 3986, 3.3). */
const overEscaped = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/**
 * The key of a request target: its path in one spelling, then the allowed parameters in a fixed order.
 *
 * The key is itself a relative URL, and it is **the** URL to render: a page rendered from the raw target could
 * show one visitor's query to all others. Upper and lower case are kept apart; where the site matches paths
 * without regard to case, hand in the path in its canonical case (or redirect to it).
 *
 * @returns `null` when no page can live there (malformed or above 512 characters): answer with `notFoundKey`.
 */
export function cacheKey(url: string, allowedQuery: AllowedQuery): string | null {
  const key = plainPath.test(url) ? url : spell(url, allowedQuery);
  return key !== null && key.length > 0 && key.length <= maxKeyChars ? key : null;
}

function spell(target: string, allowedQuery: AllowedQuery): string | null {
  // A proxy may send the absolute form. Prefixed, `//host/path` stays a path instead of naming a host.
  const address = URL.parse(target.startsWith('/') ? `http://page${target}` : target);
  if (address === null || !address.pathname.startsWith('/')) return null;
  const path = spellPath(address.pathname);
  if (path === null) return null;
  const query = Object.keys(allowedQuery)
    .sort()
    .flatMap((name) => {
      const value = address.searchParams.get(name);
      return value !== null && allowedQuery[name]!(value)
        ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
        : [];
    });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** `/terms%26condition` and `/terms&condition`, `/%61bout` and `/about`: one spelling each. */
function spellPath(path: string): string | null {
  try {
    return path
      .split('/')
      .map((segment) =>
        encodeURIComponent(decodeURIComponent(segment)).replace(overEscaped, decodeURIComponent),
      )
      .join('/');
  } catch {
    return null;
  }
}
