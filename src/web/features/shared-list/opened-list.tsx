import { useEffect, type ReactNode } from 'react';
import { listPath } from '#facts/paths.ts';
import { keepLink } from '#kit/device/own-links.ts';

type Props = { secret: string; title: string; children: ReactNode };

/** A page of a list. Keeps the way to it on this device, so that vendors can be added to it from their own pages, too. */
export function OpenedList({ secret, title, children }: Props) {
  useEffect(() => keepLink({ kind: 'list', path: listPath(secret), title }), [secret, title]);
  return children;
}
