/**
 * @file Links to a vendor's own pages elsewhere: http or https, the exact host, normalised. Pure, so that form and server agree. A
 * look-alike (`instagram.com.evil.example`) is refused by comparing whole hosts.
 */

import { t } from '#words/t.ts';
import { visible } from '#words/visible.ts';

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
      String.raw`^/(?!(?:login|sharer|watch|events|groups|marketplace)(?:[/.]|$)|(?:reels?|photos?|videos?|stories)(?:/|$)|share/[prv]/|(?:photo|story|permalink)\.php)(?:profile\.php|${slug}(?:/${slug}){0,3})/?$`,
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

const isRuled = (kind: LinkKind): kind is keyof typeof rules => kind in rules;

/** Other hosts of the same pages. */
const sameHosts: ReadonlyMap<string, string> = new Map([
  ['fb.com', 'www.facebook.com'],
  ['www.fb.com', 'www.facebook.com'],
  ['fb.me', 'www.facebook.com'],
  ['web.facebook.com', 'www.facebook.com'],
  ['instagr.am', 'www.instagram.com'],
  ['www.instagr.am', 'www.instagram.com'],
]);

/** Where a link to one post or part names the profile: `/name/reel/…`, `/stories/name/…`, `/@name/shorts`. */
const namesProfile: Readonly<Record<keyof typeof rules, RegExp>> = {
  instagram: /^\/(?!(?:tv|s|share|web|legal|about)\/)(?:(?:stories|_u)\/)?([A-Za-z0-9._]{1,30})(?:\/.*)?$/,
  facebook: new RegExp(`^/(${slug})/(?:posts|photos|videos|reels|about|reviews|services)(?:[_/].*)?$`),
  linkedin: new RegExp(`^/((?:in|company|school|showcase)/${slug})/.*$`),
  youtube: new RegExp(`^/(@${slug}|(?:channel|c|user)/${slug})/.*$`),
};

/** How a service writes a name in its address. */
const beforeName = { instagram: '', facebook: '', linkedin: 'company/', youtube: '@' } as const;

/** A name alone: no path, and no address of a site. */
const handle = /^@?([\w.-]{1,100})$/;
const isHost = (text: string) =>
  /^www\./i.test(text) ||
  sameHosts.has(text.toLowerCase()) ||
  Object.values(rules).some(({ hosts }) => hosts.includes(text.toLowerCase()));

/** Returns the link's profile on the service's own host, unvalidated; null when it is no address. */
function meantProfile(kind: keyof typeof rules, typed: string): string | null {
  const url = parsed(typed);
  if (!url) return null;
  const host = sameHosts.get(url.hostname) ?? url.hostname;
  const name = namesProfile[kind].exec(url.pathname)?.[1];
  return `https://${host}${name === undefined ? url.pathname : `/${name}`}${url.search}`;
}

/**
 * Returns the full address of a name (`@name`, `name`), of a link to a part of the profile, or of an address without a scheme; anything
 * else unchanged.
 * @where How is a social link read that a vendor typed or shared?
 */
export function completeLink(kind: LinkKind, typed: string): string {
  const text = visible(typed).trim();
  if (!isRuled(kind)) return profileLink(kind, text) ?? typed;
  const name = handle.exec(text)?.[1];
  if (name !== undefined && !isHost(text))
    return profileLink(kind, `https://www.${kind}.com/${beforeName[kind]}${name}`) ?? typed;
  return profileLink(kind, text) ?? profileLink(kind, meantProfile(kind, text) ?? '') ?? typed;
}

/** Returns what to do with a link of the service that names no profile; null for any other text. */
export function linkHint(kind: LinkKind, typed: string): string | null {
  if (!isRuled(kind) || profileLink(kind, completeLink(kind, typed)) !== null) return null;
  const url = parsed(visible(typed).trim());
  const isOwnHost = url && rules[kind].hosts.includes(sameHosts.get(url.hostname) ?? url.hostname);
  return isOwnHost && url.pathname.length > 1
    ? t('This is the link of a single post or page. Please give the name of your profile, such as @yourname.')
    : null;
}
