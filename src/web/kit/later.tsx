import { lazy, Suspense, type ComponentType } from 'react';
import { firstTouch } from './first-touch.ts';

/**
 * A part of a page that is only read, below what is seen first: its HTML is there from the beginning, its links work, and its
 * code comes when the visitor first touches the page. So the first view waits for less.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    await firstTouch();
    return { default: await load() };
  });
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
