import { Suspense, use, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { Async, Failure, Settled } from '#contract/settled.ts';
import { Boundary } from './boundary.tsx';

type Props<T> = {
  data: Async<T>;
  /** Shown while the data loads: the stated text, in a skeleton of the final size. */
  loading: ReactNode;
  failed: (error: Failure) => ReactNode;
  children: (value: T) => ReactNode;
};
const broken: Failure = { status: 0, code: 'internal', message: t('This could not be shown.') };

type Show<T> = (settled: Settled<T>) => ReactNode;

/** One part of a page's data in its states: loading, failed, loaded. An error during rendering counts as failed. */
export function AsyncSection<T>({ data, loading, failed, children }: Props<T>) {
  const show: Show<T> = (settled) => (settled.ok ? children(settled.value) : failed(settled.error));
  return (
    <Boundary of={data} instead={() => failed(broken)}>
      {data instanceof Promise ? (
        <Suspense fallback={<div role="status">{loading}</div>}>
          <Pending promise={data} show={show} />
        </Suspense>
      ) : (
        <Shown settled={data} show={show} />
      )}
    </Boundary>
  );
}

/** A component of its own, so that the boundary catches all its errors. */
function Shown<T>({ settled, show }: { settled: Settled<T>; show: Show<T> }) {
  return show(settled);
}

function Pending<T>({ promise, show }: { promise: Promise<Settled<T>>; show: Show<T> }) {
  return show(use(promise));
}
