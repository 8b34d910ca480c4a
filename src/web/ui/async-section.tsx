import { Suspense, use, type ReactNode } from 'react';
import type { Async, Failure, Settled } from '#contract/settled.ts';

type Props<T> = {
  data: Async<T>;
  /** Shown while the data is on its way; the stated words, in a skeleton of the true size. */
  loading: ReactNode;
  failed: (error: Failure) => ReactNode;
  children: (value: T) => ReactNode;
};

/** One part of a page's data in its states: loading, failed, there. */
export function AsyncSection<T>({ data, loading, failed, children }: Props<T>) {
  const show = (settled: Settled<T>) => (settled.ok ? children(settled.value) : failed(settled.error));
  if (!(data instanceof Promise)) return show(data);
  return (
    <Suspense fallback={<div role="status">{loading}</div>}>
      <Pending promise={data} show={show} />
    </Suspense>
  );
}

function Pending<T>({ promise, show }: { promise: Promise<T>; show: (value: T) => ReactNode }) {
  return show(use(promise));
}
