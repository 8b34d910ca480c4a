import { Suspense, type ComponentProps } from 'react';
import { Boundary } from './boundary.tsx';

/**
 * An independent part of a page: an error in it replaces it alone, and it hydrates in a task of its own, so that a slow phone responds
 * between two parts. A touched part hydrates first.
 */
export function Part({ children, ...boundary }: ComponentProps<typeof Boundary>) {
  return (
    <Boundary {...boundary}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
