import { Suspense, type ComponentProps } from 'react';
import { Boundary } from './boundary.tsx';

/**
 * A part of a page that stands for itself: what breaks in it is replaced alone, and it wakes in a task of its own, so that a slow
 * phone answers between two parts. A touch wakes the part that is touched first.
 */
export function Part({ children, ...boundary }: ComponentProps<typeof Boundary>) {
  return (
    <Boundary {...boundary}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
