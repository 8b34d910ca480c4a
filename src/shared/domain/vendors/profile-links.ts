/**
 * @file Links to a vendor's own pages elsewhere: http or https, the exact host, normalised. Pure, so that form and server agree. A
 * look-alike (`instagram.com.evil.example`) is refused by comparing whole hosts.
 */

/** Kinds of links on a profile. */
export type LinkKind = 'instagram' | 'facebook' | 'linkedin' | 'youtube' | 'website';

type Rule = { readonly hosts: readonly string[]; readonly path: RegExp; readonly query?: string };

const slug = String.raw`[\w.\-%\u00C0-\uFFFF]{1,100}`;

const rules: Readonly<Record<Exclude<LinkKind, 'website'>, Rule>> = {
  instagram: {
    hosts: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
    // A profile, not a post or a page of the service itself.
    path: /^\/(?!(?:p|reel|reels|explore|stories|accounts|direct)\/?$)[A-Za-z0-9._]{1,30}\/?$/,
  },
  facebook: {
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com'],
    path: new RegExp(
      String.raw`^/(?!(?:login|sharer|watch|events|groups|marketplace)(?:[/.]|$))(?:profile\.php|${slug}(?:/${slug}){0,3})/?$`,
    ),
    query: 'id',
  },
  linkedin: {
    hosts: ['linkedin.com', 'www.linkedin.com', 'm.linkedin.com', 'in.linkedin.com'],
    path: new RegExp(String.raw`^/(?:in|company|school|showcase)/${slug}/?$`),
  },
  youtube: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    path: new RegExp(String.raw`^/(?:@${slug}|(?:channel|c|user)/${slug})/?$`),
  },
};

/** Adds a missing scheme; an existing one stays and is validated. */
const withScheme = (text: string) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);

function parsed(text: string): URL | null {
  // Characters that a URL parser drops silently, so that the displayed link is not the opened one.
  // oxlint-disable-next-line no-control-regex -- these characters are what is refused
  if (/[\s\\\u0000-\u001f\u007f]/.test(text)) return null;
  const url = URL.parse(withScheme(text));
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port;
  return plain ? url : null;
}

/** A public host name: at least two labels, the last one of letters; neither an IP address nor this machine. */
const publicHost =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const reservedHost = /(?:^|\.)(?:localhost|local|internal|home|lan|test|invalid|onion)$/;

/**
 * Returns the normalised link (https for the four services, no tracking query), or null when it is not a link of that kind. `input`
 * may lack the scheme.
 */
export function profileLink(kind: LinkKind, input: string): string | null {
  const url = parsed(input.trim());
  if (!url) return null;
  if (kind === 'website') {
    if (!publicHost.test(url.hostname) || reservedHost.test(url.hostname)) return null;
    return url.href;
  }
  const rule = rules[kind];
  if (!rule.hosts.includes(url.hostname) || !rule.path.test(url.pathname)) return null;
  const kept =
    rule.query && url.pathname.startsWith('/profile.php') ? url.searchParams.get(rule.query) : null;
  if (url.pathname.startsWith('/profile.php') && !/^\d{1,20}$/.test(kept ?? '')) return null;
  return `https://${url.hostname}${url.pathname}${kept ? `?${rule.query}=${kept}` : ''}`;
}

const isRuled = (kind: string): kind is keyof typeof rules => kind in rules;

/** Returns the full address of a typed `@name` or an address without a scheme; anything else unchanged. */
export function completeLink(kind: LinkKind, typed: string): string {
  const name = /^@([\w.-]{1,100})$/.exec(typed.trim())?.[1];
  if (name !== undefined && isRuled(kind)) {
    const at = kind === 'youtube' ? '@' : kind === 'linkedin' ? 'company/' : '';
    return completeLink(kind, `https://www.${kind}.com/${at}${name}`);
  }
  return profileLink(kind, typed) ?? typed;
}
