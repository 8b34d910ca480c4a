/** @file Does a posted form come from a page of this very site? No list of names is needed: where it stood is held against where it was sent. */
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'host' | 'headers'>;
type Known = {
  /** The stated address is ours too, whatever a proxy makes of `Host`. */
  publicUrl: string;
  /** The page's address cannot be guessed, which is proof enough where the browser tells nothing. */
  secretPage: boolean;
};

/**
 * True when another site may have sent the form in a visitor's name. `host` is the name that the visitor used; behind our own
 * proxies the framework takes it from `X-Forwarded-Host`, and from nobody else.
 *
 * A browser names the origin of every form it posts, `null` when a page hides it; a program that names none acts for itself.
 */
export function isForeignForm({ host, headers }: Asked, { publicUrl, secretPage }: Known): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  if (origin === 'null') return site !== 'same-origin' && !secretPage;
  const from = URL.parse(origin);
  // An origin has a protocol and a host, and nothing else.
  if (!from || from.origin !== origin.toLowerCase()) return true;
  return (
    from.host !== URL.parse(`${from.protocol}//${host}`)?.host && from.origin !== new URL(publicUrl).origin
  );
}
