/** @file The content security policy (CSP) of a page, and the security headers of every answer. */
import { createHash } from 'node:crypto';
import { api } from '#facts/api.ts';
import { yearSeconds } from '#facts/time.ts';

const [, reportPath = ''] = api.policyReport.split(' ');

/** The origins that a page may use beside our own, and the strictness of its policy. */
export type PolicyOptions = {
  /**
   * Further sources of each kind, such as `https://maps.example` or `https://*.maps.example`; only the origin
   * of an address counts. They come from the configured embeds; without one nothing is permitted.
   */
  script?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
  frame?: readonly string[];
  /** Permits frames with our own pages. */
  ownFrames?: boolean;
  /** Permits our own pages to frame it; no other site ever may. */
  framedByOwn?: boolean;
  media?: readonly string[];
  form?: readonly string[];
  /** Permits Vite's inline scripts, styles and socket. */
  development?: boolean;
  /** The site uses https: plain addresses are upgraded. On plain http this would break every link. */
  secure?: boolean;
  /**
   * Forbids markup and scripts made from strings in the browser. Default: on outside development. Switch it
   * off for an external script that writes markup from strings.
   */
  trustedTypes?: boolean;
  /**
   * The nonce (base64url) that the renderer gave to its own scripts: only these are permitted, and a script injected through
   * content is not. Remove the nonce from the HTML before caching: the policy does not name it, and the bytes of a page
   * stay the same from render to render.
   */
  nonce?: string;
  /** The nonce (base64url) of a permitted style element: for one answer, never cached. */
  styleNonce?: string;
};

/**
 * Returns the `Content-Security-Policy` of a page, with the hash of each inline script of this HTML that carries the nonce.
 * @throws RangeError for a source that is no origin.
 * @where Where is the content security policy?
 */
export function contentSecurityPolicy(html: string, options: PolicyOptions = {}): string {
  const { development = false, secure = false, trustedTypes = !development } = options;
  const inline = development ? ["'unsafe-inline'"] : [];
  const scripts = development ? inline : inlineScripts(html, options.nonce).map(sha256);
  const frames = [...(options.ownFrames ? ["'self'"] : []), ...sources(options.frame)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts), ...sources(options.script)],
    'style-src': ["'self'", ...inline, ...(options.styleNonce ? [`'nonce-${options.styleNonce}'`] : [])],
    'img-src': ["'self'", 'data:', ...sources(options.img)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...sources(options.connect)],
    'media-src': ["'self'", ...sources(options.media)],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': [options.framedByOwn ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...sources(options.form)],
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"] }),
    ...(secure && { 'upgrade-insecure-requests': [] }),
    // Every browser supports report-uri, the older of the two, and it needs no second header.
    'report-uri': [reportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Returns an origin, perhaps with `*` for its subdomains. Anything else could end the directive and begin another. */
const origin = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?(?=[/?#]|$)/i;

function sources(given: readonly string[] = []): string[] {
  const origins = given.map((source) => {
    const found = origin.exec(source);
    if (!found) throw new RangeError(`${JSON.stringify(source)} is no source for a content security policy`);
    return found[0].toLowerCase();
  });
  return [...new Set(origins)];
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the contents of the renderer's inline scripts. No content of a page can hold the nonce, and React escapes `</script`
 * in a script, so that a search for both finds exactly these.
 */
function inlineScripts(html: string, nonce: string | undefined): string[] {
  if (nonce === undefined) return [];
  const mark = ` nonce="${nonce}"`;
  const found: string[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const from = html.indexOf('>', at) + 1;
    const isScript = html.startsWith('<script ', html.lastIndexOf('<', at));
    if (isScript) found.push(html.slice(from, html.indexOf('</script>', from)));
  }
  return found;
}

/** Returns the page for the cache, without the nonce that the policy has replaced. */
export const withoutNonce = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, '');

/** The policy of answers other than pages: opened directly or framed, they may do nothing. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Browser features that no page uses. Only known names, since browsers warn of others. */
const unusedPowers = (
  'accelerometer camera display-capture gyroscope hid idle-detection local-fonts magnetometer ' +
  'microphone midi payment screen-wake-lock serial usb xr-spatial-tracking'
).split(' ');

/**
 * Returns the headers of every answer, cached pages included (which never pass through the framework's reply).
 * HSTS only over https, and not for subdomains: the company's other hosts are not in our control.
 */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': ['geolocation=(self)', ...unusedPowers.map((power) => `${power}=()`)].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
  };
}
