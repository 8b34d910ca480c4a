import { Link, type LinkProps } from 'react-router';
import { isOwnPath } from '#facts/own-path.ts';
import { twinPath } from './twin-path.ts';

/** The markup of the router's link, without its hooks: links are a fifth of a page's rendering. */
function WrittenLink({
  to,
  discover: _d,
  prefetch: _p,
  relative: _r,
  reloadDocument: _l,
  replace: _e,
  mask: _m,
  state: _s,
  preventScrollReset: _c,
  viewTransition: _v,
  defaultShouldRevalidate: _f,
  ...rest
}: LinkProps & { to: string }) {
  return <a {...rest} href={twinPath(to)} data-discover="true" />;
}

/** A link to a page of this site: its code is fetched when a finger or pointer shows intent. */
export function PageLink(props: LinkProps) {
  const { to } = props;
  if (import.meta.env.SSR && isOwnPath(to)) return <WrittenLink {...props} to={to} />;
  return <Link prefetch="intent" viewTransition {...props} />;
}
