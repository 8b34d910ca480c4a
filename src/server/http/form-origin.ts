/** @file Protects posted forms against cross-site requests: the form's origin is compared with the requested host. */
import type { FastifyRequest } from 'fastify';

type RequestOrigin = Pick<FastifyRequest, 'host' | 'headers'>;
type OwnOrigins = {
  /** The configured address, also accepted when a proxy changes `Host`. */
  publicUrl: string;
  /** The page has an unguessable address, which is proof enough when the browser sends no origin. */
  secretPage: boolean;
};

/**
 * Returns true when another site may have sent the form in a visitor's name. `host` is the name that the visitor used; the
 * framework takes it from `X-Forwarded-Host` of our own proxies only.
 *
 * A browser sends the origin of every form, `null` when a page hides it. A request without one comes from no browser.
 */
export function isForeignForm(
  { host, headers }: RequestOrigin,
  { publicUrl, secretPage }: OwnOrigins,
): boolean {
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
