import { Link, type LinkProps } from 'react-router';

/** A link to a page of this site: its code is fetched when a finger or pointer shows the intent. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
