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
  if (!(data instanceof Promise)) return <Result settled={data} failed={failed} children={children} />;
  return (
    <Suspense fallback={<div role="status">{loading}</div>}>
      <Pending promise={data} failed={failed} children={children} />
    </Suspense>
  );
}

type ResultProps<T> = Pick<Props<T>, 'failed' | 'children'>;

function Pending<T>({ promise, ...rest }: ResultProps<T> & { promise: Promise<Settled<T>> }) {
  return <Result settled={use(promise)} {...rest} />;
}

function Result<T>({ settled, failed, children }: ResultProps<T> & { settled: Settled<T> }) {
  return settled.ok ? children(settled.value) : failed(settled.error);
}
